"""The page: `model` holds its state, and `view` draws the state and handles events.

Events change the state through one `view.core.page.Page`. It runs the jobs that follow and asks
every part once per frame to draw what has changed.
"""
