"""Sound in and out: microphone and loudspeaker."""
