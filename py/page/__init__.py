"""The start of the page, which joins the wings: links, stored work and the switch of views.

Events change the state through one `browser.page.Page`. It runs the jobs that follow and asks
every part once per frame to draw what has changed.
"""
