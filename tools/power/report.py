# SPDX-License-Identifier: MIT
"""What was tried, what it hit, and what was found."""
import sys


class Report:
    """One row of the closing table."""

    def __init__(self, name):
        self.name, self.tried, self.killed, self.writing, self.found = name, 0, 0, 0, []

    def find(self, what):
        self.found.append(what)
        print(f"{self.name}: {what}", file=sys.stderr, flush=True)


def table(reports):
    rows = [("", "tried", "hit it alive", "while it wrote", "found")]
    rows += [(r.name, *(f"{n:,}" for n in (r.tried, r.killed, r.writing, len(r.found)))) for r in reports]
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = ["  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:]))]) for row in rows]
    return "\n".join(lines)
