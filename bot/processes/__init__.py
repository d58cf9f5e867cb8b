"""Child processes for slow work: thinking and drawing."""
