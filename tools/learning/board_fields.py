# SPDX-License-Identifier: MIT
"""Which fields of the evidence (docs/evidence.md) speak for or against a board, which way, and where they bend."""
from scorecard import Field

FOR, AGAINST = 1, -1

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
