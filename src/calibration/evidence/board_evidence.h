// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "evidence/evidence_field.h"

namespace ringside {

// What was measured of one hypothesis of a board: plain numbers that mean the same in any photo.
// docs/evidence.md has each with its formula.
struct BoardEvidence {
  using Value = EvidenceValue;

  // The three printed lines.
  Value least_coverage, width_ratio, ink_cosine, bare_borders, residual, inner_off, middle_off;
  // What else boards have.
  Value quadrant_lines, quadrant_end, quadrant_beyond, pegs, pegs_off, peg_lean, peg_comb, hole, hole_fill,
      deck, deck_off;
  // What other round things have.
  Value rings_within, print_beyond, steps_within;
  // The eye, where it was asked; its pegs.
  Value eye, eye_pegs;
};

// All fields, in the order of records.
inline constexpr std::array kBoardEvidenceFields{
    EvidenceField<BoardEvidence>{"least_coverage", &BoardEvidence::least_coverage},
    EvidenceField<BoardEvidence>{"width_ratio", &BoardEvidence::width_ratio},
    EvidenceField<BoardEvidence>{"ink_cosine", &BoardEvidence::ink_cosine},
    EvidenceField<BoardEvidence>{"bare_borders", &BoardEvidence::bare_borders},
    EvidenceField<BoardEvidence>{"residual", &BoardEvidence::residual},
    EvidenceField<BoardEvidence>{"inner_off", &BoardEvidence::inner_off},
    EvidenceField<BoardEvidence>{"middle_off", &BoardEvidence::middle_off},
    EvidenceField<BoardEvidence>{"quadrant_lines", &BoardEvidence::quadrant_lines},
    EvidenceField<BoardEvidence>{"quadrant_end", &BoardEvidence::quadrant_end},
    EvidenceField<BoardEvidence>{"quadrant_beyond", &BoardEvidence::quadrant_beyond},
    EvidenceField<BoardEvidence>{"pegs", &BoardEvidence::pegs},
    EvidenceField<BoardEvidence>{"pegs_off", &BoardEvidence::pegs_off},
    EvidenceField<BoardEvidence>{"peg_lean", &BoardEvidence::peg_lean},
    EvidenceField<BoardEvidence>{"peg_comb", &BoardEvidence::peg_comb},
    EvidenceField<BoardEvidence>{"hole", &BoardEvidence::hole},
    EvidenceField<BoardEvidence>{"hole_fill", &BoardEvidence::hole_fill},
    EvidenceField<BoardEvidence>{"deck", &BoardEvidence::deck},
    EvidenceField<BoardEvidence>{"deck_off", &BoardEvidence::deck_off},
    EvidenceField<BoardEvidence>{"rings_within", &BoardEvidence::rings_within},
    EvidenceField<BoardEvidence>{"print_beyond", &BoardEvidence::print_beyond},
    EvidenceField<BoardEvidence>{"steps_within", &BoardEvidence::steps_within},
    EvidenceField<BoardEvidence>{"eye", &BoardEvidence::eye},
    EvidenceField<BoardEvidence>{"eye_pegs", &BoardEvidence::eye_pegs},
};

}  // namespace ringside
