# SPDX-License-Identifier: MIT
"""Limits by wanted rates of errors, and how right probabilities are."""
import numpy as np


def probability(log_odds):
    return 1 / (1 + np.exp(-log_odds))


def limit_of_sure(share, p):
    """Above which, as the probabilities say, no more than that share is wrong."""
    p = np.sort(p)[::-1]
    wrong = np.cumsum(1 - p) / np.arange(1, len(p) + 1)
    return p[max(np.searchsorted(wrong, share, side="right") - 1, 0)]


def limit_of_asked(share, p):
    """Below which, as the probabilities say, no more than that share is right."""
    p = np.sort(p)
    right = np.cumsum(p) / np.arange(1, len(p) + 1)
    return p[min(np.searchsorted(right, share, side="right"), len(p) - 1)]


def reliability(p, right, weights):
    """Rows of (from, to, weight, said, true share)."""
    ends = [0, 0.02, 0.1, 0.3, 0.7, 0.9, 0.98, 1.0001]
    rows = []
    for low, high in zip(ends, ends[1:]):
        w = weights * ((p >= low) & (p < high))
        if w.sum() > 0:
            rows.append((low, min(high, 1), w.sum(), np.average(p, weights=w), np.average(right, weights=w)))
    return rows


def area(p, right, weights):
    """That a right one gets more than a wrong one."""
    yes, no = right == 1, right == 0
    more = (p[yes][:, None] > p[no][None, :]) + 0.5 * (p[yes][:, None] == p[no][None, :])
    pairs = weights[yes][:, None] * weights[no][None, :]
    return float((more * pairs).sum() / pairs.sum())
