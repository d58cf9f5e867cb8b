"""What there is in the stand-in: servers, channels, people, messages, and its clock."""
