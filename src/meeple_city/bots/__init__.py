"""Players that think. They see what a seat sees, and nothing else."""
