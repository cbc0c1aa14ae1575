"""The physical table: scenes, requests simulated with Bullet, and the observer that judges the result."""
