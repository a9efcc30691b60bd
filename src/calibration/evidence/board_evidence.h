// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ringside {

// What was measured of one hypothesis of a board: plain numbers that mean the same in any photo.
// docs/evidence.md has each with its formula. Empty where it was not measured or the photo cannot show it.
struct BoardEvidence {
  using Value = std::optional<double>;

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

struct EvidenceField {
  std::string_view name;
  BoardEvidence::Value BoardEvidence::*value;
};

// All fields, in the order of records.
inline constexpr std::array kEvidenceFields{
    EvidenceField{"least_coverage", &BoardEvidence::least_coverage},
    EvidenceField{"width_ratio", &BoardEvidence::width_ratio},
    EvidenceField{"ink_cosine", &BoardEvidence::ink_cosine},
    EvidenceField{"bare_borders", &BoardEvidence::bare_borders},
    EvidenceField{"residual", &BoardEvidence::residual},
    EvidenceField{"inner_off", &BoardEvidence::inner_off},
    EvidenceField{"middle_off", &BoardEvidence::middle_off},
    EvidenceField{"quadrant_lines", &BoardEvidence::quadrant_lines},
    EvidenceField{"quadrant_end", &BoardEvidence::quadrant_end},
    EvidenceField{"quadrant_beyond", &BoardEvidence::quadrant_beyond},
    EvidenceField{"pegs", &BoardEvidence::pegs},
    EvidenceField{"pegs_off", &BoardEvidence::pegs_off},
    EvidenceField{"peg_lean", &BoardEvidence::peg_lean},
    EvidenceField{"peg_comb", &BoardEvidence::peg_comb},
    EvidenceField{"hole", &BoardEvidence::hole},
    EvidenceField{"hole_fill", &BoardEvidence::hole_fill},
    EvidenceField{"deck", &BoardEvidence::deck},
    EvidenceField{"deck_off", &BoardEvidence::deck_off},
    EvidenceField{"rings_within", &BoardEvidence::rings_within},
    EvidenceField{"print_beyond", &BoardEvidence::print_beyond},
    EvidenceField{"steps_within", &BoardEvidence::steps_within},
    EvidenceField{"eye", &BoardEvidence::eye},
    EvidenceField{"eye_pegs", &BoardEvidence::eye_pegs},
};

}  // namespace ringside
