# SPDX-License-Identifier: MIT
"""Photos for what is behind boards, out of Debian packages that say under which licence they may be used.

The packages are fetched and unpacked below build/eye, never installed and never committed.
"""
import subprocess
from pathlib import Path

import cv2
import numpy as np

PACKAGES = (
    "gnome-backgrounds", "lomiri-wallpapers-16.04", "lomiri-wallpapers-20.04", "mate-backgrounds",
    "plasma-workspace-wallpapers", "tuxpaint-stamps-default", "ukui-wallpapers",
)
CUTOUTS = "tuxpaint-stamps-default"  # things with what they cover in an alpha channel
PHOTO_SIDE = 420  # pixels: more than a picture shows of one
CUTOUT_SIDE = 200
LEAST_SIDE = 100
# Pictures of letters and plain signs teach nothing about photos.
LEFT_OUT = ("screenshot", "/symbols/alphabets/", "/symbols/math/", "/symbols/music/")


def fetch(folder: Path) -> None:
    """Downloads and unpacks what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [name for name in PACKAGES if not (folder / name).is_dir()]
    if not missing:
        return
    # As root apt would hand over to a user that may not write here.
    subprocess.run(["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *missing], cwd=folder, check=True)
    for name in missing:
        (package,) = folder.glob(f"{name}_*.deb")
        subprocess.run(["dpkg-deb", "-x", package, folder / name], check=True)


def versions(folder: Path) -> dict[str, str]:
    """Name to version of what was unpacked."""
    found = {}
    for package in sorted(folder.glob("*.deb")):
        text = subprocess.run(["dpkg-deb", "-W", package], capture_output=True, text=True, check=True).stdout
        name, version = text.split()
        found[name] = version
    return found


def licences(folder: Path, name: str) -> list[str]:
    """Licences that the package's own copyright file names."""
    text = (folder / name / "usr/share/doc" / name / "copyright").read_text(errors="replace")
    named = {line.split(":", 1)[1].strip() for line in text.splitlines() if line.startswith("License:")}
    known = ("CC-BY-SA-4.0", "CC-BY-SA-3.0", "CC BY-SA 4.0", "CC BY-SA 3.0", "Creative Commons", "GPL-2+", "GPL")
    return sorted(named - {""}) or [next((word for word in known if word in text), "see its copyright file")]


def shrunk(picture: np.ndarray, side: int) -> np.ndarray:
    factor = side / max(picture.shape[:2])
    if factor >= 1:
        return picture
    return cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)


def is_cutout(picture: np.ndarray) -> bool:
    return picture.ndim == 3 and picture.shape[2] == 4 and (picture[..., 3] < 128).mean() > 0.05


def largest_of_each(files: list[Path]) -> list[Path]:
    """Wallpapers come in many sizes of one picture, in a folder for each."""
    best: dict[Path, Path] = {}
    for file in files:
        key = file.parent if "wallpapers" in str(file.parent).split("/usr/")[-1] and "x" in file.stem else file
        if key not in best or file.stat().st_size > best[key].stat().st_size:
            best[key] = file
    return sorted(best.values())


def pictures_in(folder: Path) -> list[Path]:
    files = [file for file in folder.rglob("*") if file.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp")]
    return largest_of_each([file for file in files if file.is_file() and not any(part in str(file) for part in LEFT_OUT)])


def prepare(packages: Path, folder: Path) -> tuple[int, int]:
    """Writes photos/*.jpg and cutouts/*.png; gives how many of each."""
    photos, cutouts = folder / "photos", folder / "cutouts"
    for place in (photos, cutouts):
        place.mkdir(parents=True, exist_ok=True)
    for name in PACKAGES:
        for index, file in enumerate(pictures_in(packages / name)):
            picture = cv2.imread(str(file), cv2.IMREAD_UNCHANGED)
            if picture is None or picture.dtype != np.uint8 or min(picture.shape[:2]) < LEAST_SIDE:
                continue
            stem = f"{name}-{index:03}"
            if name == CUTOUTS and is_cutout(picture):
                cv2.imwrite(str(cutouts / f"{stem}.png"), shrunk(picture, CUTOUT_SIDE))
            elif name != CUTOUTS:
                colours = cv2.imread(str(file), cv2.IMREAD_COLOR)
                cv2.imwrite(str(photos / f"{stem}.jpg"), shrunk(colours, PHOTO_SIDE), [cv2.IMWRITE_JPEG_QUALITY, 92])
    return len(list(photos.iterdir())), len(list(cutouts.iterdir()))
