# SPDX-License-Identifier: MIT
"""What a ledger must hold after what was done to it, found out anew and without ringside's code."""
import json

PLAYERS = "Ann=black,Bob=red"
NEW = ["match", "new", "--rules", "traditional", "--target", "10000", "--players", PLAYERS]


class Attempt:
    """A command that adds one entry, which is known by its kind and by a text in it."""

    def __init__(self, words, kind, mark="", board=None):
        self.words, self.kind, self.mark, self.board = words, kind, mark, board

    def is_entry(self, entry):
        return entry[2] == self.kind and self.mark in entry[3]


def add_round(number):
    black, red = 5 * (number % 30), 5 * (number // 30)
    return Attempt(["match", "add", "--points", f"black={black},red={red}"], "round",
                   json.dumps({"black": black, "red": red}, separators=(",", ":")), {"black": black, "red": red})


def rename(number):
    return Attempt(["match", "rename", "Bob", f"Bob {number}"], "rename", f'"Bob {number}"')


def note(number):
    return Attempt(["match", "rule", "--note", f"note {number}."], "ruling", f'"note {number}."')


class Match:
    """The entries of one match: which count, and which were undone."""

    def __init__(self):
        self.tried, self.attempts, self.done, self.undone = 0, [], [], []

    def choose(self, random, writers=False):
        """An attempt that the rules allow. Of two writers at once neither may depend on the other."""
        self.tried += 1
        choices = [add_round, add_round, note] + ([] if writers else [rename])
        attempt = random.choice(choices)(self.tried)
        if attempt.kind == "rename":
            attempt.words[2] = self.name_of_bob()
        if not writers and self.done and random.random() < 0.2:
            count = random.randint(1, min(3, len(self.done)))
            attempt = Attempt(["match", "undo", "--entries", count], "undo", f'"entries":{count}')
        if not writers and self.undone and random.random() < 0.4:
            attempt = Attempt(["match", "redo"], "redo", '"entries":1')
        return attempt

    def name_of_bob(self):
        names = [attempt.words[3] for attempt in self.done if attempt.kind == "rename"]
        return names[-1] if names else "Bob"

    def take(self, attempt):
        self.attempts.append(attempt)
        if attempt.kind == "undo":
            for _ in range(attempt.words[3]):
                self.undone.append(self.done.pop())
        elif attempt.kind == "redo":
            self.done.append(self.undone.pop())
        else:
            self.done.append(attempt)
            self.undone = []

    def boards(self):
        return [attempt.board for attempt in self.done if attempt.kind == "round"]

    def unlike(self, entries):
        """What is wrong with the entries of the ledger; empty when they are those that were taken."""
        if [entry[1] for entry in entries] != list(range(1, len(self.attempts) + 1)):
            return f"{len(entries)} entries in place of {len(self.attempts)}"
        wrong = [number for number, (attempt, entry) in enumerate(zip(self.attempts, entries), 1)
                 if not attempt.is_entry(entry)]
        return f"entries {wrong} are not what was tried" if wrong else ""

    def unlike_export(self, exported):
        """What is wrong with what `match export` says of it."""
        rounds = json.loads(exported)["standing"]["rounds"]
        boards = [{team: total["board"] for team, total in one["totals"].items()} for one in rounds]
        if boards != self.boards():
            return f"rounds {boards} in place of {self.boards()}"
        name = json.loads(exported)["standing"]["players"][1]["name"]
        return "" if name == self.name_of_bob() else f"{name} in place of {self.name_of_bob()}"
