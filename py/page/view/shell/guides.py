"""The formats explained, as they stand in index.html."""

from html import escape

from guides import Guide


def guides(explained: tuple[Guide, ...]) -> str:
    """Returns what there is to say of each format, folded but for the first."""
    return "".join(_guide(guide, place == 0) for place, guide in enumerate(explained))


def _guide(guide: Guide, is_open: bool) -> str:
    title = escape(guide.form.problem)
    traps = "".join(f"<li>{escape(trap)}</li>" for trap in guide.traps)
    return (
        f'<details name="formats"{" open" if is_open else ""}><summary>{title}</summary>'
        f"<p><strong>In.</strong> {escape(guide.reads)}</p>"
        f"<p><strong>Out.</strong> {escape(guide.prints)}</p>"
        f"<p><strong>Letters.</strong> {escape(guide.letters)}</p>"
        f'<button type="button" data-sample="{guide.form.name}" popovertarget="formats"'
        ' popovertargetaction="hide">Load the sample</button>'
        f'<div class="pair">{_text("In", guide.example)}{_text("Out", guide.printed)}</div>'
        f"<p><strong>What programs get wrong.</strong></p><ul>{traps}</ul></details>"
    )


def _text(title: str, text: str) -> str:
    return f"<figure><figcaption>{title}</figcaption><pre>{escape(text)}</pre></figure>"
