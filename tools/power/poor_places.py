# SPDX-License-Identifier: MIT
"""Ledgers where something is wrong with the disk: each command succeeds and it is there, or says what to do."""
import ctypes
import errno
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from ledger_file import Damaged, entries_in
from match_model import NEW, Match, add_round
from program import RINGSIDE, Ending, Failed, run, run_unharmed, with_poor_disk

ROUNDS = 5
WRITING = (["match", "add", "--points", "black=5,red=0"], ["match", "twenty", "Ann"], ["match", "undo"],
           ["match", "rule", "--note", "n"], NEW)
READING = (["match", "list"], ["match", "show", "--history"], ["match", "export", "-o", "-"])
NOBODY = 65534
CLONE_NEWNS = 0x00020000
# A process of its own: whoever closes the ledger gives up its locks, also to look at a copy.
HANGING = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
print(flush=True)
sys.stdin.read()
"""
PERHAPS = "perhaps"  # of a poor disk that lets some commands through


def is_clear(ending, file):
    """One line: whose fault it is, what is wrong; what to do."""
    return (ending.code == 2 and ending.err.startswith("ringside: ") and ending.err.count("\n") == 1
            and "; " in ending.err and "report it" not in ending.err and str(file.parent) in ending.err)


class Place:
    """A ledger with some rounds, and what a poor disk does to commands over it."""

    def __init__(self, report, name, folder, env=None, word="", writes=False, reads=True):
        self.report, self.name, self.env = report, name, env
        self.word, self.writes, self.reads = word, writes, reads
        self.file = folder / "matches.db"

    def find(self, words, what):
        self.report.find(f"{self.name}, {' '.join(map(str, words))}: {what}")

    def begin(self):
        match = Match()
        run_unharmed([*NEW, "--db", self.file])
        for number in range(1, ROUNDS + 1):
            match.take(add_round(number))
            run_unharmed([*match.attempts[-1].words, "--db", self.file])

    def try_one(self, words, before, user=None):
        self.report.tried += 1
        ending = run_as(user, [*words, "--db", self.file], self.env)
        self.check_words(words, ending)
        after = entries_in(self.file)
        grown = len(after[0]) - len(before[0]) + after[1] - before[1]
        if after[0][:len(before[0])] != before[0]:
            self.find(words, "earlier entries are others")
        if words in READING and grown:
            self.find(words, "it was written to")
        if words in WRITING and grown != (ending.code == 0):
            self.find(words, f"exit code {ending.code}, and {grown} entries more")
        return after

    def check_words(self, words, ending):
        may = self.writes if words in WRITING else self.reads
        if ending.code == 0 and not may:
            self.find(words, "succeeded")
        if ending.code != 0 and may is True:
            self.find(words, f"failed: {ending.err!r}")
        if ending.code != 0 and (not is_clear(ending, self.file) or self.word not in ending.err):
            self.find(words, f"is not said plainly: {ending.err!r}")

    def try_all(self, user=None):
        before = entries_in(self.file)
        for words in (*READING, *WRITING):
            before = self.try_one(words, before, user)

    def check_afterwards(self):
        """When the disk is a good one again."""
        before = entries_in(self.file)
        run_unharmed([*add_round(777).words, "--db", self.file])
        if entries_in(self.file)[0][:-1] != before[0]:
            self.report.find(f"{self.name}: entries are others afterwards")


def run_as(user, words, env):
    if user is None:
        return run(words, env)
    done = subprocess.run([RINGSIDE, *map(str, words)], capture_output=True, text=True, user=user, env=env, check=False)
    return Ending(done.returncode, done.stdout, done.stderr)


def try_poor_disks(report, folder):
    """Disks as poor_disk.cpp makes them."""
    no_waiting = {"no_waiting": 1}
    for name, faults, word, settings in (
            ("no locks (ENOLCK)", {"locks_fail": errno.ENOLCK, **no_waiting}, "without the locks", {}),
            ("locks that fail (EIO)", {"locks_fail": errno.EIO}, "without the locks", {}),
            ("no shared memory (ENODEV)", {"maps_fail": errno.ENODEV}, "without the locks", {}),
            ("no byte is free", {"disk_full": 1}, "full", {})):
        place = Place(report, name, new_folder(folder), with_poor_disk(**faults), word, **settings)
        place.begin()
        place.try_all()
        place.check_afterwards()


def try_hanging_writer(report, folder):
    place = Place(report, "a program hangs in the midst of writing", new_folder(folder), with_poor_disk(no_waiting=1),
                  "in use by another program")
    place.begin()
    hanging = subprocess.Popen([sys.executable, "-c", HANGING, place.file], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    hanging.stdout.readline()
    place.try_all()
    hanging.kill()
    hanging.communicate()
    place.check_afterwards()


def try_read_only(report, folder):
    """As another user, where this one may do everything."""
    if os.geteuid() != 0:
        print("skipped: only root can become a user who may not write")
        return
    folder.chmod(0o755)
    for name, mode_of_file, mode_of_folder in (("a file that is read-only", 0o644, 0o777),
                                               ("a folder that is read-only", 0o666, 0o755),
                                               ("file and folder read-only", 0o644, 0o755)):
        place = Place(report, name, new_folder(folder), word="permissions")
        place.begin()
        place.file.chmod(mode_of_file)
        place.file.parent.chmod(mode_of_folder)
        place.try_all(NOBODY)
        place.check_afterwards()


def new_folder(folder):
    return pathlib.Path(tempfile.mkdtemp(dir=folder))


def mount_small_disk(folder):
    """In a namespace of this process; whether it could be."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(CLONE_NEWNS) != 0:
        return False
    for words in (["mount", "--make-rprivate", "/"], ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]):
        if subprocess.run(words, capture_output=True, check=False).returncode != 0:
            return False
    return True


def fill_but(folder, left):
    free = shutil.disk_usage(folder).free
    (folder / "filler").write_bytes(b"x" * max(0, free - left))


def try_small_disk(report, folder):
    """A disk of 1 MB on which so many bytes are free, and later all of them again."""
    if not mount_small_disk(folder):
        print("skipped: no small disk can be mounted")
        return
    place = Place(report, "a full disk", folder, word="full", writes=PERHAPS, reads=PERHAPS)
    place.begin()
    for left in range(0, 100_001, 4096):
        words = WRITING[left // 4096 % len(WRITING)]
        fill_but(folder, left)
        place.try_one(words, entries_in(place.file))
        (folder / "filler").unlink()
    fill_but(folder, 0)
    place.reads = True
    for words in READING:
        place.try_one(words, entries_in(place.file))
    (folder / "filler").unlink()
    place.check_afterwards()
    subprocess.run(["umount", "--lazy", folder], check=True)


def try_poor_places(report):
    try:
        for one in (try_poor_disks, try_hanging_writer, try_read_only, try_small_disk):
            with tempfile.TemporaryDirectory() as folder:
                one(report, pathlib.Path(folder))
    except (Damaged, Failed) as error:
        report.find(str(error))
