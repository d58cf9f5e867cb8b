"""Looking at tables: nothing here changes anything of them."""
