"""The page on which a few local people play, and what they do there."""
