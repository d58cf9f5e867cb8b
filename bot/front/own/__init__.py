"""What is a person's or a server's own: private games, and what is stored of them."""
