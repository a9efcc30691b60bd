# SPDX-License-Identifier: MIT
"""Kinds of files that the program reads: whole ones to begin with, and the command that reads them."""
import dataclasses
import functools
import os
import pathlib
import subprocess

import cv2

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("PROGRAM", ROOT / "build/release/src/app/ringside"))
CORPUS = ROOT / "tests/fuzz/corpus"
MODELS = ROOT / "models"
BEFORE, AFTER = (str(CORPUS / "scoring_json" / name) for name in ("two.json", "maybe.json"))
VIDEO = str(CORPUS / "video/three.mp4")
SHARE_THAT_IS_SEARCHED = 0.05  # of photos: a search for a board costs twenty times what decoding does


@dataclasses.dataclass(frozen=True)
class Kind:
    name: str
    weight: int                 # of all runs
    seeds: tuple                # paths
    commands: tuple             # lists of words; FILE: the file, HELP/x: a whole one, COPY/x: one to write to
    file: str = "file"          # as which it is given, where that matters
    is_text: bool = False


def seed_pictures(folder):
    """A sample in two sizes and every format that OpenCV writes, one with what a camera said of itself."""
    sample = ROOT / "samples/round-1.jpg"
    whole = cv2.imread(str(sample))
    for width in (48, 240):
        small = cv2.resize(whole, (width, width * 3 // 4), interpolation=cv2.INTER_AREA)
        for ending in ("jpg", "png", "tif", "webp"):
            cv2.imwrite(str(folder / f"{width}.{ending}"), small)
    bytes_of_sample, small = sample.read_bytes(), (folder / "240.jpg").read_bytes()
    length = int.from_bytes(bytes_of_sample[4:6], "big")
    (folder / "exif.jpg").write_bytes(small[:2] + bytes_of_sample[2:4 + length] + small[2:])


def seed_calibration(folder):
    """Of a photo that is small and can be scored."""
    whole = cv2.imread(str(ROOT / "samples/round-1.jpg"))
    cv2.imwrite(str(folder / "board.jpg"), cv2.resize(whole, (400, 300), interpolation=cv2.INTER_AREA))
    ask(folder, "calibrate", "board.jpg", "-o", "board.yaml")


def seed_matches(folder):
    ask(folder, "match", "new", "--rules", "nca", "--players", "Ann=black,Bob=red", "--db", "matches.db")
    ask(folder, "match", "add", "--points", "Ann=40,Bob=30", "--twenties", "Ann=1", "--db", "matches.db")
    ask(folder, "match", "rename", "Ann", "Änne", "--db", "matches.db")
    ask(folder, "match", "add", str(CORPUS / "scoring_json/two.json"), "--db", "matches.db")
    ask(folder, "match", "export", "-o", "match.json", "--db", "matches.db")
    (folder / "list.txt").write_text("48.jpg\n48.png\n\n48.webp\n# none\nnothing.jpg\n")
    (folder / "settings.yaml").write_text("score:\n  confidence: 2.5\n  discs: tournament\nwatch:\n  rules: nca\n")


def surroundings(home):
    """Of a run: nobody's settings, matches or models."""
    return {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "RINGSIDE_MODELS": str(MODELS)}


def ask(folder, *words):
    subprocess.run([PROGRAM, *words], cwd=folder, env=surroundings(folder), check=True, capture_output=True)


def write_seeds(folder):
    seed_pictures(folder)
    seed_calibration(folder)
    seed_matches(folder)


def photos(name, weight, help_folder, ending, corpus=None):
    known = (CORPUS / f"photo_{corpus or name}").glob(f"*.{ending}")
    seeds = [*sorted(known), *sorted(help_folder.glob(f"[2e4]*.{ending}"))]
    decode = ["calibrate", "FILE", "--check", "HELP/board.yaml", "--json", "-"]
    search = ["score", "FILE", "--json", "-"]
    return Kind(f"photo {name}", weight, tuple(seeds), (decode,) * round(1 / SHARE_THAT_IS_SEARCHED - 1) + (search,))


def models(folder):
    return tuple(sorted((MODELS / folder).glob("*.yaml")))


@functools.cache
def kinds(help_folder):
    """Weights: how many of 100 runs."""
    known = CORPUS / "models"
    score = ["score", "HELP/48.jpg", "--json", "-"]
    db = ["--db", "FILE"]
    return (
        photos("jpeg", 7, help_folder, "jpg"),
        photos("png", 5, help_folder, "png"),
        photos("tiff", 6, help_folder, "tif"),
        photos("webp", 4, help_folder, "webp"),
        photos("heic", 4, help_folder, "heic", "heif"),
        photos("avif", 3, help_folder, "avif", "heif"),
        Kind("board", 8, models("boards"), (["models", "boards", "FILE"],), "file.yaml", True),
        Kind("discs", 8, models("discs"), (["models", "discs", "FILE"],), "file.yaml", True),
        Kind("rules", 9, models("rules"),
             (["models", "rules", "FILE"],
              ["shot", BEFORE, AFTER, "--shooter", "black", "--json", "-", "--rules", "FILE"]), "file.yaml", True),
        Kind("calibration", 6, (help_folder / "board.yaml", known / "calibration-1.yaml"),
             ([*score, "--calibration", "FILE"],) * 9 +
             (["score", "HELP/board.jpg", "--json", "-", "--calibration", "FILE"],), "file.yaml", True),
        Kind("lens", 3, (known / "lens.yaml",), ([*score, "--lens", "FILE"],), "file.yaml", True),
        Kind("settings", 5, (help_folder / "settings.yaml",), (["config", "--config", "FILE"],), "file.yaml", True),
        Kind("match", 9, (help_folder / "match.json", *sorted((CORPUS / "match_file").iterdir())),
             (["match", "import", "FILE", "--db", "new.db"],), "file.json", True),
        Kind("scoring", 7, tuple(sorted((CORPUS / "scoring_json").iterdir())),
             (["shot", "FILE", BEFORE, "--shooter", "black", "--json", "-"],
              ["match", "add", "FILE", "--db", "COPY/matches.db"]), "file.json", True),
        Kind("ledger", 8, (help_folder / "matches.db", CORPUS / "ledger/one.db"),
             (["match", "list", *db], ["match", "show", "--history", *db], ["match", "export", "-o", "-", *db],
              ["match", "add", "--points", "Änne=10,Bob=5", *db], ["match", "backup", "copy.db", *db])),
        Kind("list", 4, (help_folder / "list.txt",),
             (["score", "--files-from", "FILE", "--calibration", "HELP/board.yaml", "--json", "-"],), "file.txt", True),
        Kind("round", 2, tuple(sorted((CORPUS / "round_file").iterdir())),
             (["watch", VIDEO, "--speed", "max", "--json", "--resume", "--db", "matches.db"],), "live/round.json",
             True),
        Kind("video", 1, tuple(sorted((CORPUS / "video").iterdir())),
             (["watch", "FILE", "--speed", "max", "--json", "--db", "new.db"],)),
    )
