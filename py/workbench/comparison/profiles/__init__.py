"""What the comparison knows of each format; one module per format."""

from workbench.formats.boardsilly.profile import BOARDSILLY_PROFILE
from workbench.formats.jutge.profile import JUTGE_PROFILE
from workbench.formats.uva220.profile import UVA220_PROFILE
from workbench.judging import Format
from workbench.judging.profile import FormatProfile

PROFILES = (UVA220_PROFILE, JUTGE_PROFILE, BOARDSILLY_PROFILE)
_OF_FORMAT = {profile.form: profile for profile in PROFILES}


def of_format(form: Format) -> FormatProfile:
    """Returns the profile of a format."""
    return _OF_FORMAT[form]
