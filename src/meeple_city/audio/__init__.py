"""Sound in and out: microphone, loudspeaker and WAV files."""
