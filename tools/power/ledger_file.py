# SPDX-License-Identifier: MIT
"""Looks at a copy of a ledger, as it lies on the disk, so that ringside meets it untouched."""
import pathlib
import shutil
import sqlite3
import tempfile


class Damaged(Exception):
    """The ledger is not whole."""


def copy_of(file, folder, alone):
    """Without -shm, which no power cut leaves."""
    for ending in ("",) if alone else ("", "-wal"):
        source = pathlib.Path(str(file) + ending)
        if source.exists():
            shutil.copyfile(source, folder / (file.name + ending))
    return folder / file.name


def entries_in(file, alone=False):
    """(match, number, kind, body) of each entry, and the number of matches. Alone: of the one file, as people copy it
    without what lies beside it. Raises Damaged."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        database = sqlite3.connect(copy_of(file, pathlib.Path(folder), alone))
        try:
            check = database.execute("PRAGMA integrity_check").fetchall()
            if check != [("ok",)]:
                raise Damaged(f"integrity_check: {check[:3]}")
            entries = database.execute("SELECT match, number, kind, body FROM entries ORDER BY match, number").fetchall()
            matches = database.execute("SELECT COUNT(*) FROM matches").fetchone()[0]
            return entries, matches
        except sqlite3.Error as error:
            raise Damaged(str(error)) from error
        finally:
            database.close()
