# SPDX-License-Identifier: MIT
"""Records of evidence as tools/board_records writes them."""
import gzip

import numpy as np


class Records:
    """values: a row each, NaN where a field was not measured; weights: 1 for each picture and truth together, or such that
    so large a share is right (prior)."""

    def __init__(self, fields, pictures, right, values, prior=None):
        self.fields, self.pictures, self.right, self.values = fields, pictures, right, values
        groups = list(zip(pictures, right))
        count = {group: groups.count(group) for group in set(groups)}
        self.weights = np.array([1.0 / count[group] for group in groups])
        if prior is not None:
            for truth, share in ((1, prior), (0, 1 - prior)):
                of = right == truth
                self.weights[of] *= share * len(right) / self.weights[of].sum()

    def likeliest(self, log_odds):
        """Of each picture the one with most, which is the one that the program takes."""
        best = {}
        for row, picture in enumerate(self.pictures):
            if picture not in best or log_odds[row] > log_odds[best[picture]]:
                best[picture] = row
        return np.array(list(best.values()))


def read_records(path, right="1", wrong="0?", prior=None):
    """right, wrong: letters of the column of truth. Other rows are left out."""
    lines = [line.rstrip("\n").split("\t") for line in gzip.open(path, "rt", encoding="utf-8")]
    head, rows = lines[0], [row for row in lines[1:] if row[1] in right + wrong]
    values = np.array([[float(cell) if cell else np.nan for cell in row[2:]] for row in rows])
    return Records(head[2:], [row[0] for row in rows], np.array([row[1] in right for row in rows], dtype=float), values, prior)
