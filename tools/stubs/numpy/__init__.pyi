"""Nothing of numpy but what the types of Pillow name, so that they are known without it."""
