# SPDX-License-Identifier: MIT
"""What is judged: which fields of the evidence (docs/evidence.md) speak for it or against, which way, and where they
bend; and what follows from a probability."""
from figures import limit_of_asked, limit_of_sure
from scorecard import Field

FOR, AGAINST = 1, -1


class Judgement:
    """head: of its file. limits: of the probabilities taken, their weights and truths, sure and asked. records: their folder, where it
    has another name. right, wrong: truths of records, and the share of the right ones where that is known (prior)."""

    def __init__(self, head, fields, limits, records=None, right="1", wrong="0?", prior=None):
        self.head, self.fields, self.limits, self.records = head, fields, limits, records
        self.truths = {"right": right, "wrong": wrong, "prior": prior}


def limits_of_boards(taken, weights, right):
    """Where nearly every other picture shows what is nearly a board."""
    wrong_of_sure, right_of_refused = 1 / 20, 1 / 20
    sure = limit_of_sure(wrong_of_sure, taken)
    return sure, min(sure, limit_of_asked(right_of_refused, taken))


def limits_of_discs(taken, weights, right):
    """A top alone is never sure. It is asked about where that is worth it: a missed disc that nothing questions makes a round
    wrong, and is as bad as four questions in vain."""
    return 1, 1 / 5


def limits_of_holes(taken, weights, right):
    """A wrong answer that nothing questions is as bad as so many questions in vain: the fewest with which no more than 1 in 200
    is answered wrongly."""
    for questions in range(5, 100):
        sure, asked = 1 - 1 / questions, 1 / questions
        wrong = ((taken >= sure) & ~right) | ((taken < asked) & right)
        if weights[wrong].sum() <= weights.sum() / 200:
            return sure, asked
    raise ValueError("too much is wrong")


BOARD_FIELDS = [
    Field("least_coverage", FOR, [0.15, 0.3, 0.5, 0.75]),
    Field("width_ratio", FOR, [0.4, 0.6, 0.8, 0.95]),
    Field("ink_cosine", FOR, [0, 0.8, 0.95, 1]),
    Field("bare_borders", AGAINST, [0, 1, 2, 3]),
    Field("residual", AGAINST, [0.5, 1, 2]),
    Field("inner_off", AGAINST, [0.5, 1, 2]),
    Field("middle_off", AGAINST, [0.9, 1.4, 2.2]),
    Field("quadrant_lines", FOR, [0, 1, 2, 3, 4]),
    Field("quadrant_end", FOR, [0, 0.5, 1]),
    Field("quadrant_beyond", AGAINST, [0.1, 0.4, 0.8]),
    Field("pegs", FOR, [0, 3, 5, 8]),
    Field("pegs_off", AGAINST, [2, 6, 15]),
    Field("peg_lean", FOR, [-0.2, 0.2, 0.6]),
    Field("peg_comb", FOR, [2, 5, 10, 20]),
    Field("hole", FOR, [0, 1]),
    Field("hole_fill", FOR, [0, 0.2, 0.5, 1]),
    Field("deck", FOR, [0, 1]),
    Field("deck_off", AGAINST, [0.5, 1, 1.8]),
    Field("rings_within", AGAINST, [0.1, 0.3, 0.6, 1]),
    Field("print_beyond", AGAINST, [0.1, 0.3, 0.6, 1]),
    Field("steps_within", AGAINST, [0.15, 0.4, 0.8, 1.4]),
    Field("eye", FOR, [0, 0.5, 0.8, 0.95]),
    Field("eye_pegs", FOR, [0, 4, 8]),
]

DISC_FIELDS = [
    Field("heat", FOR, [0, 0.5, 1, 2, 4]),
    Field("outline", FOR, [0, 0.2, 0.4, 0.6, 0.9]),
    Field("contrast", FOR, [0, 5, 10, 20, 40]),
    Field("from_sides", AGAINST, [3, 8, 15, 30]),
    Field("gap", FOR, [1.5, 1.8, 2, 3]),
]

HOLE_FIELDS = [
    Field("filled", FOR, [-0.4, -0.1, 0.1, 0.3, 0.5, 0.75]),
    Field("filled_under_lamp", FOR, [-0.4, -0.1, 0.1, 0.3, 0.5, 0.75]),
    Field("hangs_under_lamp", FOR, [-0.4, -0.1, 0.1, 0.3, 0.5, 0.75]),
    Field("from_sides", AGAINST, [2, 5, 10, 20, 40]),
    Field("from_both_sides", AGAINST, [3, 8, 16, 30]),
    Field("alone", AGAINST, [0, 1]),
    Field("empty_off_centre", FOR, [0.3, 1, 2, 3]),
    Field("eye", FOR, [0, 0.7, 1.5, 2.5]),
    Field("least_loss", AGAINST, [36, 37], limited=True),
]

HANGER_FIELDS = [
    Field("hangs", FOR, [-0.4, -0.1, 0.1, 0.4, 0.8]),
    Field("hangs_under_lamp", FOR, [-0.4, -0.1, 0.1, 0.4, 0.8]),
    Field("filled_under_lamp", FOR, [0, 0.4, 0.7, 0.9]),
    Field("off_centre", FOR, [1, 2, 4, 6]),
    Field("play", AGAINST, [1, 2, 3, 4]),
    Field("alone", AGAINST, [0, 1]),
    Field("eye", FOR, [0, 0.7, 1.5, 2.5]),
    Field("least_loss", AGAINST, [36, 37], limited=True),
]

JUDGEMENTS = {
    "board": Judgement("Whether a measured hypothesis is a crokinole board, rightly measured", BOARD_FIELDS, limits_of_boards),
    "disc": Judgement("Whether a disc is where the eye sees a top and none was found", DISC_FIELDS, limits_of_discs),
    "hole": Judgement("Whether a disc is in the hole", HOLE_FIELDS, limits_of_holes, right="fh", wrong="0b",
                      prior=1 / 4),
    "hanger": Judgement("Whether the disc in the hole hangs over its rim", HANGER_FIELDS, limits_of_holes, records="hole",
                        right="ho", wrong="f", prior=1 / 2),
}
