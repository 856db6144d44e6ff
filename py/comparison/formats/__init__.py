"""What the comparison knows of each format; one module per format."""

from comparison.formats.boardsilly import BOARDSILLY_PROFILE
from comparison.formats.jutge import JUTGE_PROFILE
from comparison.formats.profile import FormatProfile
from comparison.formats.uva220 import UVA220_PROFILE
from judges import Format

PROFILES = (UVA220_PROFILE, JUTGE_PROFILE, BOARDSILLY_PROFILE)
_OF_FORMAT = {profile.form: profile for profile in PROFILES}


def of_format(form: Format) -> FormatProfile:
    """Returns the profile of a format."""
    return _OF_FORMAT[form]
