# SPDX-License-Identifier: MIT
"""kill -9 of commands that write a ledger, alone and two at once, and of those that copy a match."""
import pathlib
import tempfile
import time

from ledger_file import Damaged, entries_in
from match_model import NEW, Match
from program import KILLED, Failed, run, run_and_kill, run_unharmed

COMMANDS_A_LEDGER = 60
MOMENTS_KEPT = 100
JITTER = 0.0006  # seconds; a commit takes a few milliseconds


class Moments:
    """When to kill: anywhere in a run, and more often near moments that were seen to hit the writing."""

    def __init__(self, random, whole):
        self.random, self.whole, self.good = random, whole, []

    def choose(self):
        if self.good and self.random.random() < 0.7:
            return max(0.0, self.random.choice(self.good) + self.random.uniform(-JITTER, JITTER))
        return self.random.uniform(0, 1.2 * self.whole)

    def keep(self, moment):
        self.good = (self.good + [moment])[-MOMENTS_KEPT:]


def seconds_of_a_run(folder):
    begun = time.monotonic()
    for name in "abcde":
        run_unharmed([*NEW, "--db", folder / name])
    return (time.monotonic() - begun) / 5


def is_half_way(file):
    """Something lies beside the ledger that a run clears away."""
    return len(list(file.parent.iterdir())) > (1 if file.exists() else 0)


class Killing:
    """A ledger, what it must hold, and the commands that are killed over it."""

    def __init__(self, report, random, moments, folder, writers):
        self.report, self.random, self.moments, self.writers = report, random, moments, writers
        self.file = pathlib.Path(folder) / "ledger/matches.db"
        self.match = Match()

    def words(self, attempt):
        return [*attempt.words, "--db", self.file]

    def make(self):
        """Until it is made; a run that is killed has made it whole or not at all."""
        for _ in range(50):
            ending = self.kill([[*NEW, "--db", self.file]])[0]
            matches = entries_in(self.file)[1] if self.file.exists() else 0
            if matches > 1 or (ending.acknowledged and matches == 0):
                self.report.find(f"{matches} matches after match new, {ending.out!r}")
            if matches:
                return
        run_unharmed([*NEW, "--db", self.file])

    def kill(self, commands):
        moments = [self.moments.choose() for _ in commands]
        endings = run_and_kill(commands, moments)
        half_way = self.file.parent.exists() and is_half_way(self.file)
        for moment, ending in zip(moments, endings):
            self.report.tried += 1
            self.report.killed += ending.code == KILLED
            if ending.code == KILLED and half_way:
                self.report.writing += 1
                self.moments.keep(moment)
        return endings

    def check(self, attempts, endings):
        """All that was acknowledged is there, and else only what was tried."""
        entries, _ = entries_in(self.file)
        new = entries[len(self.match.attempts):]
        for entry in new:
            attempt = next((one for one in attempts if one.is_entry(entry)), None)
            if attempt is None:
                self.report.find(f"nobody wrote entry {entry}")
                return
            self.match.take(attempt)
        if wrong := self.match.unlike(entries):
            self.report.find(wrong)
        for attempt, ending in zip(attempts, endings):
            if ending.acknowledged and attempt not in self.match.attempts:
                self.report.find(f"acknowledged and lost: {attempt.words}")
            if ending.acknowledged and not self.is_in_the_one_file(attempt):
                self.report.find(f"acknowledged and not in the one file: {attempt.words}")
            if ending.code not in (0, KILLED):
                self.report.find(f"{attempt.words} failed: {ending.err}")

    def is_in_the_one_file(self, attempt):
        entries = entries_in(self.file, alone=True)[0]
        return any(attempt.is_entry(entry) for entry in entries[-2:])

    def check_export(self):
        exported = run_unharmed(["match", "export", "-o", "-", "--db", self.file])
        if wrong := self.match.unlike_export(exported):
            self.report.find(f"match export: {wrong}")

    def attempt(self):
        attempts = [self.match.choose(self.random, self.writers) for _ in range(2 if self.writers else 1)]
        self.check(attempts, self.kill([self.words(one) for one in attempts]))
        if self.random.random() < 0.25:
            self.check_export()
        if self.random.random() < 0.1:
            unharmed = self.match.choose(self.random)
            self.check([unharmed], [run(self.words(unharmed))])


class Copying:
    """A match in a ledger, and copies of it that are killed: each is whole or not there."""

    def __init__(self, report, random, moments, folder):
        self.report, self.random, self.moments = report, random, moments
        self.source, self.folder = folder / "source.db", folder / "copies"
        self.backup, self.imported = self.folder / "backup.db", self.folder / "imported.db"
        self.folder.mkdir()
        match = Match()
        for words in [NEW, *(match.choose(random, writers=True).words for _ in range(20))]:
            run_unharmed([*words, "--db", self.source])
        run_unharmed(["match", "export", "-o", folder / "match.json", "--db", self.source])
        self.bodies = [entry[3] for entry in entries_in(self.source)[0]]
        self.commands = {self.backup: ["match", "backup", self.backup, "--replace", "--db", self.source],
                         self.imported: ["match", "import", folder / "match.json", "--db", self.imported]}

    def attempt(self):
        target = self.random.choice(list(self.commands))
        moment = self.moments.choose()
        ending = run_and_kill([self.commands[target]], [moment])[0]
        self.report.tried += 1
        self.report.killed += ending.code == KILLED
        if ending.code == KILLED and is_half_way(target):
            self.report.writing += 1
            self.moments.keep(moment)
        entries = entries_in(target)[0] if target.exists() else []
        if entries and [entry[3] for entry in entries] != self.bodies:
            self.report.find(f"{len(entries)} entries of {len(self.bodies)} after {self.commands[target]}")
        if ending.acknowledged and not entries:
            self.report.find(f"acknowledged and lost: {self.commands[target]}")
        if entries:
            target.unlink()


def kill_copies(report, random, count):
    with tempfile.TemporaryDirectory() as folder:
        moments = Moments(random, seconds_of_a_run(pathlib.Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        copying = Copying(report, random, moments, pathlib.Path(folder))
        while report.killed < count and not report.found:
            try:
                copying.attempt()
            except Damaged as error:
                report.find(str(error))


def kill_commands(report, random, count, writers=False):
    with tempfile.TemporaryDirectory() as folder:
        moments = Moments(random, seconds_of_a_run(pathlib.Path(folder)))
    while report.killed < count and not report.found:
        with tempfile.TemporaryDirectory() as folder:
            killing = Killing(report, random, moments, folder, writers)
            try:
                killing.make()
                for _ in range(COMMANDS_A_LEDGER):
                    killing.attempt()
                    if report.killed >= count or report.found:
                        break
            except (Damaged, Failed) as error:
                report.find(str(error))
