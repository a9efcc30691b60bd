# SPDX-License-Identifier: MIT
"""Runs ringside, and kills it at a moment."""
import os
import pathlib
import signal
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = pathlib.Path(os.environ.get("RINGSIDE_BUILD", ROOT / "build/release"))
RINGSIDE = str(BUILD / "src/app/ringside")
POOR_DISK = str(BUILD / "tools/libpoor_disk.so")

KILLED = -signal.SIGKILL


class Failed(Exception):
    """A command that nobody harmed did not succeed."""


class Ending:
    """How a run ended: its exit code (KILLED when it was killed in its life) and what it said."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    @property
    def acknowledged(self):
        return self.code == 0 or bool(self.out)


def with_poor_disk(**faults):
    """The environment of a program whose disk is poor; poor_disk.cpp explains the faults."""
    named = {"RINGSIDE_" + name.upper(): str(value) for name, value in faults.items()}
    return {**os.environ, "LD_PRELOAD": POOR_DISK, **named}


def start(words, env=None):
    return subprocess.Popen([RINGSIDE, *map(str, words)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, env=env)


def ending_of(process):
    out, err = process.communicate()
    return Ending(process.returncode, out, err)


def run(words, env=None):
    return ending_of(start(words, env))


def run_unharmed(words, env=None):
    """What it printed. Nobody kills it, so it must succeed."""
    ending = run(words, env)
    if ending.code != 0:
        raise Failed(f"{' '.join(map(str, words))}: exit code {ending.code}, {ending.err.strip()}")
    return ending.out


def run_and_kill(words, seconds):
    """Starts each of the commands at once and kills it so long afterwards."""
    begun = time.monotonic()
    processes = [(start(one), begun + after) for one, after in zip(words, seconds)]
    for process, moment in sorted(processes, key=lambda pair: pair[1]):
        time.sleep(max(0.0, moment - time.monotonic()))
        process.kill()
    return [ending_of(process) for process, _ in processes]
