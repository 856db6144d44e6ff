"""The connection to a second engine, which shares the analysis and the report with the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.engine.client import LOSSES, READY, URGENCIES, Consultation, EngineClient, Loading

if TYPE_CHECKING:
    from jobs.running import Jobs

    Engines = tuple[EngineClient, "SecondClient"]  # The first and the second.


class SecondLoading(Loading):
    """Loads the second engine."""


class SecondConsultation(Consultation):
    """Sends the second engine a request and passes on its answers."""


class SecondClient(EngineClient):
    """Asks a second engine, which is connected only on a machine with enough processors.

    Everything works without it. It is loaded for its first question once the first engine is ready,
    and not again after a loss. It is asked nothing while the first engine is not ready, and rests
    while the analysis is paused.
    """

    loading = SecondLoading
    consultation = SecondConsultation
    resting = URGENCIES

    def __init__(self, jobs: Jobs, first: EngineClient) -> None:
        super().__init__(jobs)
        self._first = first
        self._losses = LOSSES - 1

    @property
    def ready(self) -> bool:
        """Whether it shares the work."""
        return self.status == READY

    @property
    def takes_questions(self) -> bool:
        """Whether the first engine is ready."""
        return self._first.status == READY
