# SPDX-License-Identifier: MIT
"""A contact sheet of drawn pictures, to be looked at: sheet.py FILE SHEET.jpg [COUNT [WEIGHTS.onnx]]

Below each picture it is again with its labels; or, with weights, with what they see.
"""
import sys

import cv2
import numpy as np

from measure import Weights
from pictures import Picture, read_pictures

COLUMNS = 6
REGIONS = ((255, 0, 255), (0, 0, 255), (0, 255, 0), (255, 128, 0))
POINTS = ((0, 255, 255), (255, 255, 0), (255, 255, 255))


def maps_of(picture: Picture, weights: Weights | None) -> np.ndarray:
    if weights is None:
        return picture.maps
    return (255 * weights.see(picture.pixels)).astype(np.uint8)


def cell(picture: Picture, weights: Weights | None) -> np.ndarray:
    maps = maps_of(picture, weights)
    drawn = picture.pixels.copy()
    size = drawn.shape[1::-1]
    for label, colour in zip(maps[:4], REGIONS):
        region = (cv2.resize(label, size) > 127).astype(np.uint8)
        contours, _ = cv2.findContours(region, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        cv2.drawContours(drawn, contours, -1, colour, 1)
    for label, colour in zip(maps[4:], POINTS):
        drawn[cv2.resize(label, size) > 150] = colour
    cv2.putText(drawn, f"{picture.seed} {picture.kind}", (2, 10), 0, 0.35, (255, 255, 255), 1)
    return np.vstack([picture.pixels, drawn])


def main() -> None:
    with open(sys.argv[1], "rb") as stream:
        count = int(sys.argv[3]) if len(sys.argv) > 3 else 36
        weights = Weights(sys.argv[4]) if len(sys.argv) > 4 else None
        cells = [cell(picture, weights) for picture, _ in zip(read_pictures(stream), range(count))]
    cells += [np.zeros_like(cells[0])] * (-len(cells) % COLUMNS)
    rows = [np.hstack(cells[i : i + COLUMNS]) for i in range(0, len(cells), COLUMNS)]
    cv2.imwrite(sys.argv[2], np.vstack(rows))


if __name__ == "__main__":
    main()
