"""The page, in three rooms: `state` knows what is so, `markup` how it looks, `browser` where it is.

Events change `state` through one `browser.Page`, which advances the jobs that follow from them and
has every part show once a frame what has changed.
"""
