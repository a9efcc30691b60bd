# SPDX-License-Identifier: MIT
"""Power cuts during commands that write a ledger: of what was not flushed any part may be lost."""
import pathlib

from ledger_file import Damaged, entries_in
from match_model import NEW, Match, add_round
from program import Failed, run_unharmed, with_poor_disk
from recorded_disk import Disk, each_cut, records_in

COMMANDS_A_RECORD = 12
CUTS_A_RECORD = 40


class Played:
    """A ledger in a new folder, the commands that were given, and the record of what they did to the disk."""

    def __init__(self, random, folder):
        self.folder, self.place = folder / "disk", pathlib.Path("new/deep/matches.db")
        self.folder.mkdir()
        told = folder / "told"
        match, self.attempts = Match(), []
        self.give(NEW, told)
        for _ in range(COMMANDS_A_RECORD):
            attempt = match.choose(random)
            match.take(attempt)
            self.attempts.append(attempt)
            self.give(attempt.words, told)
        self.records = list(records_in(told))

    def give(self, words, told):
        run_unharmed([*words, "--db", self.folder / self.place], with_poor_disk(told=told))

    def cut_at(self, moment, random, folder):
        """Leaves in the folder what a cut does; how many commands had been answered."""
        disk = Disk(self.folder, {})
        for record in self.records[:moment]:
            disk.take(record)
        disk.leave(random, folder)
        return sum(record[0] == "answer" for record in self.records[:moment])


def check_ledger(report, played, file, answered):
    entries, matches = entries_in(file) if file.exists() else ([], 0)
    if matches < min(answered, 1) or len(entries) < answered - 1:
        report.find(f"{answered} commands were answered, {matches} match and {len(entries)} entries are left")
        return
    match = Match()
    for attempt in played.attempts[:len(entries)]:
        match.take(attempt)
    if wrong := match.unlike(entries):
        report.find(wrong)
    if matches == 0:
        run_unharmed([*NEW, "--db", file])
    if wrong := match.unlike_export(run_unharmed(["match", "export", "-o", "-", "--db", file])):
        report.find(wrong)
    run_unharmed([*add_round(899).words, "--db", file])


def cut_commands(report, random, count):
    for played, answered, _, left in each_cut(report, random, count, CUTS_A_RECORD, lambda folder: Played(random, folder)):
        try:
            check_ledger(report, played, left / played.place, answered)
        except (Damaged, Failed) as error:
            report.find(f"after a cut: {error}")
