"""The makers of all formats."""

from inputs.boardsilly import BOARDSILLY_MAKER
from inputs.jutge import JUTGE_MAKER
from inputs.maker import Maker
from inputs.uva220 import UVA220_MAKER
from judges import Format

MAKERS = (UVA220_MAKER, JUTGE_MAKER, BOARDSILLY_MAKER)
_OF_FORMAT = {maker.form: maker for maker in MAKERS}


def maker_of(form: Format) -> Maker:
    """Returns the maker of a format's inputs."""
    return _OF_FORMAT[form]
