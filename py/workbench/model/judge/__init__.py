"""The judge workbench: input, run, steps, comparison and generated inputs."""
