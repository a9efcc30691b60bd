# SPDX-License-Identifier: MIT
"""A table whose disk of 1 MB is full for a while: who corrects is told, and nothing that was answered is lost."""
import pathlib
import subprocess
import tempfile

import table as watched
from poor_places import fill_but, mount_small_disk
from program import Failed, run_unharmed
from table import Gone, Table, kept_of

COMMANDS = ({"command": "end_round"}, {"command": "change_twenties", "team": "black", "by": 1})
FREE = (0, 4096, 8192, 16384, 32768, 65536, 131072)  # bytes; a round takes less than the last


def correct(report, table, kept, command, key):
    """What is kept after a command that is done, or refused with a reason."""
    report.tried += 1
    status, view = table.ask("POST", "/api/commands", command, key)
    if status == 200:
        return kept_of(view)
    if status != 409 or not any(word in view["error"] for word in ("full", "No space left")):
        report.find(f"{command} on a full disk: {status}, {view}")
    if table.kept() != kept:
        report.find(f"{command} was refused, and changed {kept} to {table.kept()}")
    return kept


def play_on(report, disk, clip):
    ledger = disk / "matches.db"
    run_unharmed([*watched.NEW, "--db", ledger])
    table = Table(ledger, clip)
    table.open()
    table.wait_for_board()
    kept = table.kept()
    for free in FREE:
        fill_but(disk, free)
        for command in COMMANDS:
            kept = correct(report, table, kept, command, f"{command['command']}-{free}")
        (disk / "filler").unlink()
    table.end()
    again = Table(ledger, clip)
    again.open()
    if again.kept() != kept:
        report.find(f"kept {again.kept()} in place of {kept} when there was room again")
    again.end()


def try_full_table(report):
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as elsewhere:
        disk, clip = pathlib.Path(place), pathlib.Path(elsewhere) / "clip.avi"
        if not mount_small_disk(disk):
            return
        try:
            watched.write_clip(watched.frames_of_empty_board(), 1, clip)
            play_on(report, disk, clip)
        except (Failed, Gone) as error:
            report.find(f"a table on a full disk: {error}")
        finally:
            subprocess.run(["umount", "--lazy", disk], check=True)
