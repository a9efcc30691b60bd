// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "evidence/evidence_field.h"

namespace ringside {

// What was measured of a place where the eye sees a disc's top and no disc was found: one that was missed, a
// numeral, an inlay, a side, a mirrored lamp. docs/evidence.md has each field with its formula.
struct TopEvidence {
  EvidenceValue heat, outline, contrast, from_sides, gap;
};

// All fields, in the order of records.
inline constexpr std::array kTopEvidenceFields{
    EvidenceField<TopEvidence>{"heat", &TopEvidence::heat},
    EvidenceField<TopEvidence>{"outline", &TopEvidence::outline},
    EvidenceField<TopEvidence>{"contrast", &TopEvidence::contrast},
    EvidenceField<TopEvidence>{"from_sides", &TopEvidence::from_sides},
    EvidenceField<TopEvidence>{"gap", &TopEvidence::gap},
};

}  // namespace ringside
