# SPDX-License-Identifier: MIT
"""tools/teach_eye: from nothing to models/eye."""
import argparse
import subprocess
from pathlib import Path

import cv2
import torch
import yaml

import backgrounds
from export import export
from measure import SIZE, Weights, drawn_figures, photo_figures
from network import MEAN, SCALE
from pictures import PictureSource
from teach import BATCH, FRESH, Stage, Teacher

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build/release/tools/eye_pictures"
PACKAGES, BACKGROUNDS = ROOT / "build/eye/packages", ROOT / "build/eye/backgrounds"
SEED = 57
MEASURED = 400  # pictures of each use
CALIBRATING = 8  # pictures by which 8 bits are compared with all bits

# Small pictures first: three of them take as long as one large one.
SMALL_SHARE = 0.42


def stages(minutes: float) -> list[Stage]:
    return [
        Stage((192, 160), minutes * SMALL_SHARE, 3e-3, 9e-4, averaged=False),
        Stage((320, 256), minutes * (1 - SMALL_SHARE), 1.2e-3, 1e-5, averaged=True),
    ]


def commit() -> str:
    command = ["git", "-C", str(ROOT), "describe", "--always", "--dirty", "--abbrev=12"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return told.stdout.strip() or "unknown"


def prepare_backgrounds() -> None:
    backgrounds.fetch(PACKAGES)
    if not (BACKGROUNDS / "photos").is_dir():
        photos, cutouts = backgrounds.prepare(PACKAGES, BACKGROUNDS)
        print(f"teach_eye: {photos} photos and {cutouts} cut-out things below {BACKGROUNDS}")


def source_of(use: str, count: int) -> PictureSource:
    return PictureSource(PROGRAM, BACKGROUNDS, use, 0, count, SIZE)


def blobs() -> list:
    pictures = source_of("tune", CALIBRATING)
    return [cv2.dnn.blobFromImage(p.pixels, 1 / SCALE, SIZE, (MEAN, MEAN, MEAN)) for p in pictures]


def record(teacher: Teacher, changed: float, weights: Path, photos: list[Path]) -> dict:
    """What is written beside the weights."""
    net = Weights(weights)
    progress = teacher.progress
    sources = {
        name: {"version": version, "licences": backgrounds.licences(PACKAGES, name)}
        for name, version in backgrounds.versions(PACKAGES).items()
    }
    return {
        "weights": weights.name,
        "bytes": weights.stat().st_size,
        "taught by": f"tools/teach_eye, commit {commit()}, torch {torch.__version__}, from nothing",
        "seed": SEED,
        "pictures": {"drawn": progress.drawn, "shown": progress.seen, "steps": progress.steps},
        "batch": {"size": BATCH, "drawn for it": FRESH},
        "stages": [yaml.safe_load(stage) for stage in progress.history],
        "largest change of a probability by 8 bits": round(changed, 4),
        "backgrounds": sources,
        "figures": {use: drawn_figures(net, source_of(use, MEASURED)) for use in ("tune", "test")}
        | {folder.name: photo_figures(net, folder) for folder in photos},
    }


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/teach_eye", description="Teaches the eye from nothing.")
    parser.add_argument("--minutes", type=float, default=90, help="of one core for teaching; 0: writes what was taught so far")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/eye/run", help="where checkpoints and the log go")
    parser.add_argument("--photos", type=Path, action="append", default=[], help="folder of photos with truth")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "models/eye")
    parser.add_argument("--backgrounds", action="store_true", help="only fetch and prepare the backgrounds")
    return parser.parse_args()


def main() -> None:
    arguments = parsed()
    torch.set_num_threads(1)
    prepare_backgrounds()
    if arguments.backgrounds:
        return
    teacher = Teacher(arguments.folder, stages(arguments.minutes), PROGRAM, BACKGROUNDS, SEED)
    if arguments.minutes > 0:
        teacher.run()
    if teacher.stopped:
        print("teach_eye: stopped; the same command goes on from here")
        return
    arguments.output.mkdir(parents=True, exist_ok=True)
    weights = arguments.output / "eye.onnx"
    changed = export(teacher.weights(), weights, blobs())
    text = yaml.safe_dump(record(teacher, changed, weights, arguments.photos), sort_keys=False, width=120)
    (arguments.output / "eye.yaml").write_text(text, encoding="utf-8")
    print(f"teach_eye: {weights}, {weights.stat().st_size} bytes; what it rests on: eye.yaml beside it")


if __name__ == "__main__":
    main()
