# SPDX-License-Identifier: MIT
"""How well weights see boards: on drawn pictures of seeds that they were not taught by, and on photos with truth.

usage: measure.py WEIGHTS.onnx --program FILE --backgrounds FOLDER [--count N] [--photos FOLDER]...
"""
import argparse
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
import yaml

from network import MEAN, SCALE
from pictures import Picture, PictureSource

SIZE = (320, 256)
SEEN = 0.5  # a region's pixel counts from here on
LEAST_AREA = 40  # pixels of the map: less is not taken for a board
FOUND_WITHIN = 2.0  # pixels of the map between a bump's peak and the truth
LEAST_HEAT = 0.3
REGIONS = {"outer": 1, "middle": 2, "inner": 3}
PADDING = 114  # level of bars about a photo of another shape


class Weights:
    def __init__(self, path: Path):
        self.net = cv2.dnn.readNetFromONNX(str(path))

    def see(self, pixels: np.ndarray) -> np.ndarray:
        """Probabilities, 7 x 128 x 160, of a picture of SIZE."""
        self.net.setInput(cv2.dnn.blobFromImage(pixels, 1 / SCALE, SIZE, (MEAN, MEAN, MEAN)))
        return 1 / (1 + np.exp(-self.net.forward()[0]))


def overlap(seen: np.ndarray, truth: np.ndarray) -> float:
    return float((seen & truth).sum() / max(1, (seen | truth).sum()))


def edge_deviation(seen: np.ndarray, truth: np.ndarray) -> float:
    """Mean distance between two edges as a share of the true region's longest extent."""
    contours, _ = cv2.findContours(truth.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    contour = max(contours, key=cv2.contourArea)
    length = cv2.arcLength(contour, True)
    extent = max(cv2.minAreaRect(contour)[1]) + 1
    return float((seen ^ truth).sum() / max(1.0, length) / extent)


def peaks(heat: np.ndarray, least: float) -> list[tuple[int, int]]:
    """Local maxima as (x, y)."""
    highest = cv2.dilate(heat, np.ones((5, 5), np.uint8))
    ys, xs = np.nonzero((heat >= highest) & (heat > least))
    return list(zip(xs.tolist(), ys.tolist()))


def matched(found: list, true: list) -> int:
    """How many true places have one that was found near by."""
    return sum(any(np.hypot(x - a, y - b) <= FOUND_WITHIN for a, b in found) for x, y in true)


@dataclass
class Points:
    true: int = 0
    found: int = 0
    right: int = 0

    def add(self, heat: np.ndarray, truth: np.ndarray) -> None:
        found, true = peaks(heat, LEAST_HEAT), peaks(truth.astype(np.float32) / 255, 0.9)
        self.true += len(true)
        self.found += len(found)
        self.right += matched(found, true)

    def text(self) -> str:
        return f"{self.right} of {self.true} found, {self.found} told"


@dataclass
class DrawnFigures:
    overlaps: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in REGIONS})
    points: dict[str, Points] = field(default_factory=lambda: {n: Points() for n in ("holes", "pegs", "discs")})
    without_board: int = 0
    false_boards: int = 0

    def add(self, picture: Picture, seen: np.ndarray) -> None:
        truth = picture.maps > 127
        if not truth[1].any():
            self.without_board += 1
            self.false_boards += bool((seen[1] > SEEN).sum() > LEAST_AREA)
            return
        for name, index in REGIONS.items():
            if truth[index].sum() > LEAST_AREA:
                self.overlaps[name].append(overlap(seen[index] > SEEN, truth[index]))
        for (name, points), index in zip(self.points.items(), (4, 5, 6)):
            points.add(seen[index], picture.maps[index])

    def summary(self) -> dict:
        result = {f"overlap {name}, mean": round(float(np.mean(v)), 3) for name, v in self.overlaps.items()}
        result |= {f"overlap {name} above 0.8": f"{sum(o > 0.8 for o in v)} of {len(v)}" for name, v in self.overlaps.items()}
        result |= {name: points.text() for name, points in self.points.items()}
        result["boards seen where none is"] = f"{self.false_boards} of {self.without_board}"
        return result


def drawn_figures(weights: Weights, pictures: Iterable[Picture]) -> dict:
    figures = DrawnFigures()
    for picture in pictures:
        figures.add(picture, weights.see(picture.pixels))
    return figures.summary()


def fitted(photo: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A photo in SIZE with bars, and the map from photo to that."""
    height, width = photo.shape[:2]
    factor = min(SIZE[0] / width, SIZE[1] / height)
    move = np.array([[factor, 0, (SIZE[0] - width * factor) / 2], [0, factor, (SIZE[1] - height * factor) / 2]])
    small = cv2.resize(photo, (round(width * factor), round(height * factor)), interpolation=cv2.INTER_AREA)
    result = np.full((SIZE[1], SIZE[0], 3), PADDING, np.uint8)
    x, y = round(move[0, 2]), round(move[1, 2])
    result[y : y + small.shape[0], x : x + small.shape[1]] = small
    return result, move


def true_region(ellipse: list[float], move: np.ndarray) -> np.ndarray:
    """The inside of a printed line as the maps show it."""
    finer = 8
    factor = move[0, 0] / 2 * finer
    x, y = (move @ (ellipse[0] + 0.5, ellipse[1] + 0.5, 1)) / 2 * finer
    mask = np.zeros((SIZE[1] // 2 * finer, SIZE[0] // 2 * finer), np.uint8)
    box = ((x - 0.5, y - 0.5), (2 * ellipse[2] * factor, 2 * ellipse[3] * factor), ellipse[4])
    cv2.ellipse(mask, box, 255, cv2.FILLED)
    return cv2.resize(mask, (SIZE[0] // 2, SIZE[1] // 2), interpolation=cv2.INTER_AREA) > 127


def photo_figures(weights: Weights, folder: Path) -> dict:
    """For each photo with truth of its lines: mean distance of seen edges from them; else whether a board is seen."""
    result = {}
    for truth_file in sorted(folder.glob("*.yaml")):
        truth = yaml.safe_load(truth_file.read_text(encoding="utf-8"))
        photo = cv2.imread(str(folder / truth.get("photo", ""))) if "photo" in truth else None
        if photo is None:
            continue
        pixels, move = fitted(photo)
        seen = weights.see(pixels) > SEEN
        board = truth.get("board", {})
        if isinstance(board, dict) and "outer" in board:
            regions = {name: true_region(board[name], move) for name in REGIONS}
            result[photo_name(truth)] = {
                name: round(100 * edge_deviation(seen[REGIONS[name]], region), 2) for name, region in regions.items()
            }
        else:
            result[photo_name(truth)] = "a board" if seen[1].sum() > LEAST_AREA else "no board"
    return result


def photo_name(truth: dict) -> str:
    return Path(truth["photo"]).stem


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--backgrounds", type=Path, required=True)
    parser.add_argument("--use", default="test", choices=("test", "tune"))
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--photos", type=Path, action="append", default=[])
    arguments = parser.parse_args()
    weights = Weights(arguments.weights)
    source = PictureSource(arguments.program, arguments.backgrounds, arguments.use, 0, arguments.count, SIZE)
    print(yaml.safe_dump({arguments.use: drawn_figures(weights, source)}, sort_keys=False), end="")
    for folder in arguments.photos:
        print(yaml.safe_dump({folder.name: photo_figures(weights, folder)}, sort_keys=False), end="")


if __name__ == "__main__":
    main()
