"""Pieces with their names: beside a section of the rules, and for whoever asks *What is this?*"""
