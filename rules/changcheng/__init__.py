"""Chang Cheng for two to five seats."""
