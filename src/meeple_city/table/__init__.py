"""The physical world: scenes, Bullet, requests, and the observer that says what happened."""
