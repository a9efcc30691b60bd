# SPDX-License-Identifier: MIT
"""Reads what tools/eye_pictures writes (tools/teaching/write_pictures.h)."""
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MAGIC = b"RSEYE1\n\0"
KINDS = ("board", "hall", "round thing", "both", "nothing")
MAPS = 7  # of the network: board, outer, middle, inner, hole, pegs, discs


@dataclass
class Picture:
    seed: int
    kind: str
    boards: int
    pixels: np.ndarray  # height x width x 3, blue first
    maps: np.ndarray  # MAPS x height/2 x width/2, bytes


def read_exactly(stream, count: int) -> bytes:
    data = stream.read(count)
    if len(data) != count:
        raise EOFError("eye_pictures wrote less than a picture")
    return data


def read_pictures(stream) -> Iterator[Picture]:
    if read_exactly(stream, len(MAGIC)) != MAGIC:
        raise ValueError("this is not what tools/eye_pictures writes")
    width, height, labels = (int(n) for n in np.frombuffer(read_exactly(stream, 12), "<u4"))
    while head := stream.read(16):
        seed = int(np.frombuffer(head[:8], "<u8")[0])
        kind, boards = (int(n) for n in np.frombuffer(head[8:], "<u4"))
        pixels = np.frombuffer(read_exactly(stream, height * width * 3), np.uint8).reshape(height, width, 3)
        maps = np.frombuffer(read_exactly(stream, labels * (height // 2) * (width // 2)), np.uint8)
        maps = maps.reshape(labels, height // 2, width // 2)
        # The network is told of discs, not of their sides.
        yield Picture(seed, KINDS[kind], boards, pixels, np.concatenate([maps[:6], maps[6:].max(0, keepdims=True)]))


class PictureSource:
    """Pictures from a process that draws them as they are asked for."""

    def __init__(self, program: Path, backgrounds: Path, use: str, first: int, count: int, size: tuple[int, int]):
        command = [program.resolve(), "--use", use, "--first", str(first), "--count", str(count), "--backgrounds", backgrounds]
        command += ["--width", str(size[0]), "--height", str(size[1])]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.pictures = read_pictures(self.process.stdout)

    def __next__(self) -> Picture:
        return next(self.pictures)

    def __iter__(self) -> Iterator[Picture]:
        return self.pictures

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
