#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""clang-tidy over every file of ours in a compile database, as many at a time as there are cores.

usage: run.py BUILD_FOLDER PLUGIN

Says nothing when all is well, else what clang-tidy found; exit code 1 then. A file that was found well is remembered
and not looked at again until something changes that clang-tidy sees: the file, a header of ours that it includes
directly or not, how it is compiled, .clang-tidy, the plug-in, a package. The memory is $XDG_CACHE_HOME/ringside/tidy,
so that a new clone has it too.
"""
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ringside" / "tidy"
KEPT_DAYS = 60
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
# What clang itself warns of counts too, as in every build.
CHECKS = "--checks=clang-diagnostic-*"


@lru_cache(maxsize=None)
def text_of(path):
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=None)
def included_by(path, include_folders):
    folders = (path.parent, *include_folders)
    found = set()
    for name in INCLUDE.findall(text_of(path)):
        for folder in folders:
            if (folder / name).is_file():
                found.add((folder / name).resolve())
                break
    return found


def file_and_headers(source, include_folders):
    found, to_read = {source}, [source]
    while to_read:
        new = included_by(to_read.pop(), include_folders) - found
        found |= new
        to_read.extend(new)
    return sorted(found)


def surroundings():
    """What all files depend on."""
    packages = subprocess.run(["dpkg-query", "--show", "lib*-dev", "nlohmann-json3-dev", "doctest-dev", "clang-tidy-14"],
                              capture_output=True, text=True, check=False).stdout
    return packages + text_of(ROOT / ".clang-tidy") + text_of(ROOT / "tools/tidy/own_code.cpp") + CHECKS


def key_of(entry, common):
    command = entry["command"]
    include_folders = tuple(Path(folder) for folder in re.findall(r"-I(\S+)", command))
    digest = hashlib.sha256(common.encode())
    digest.update(command.replace(str(ROOT), ".").encode())
    for path in file_and_headers(Path(entry["file"]), include_folders):
        digest.update(f"{path.relative_to(ROOT)}\n{text_of(path)}".encode())
    return digest.hexdigest()


def complaints_about(file, build_folder, plugin):
    result = subprocess.run(["clang-tidy", f"--load={plugin}", CHECKS, "--quiet", "-p", build_folder, file],
                            capture_output=True, text=True, check=False)
    if result.returncode == 0:
        return ""
    return result.stdout + re.sub(r"^\d+ warnings generated\.\n", "", result.stderr, flags=re.MULTILINE)


def forget_old():
    limit = time.time() - KEPT_DAYS * 24 * 3600
    for path in CACHE.iterdir():
        if path.stat().st_mtime < limit:
            path.unlink()


def main():
    build_folder, plugin = sys.argv[1:]
    CACHE.mkdir(parents=True, exist_ok=True)
    forget_old()
    common = surroundings()
    entries = json.loads((Path(build_folder) / "compile_commands.json").read_text(encoding="utf-8"))
    own = {entry["file"]: entry for entry in entries if not Path(entry["file"]).is_relative_to(build_folder)}
    keys = {file: CACHE / key_of(entry, common) for file, entry in own.items()}
    unknown = [file for file, key in keys.items() if not key.exists()]
    if len(unknown) > 50:
        print(f"tools/check: clang-tidy looks at {len(unknown)} of {len(keys)} files, takes minutes", file=sys.stderr)

    def is_well(file):
        complaints = complaints_about(file, build_folder, plugin)
        if complaints:
            print(complaints, flush=True)
        else:
            keys[file].touch()
        return not complaints

    for key in keys.values():
        if key.exists():
            key.touch()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        return 0 if all(list(workers.map(is_well, unknown))) else 1


if __name__ == "__main__":
    sys.exit(main())
