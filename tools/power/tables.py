# SPDX-License-Identifier: MIT
"""kill -9 and power cuts of `ringside watch` while people correct and count at its table."""
import pathlib
import tempfile
import threading

import table as watched
from ledger_file import Damaged, entries_in
from program import KILLED, Failed, run_unharmed, with_poor_disk
from recorded_disk import Disk, content_of, each_cut, records_in
from table import Gone, Table, kept_of

TABLES_A_LEDGER = 25
COMMANDS = [{"command": "change_twenties", "team": team, "by": 1} for team in ("black", "pink")]
STEPS = [{"command": "undo"}, {"command": "redo"}]
LONGEST = 0.25  # seconds; ten commands take as long
CUTS_A_RECORD = 20


def choose_commands(random):
    """Corrections around one round that is counted."""
    before = [random.choice(COMMANDS) for _ in range(random.randint(0, 3))]
    after = [random.choice(COMMANDS + STEPS + STEPS) for _ in range(12)]
    return [*before, {"command": "end_round"}, *after]


class Evening:
    """A ledger, the tables that are killed over it one after the other, and what they must have kept."""

    def __init__(self, report, random, frames, folder):
        self.report, self.random, self.frames = report, random, frames
        self.ledger, self.clip = folder / "matches.db", folder / "clip.avi"
        run_unharmed([*watched.NEW, "--db", self.ledger])
        self.kept, self.unanswered, self.sent, self.played = None, None, 0, 0

    def kill_one(self):
        """Starts a table, looks at what it has kept, gives commands and kills it at a moment."""
        self.played += 1
        self.report.tried += 1
        watched.write_clip(self.frames, self.played, self.clip)
        table = Table(self.ledger, self.clip)
        if self.random.random() < 0.15:
            threading.Timer(self.random.uniform(0, 0.6), table.process.kill).start()
        answered_before = self.sent
        try:
            table.open()
            self.check(table)
            table.wait_for_board()
            threading.Timer(self.random.uniform(0, LONGEST), table.process.kill).start()
            for command in choose_commands(self.random):
                self.give(table, command)
        except Gone as gone:
            if table.process.poll() not in (None, KILLED):
                self.report.find(f"ended by itself: {gone}")
        self.report.killed += table.end() == KILLED
        self.report.writing += self.unanswered is not None and self.sent > answered_before
        self.check_ledger()

    def give(self, table, command):
        self.sent += 1
        self.unanswered = (command, f"key-{self.sent}")
        status, view = table.ask("POST", "/api/commands", *self.unanswered)
        if status not in (200, 409):
            self.report.find(f"{command}: {status}, {view}")
        if status == 200:
            self.kept = kept_of(view)
        self.unanswered = None

    def check(self, table):
        """What was answered is there; what was not is done once when it is sent again."""
        kept = table.kept()
        if self.unanswered is None:
            if self.kept is not None and kept != self.kept:
                self.report.find(f"kept {kept} in place of {self.kept}")
        else:
            self.check_unanswered(table, kept)
        self.kept, self.unanswered = table.kept(), None

    def check_unanswered(self, table, kept):
        command, key = self.unanswered
        status, view = table.ask("POST", "/api/commands", command, key)
        if status == 409:
            if kept != self.kept:
                self.report.find(f"{command} was refused though it was done: {view}")
            return
        if command in STEPS or self.kept is None:
            return
        if kept_of(view) == self.kept or kept not in (self.kept, kept_of(view)):
            self.report.find(f"{command} sent again: from {self.kept}, {kept} to {kept_of(view)}")
        if kept == self.kept:
            return
        if table.kept() != kept:
            self.report.find(f"{command} was done twice: {kept}, {table.kept()}")

    def check_ledger(self):
        numbers = [entry[1] for entry in entries_in(self.ledger)[0]]
        if numbers != list(range(1, len(numbers) + 1)):
            self.report.find(f"entries {numbers}")


def kill_tables(report, random, count):
    frames = watched.frames_of_empty_board()
    while report.killed < count and not report.found:
        with tempfile.TemporaryDirectory() as folder:
            try:
                evening = Evening(report, random, frames, pathlib.Path(folder))
                while evening.played < TABLES_A_LEDGER and report.killed < count and not report.found:
                    evening.kill_one()
            except (Damaged, Failed) as error:
                report.find(str(error))


class RecordedTable:
    """A table at which commands were given, what was kept after each, and the record of its disk."""

    def __init__(self, random, frames, folder):
        self.folder = folder / "disk"
        self.folder.mkdir()
        ledger, clip, told = self.folder / "matches.db", folder / "clip.avi", folder / "told"
        run_unharmed([*watched.NEW, "--db", ledger])
        self.before = content_of(self.folder)
        watched.write_clip(frames, 1, clip)
        table = Table(ledger, clip, with_poor_disk(told=told))
        table.open()
        self.kept, self.given = [table.kept()], []
        first = sum(is_answer(record) for record in records_in(told))
        table.wait_for_board()
        for number, command in enumerate(choose_commands(random)):
            status, view = table.ask("POST", "/api/commands", command, f"key-{number}")
            if status == 200:
                self.given.append((command, f"key-{number}"))
                self.kept.append(kept_of(view))
        table.end()
        self.records = list(records_in(told))
        self.first = first

    def cut_at(self, moment, random, folder):
        disk = Disk(self.folder, self.before)
        for record in self.records[:moment]:
            disk.take(record)
        disk.leave(random, folder)
        return max(0, sum(is_answer(record) for record in self.records[:moment]) - self.first)


def is_answer(record):
    return record[0] == "answer" and record[3].startswith(b"HTTP/1.1 200")


def check_cut(report, recorded, answered, folder, clip):
    """All that was answered is there, and the next command sent again is done once."""
    table = Table(folder / "matches.db", clip)
    try:
        table.open()
        kept, after = table.kept(), recorded.kept[answered:answered + 2]
        if kept not in after:
            report.find(f"kept {kept} in place of {after}, after {recorded.given[:answered]}")
        elif answered < len(recorded.given) and recorded.given[answered][0] in COMMANDS:
            status, view = table.ask("POST", "/api/commands", *recorded.given[answered])
            if status != 200 or kept_of(view) != after[-1]:
                report.find(f"{recorded.given[answered]} sent again: {kept_of(view)} in place of {after[-1]}")
    except Gone as gone:
        report.find(f"after a cut: {gone}")
    finally:
        table.end()


def cut_tables(report, random, count):
    frames = watched.frames_of_empty_board()
    cuts = each_cut(report, random, count, CUTS_A_RECORD, lambda folder: RecordedTable(random, frames, folder))
    for recorded, answered, folder, left in cuts:
        try:
            entries_in(left / "matches.db")
        except Damaged as error:
            report.find(f"after a cut: {error}")
        check_cut(report, recorded, answered, left, folder / "clip.avi")
