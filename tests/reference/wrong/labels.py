"""What may be said of a wrong program."""


class Labelled:
    """Says what is wrong with a program.

    `right` are parts of the phrases that say so, `half` parts of those that say it in part or too
    widely. Where there are none, any explanation is wrong.
    """

    right: "tuple[str, ...]" = ()
    half: "tuple[str, ...]" = ()
