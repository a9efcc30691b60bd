// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "detection/hole/hole_drawings.h"
#include "evidence/evidence_field.h"

namespace ringside {

// What was measured of a hole: is a disc in it, and does it hang? docs/evidence.md has each field with its
// formula.
struct InHoleEvidence {
  EvidenceValue filled, filled_under_lamp, hangs, hangs_under_lamp, from_sides, from_both_sides, alone,
      empty_off_centre, off_centre, play, eye, least_loss;
};

// All fields, in the order of records.
inline constexpr std::array kInHoleEvidenceFields{
    EvidenceField<InHoleEvidence>{"filled", &InHoleEvidence::filled},
    EvidenceField<InHoleEvidence>{"filled_under_lamp", &InHoleEvidence::filled_under_lamp},
    EvidenceField<InHoleEvidence>{"hangs", &InHoleEvidence::hangs},
    EvidenceField<InHoleEvidence>{"hangs_under_lamp", &InHoleEvidence::hangs_under_lamp},
    EvidenceField<InHoleEvidence>{"from_sides", &InHoleEvidence::from_sides},
    EvidenceField<InHoleEvidence>{"from_both_sides", &InHoleEvidence::from_both_sides},
    EvidenceField<InHoleEvidence>{"alone", &InHoleEvidence::alone},
    EvidenceField<InHoleEvidence>{"empty_off_centre", &InHoleEvidence::empty_off_centre},
    EvidenceField<InHoleEvidence>{"off_centre", &InHoleEvidence::off_centre},
    EvidenceField<InHoleEvidence>{"play", &InHoleEvidence::play},
    EvidenceField<InHoleEvidence>{"eye", &InHoleEvidence::eye},
    EvidenceField<InHoleEvidence>{"least_loss", &InHoleEvidence::least_loss},
};

// What is known besides the hole's drawings.
struct AroundHole {
  std::optional<double> radius = {};  // of the discs without the one at the hole, mm
  std::vector<Lab> colours = {};      // of their tops
  bool both_sides = false;            // are among them
  double eye = 0;                     // the eye's heat of a top there, log odds
};

// All but what lamps' shadows tell. rim: as calibrated.
InHoleEvidence evidence_in_even_light(const HoleDrawings& drawings, const AroundHole& around,
                                      const Circle& rim);

void add_under_lamp(const HoleDrawings& drawings, InHoleEvidence& evidence);

}  // namespace ringside
