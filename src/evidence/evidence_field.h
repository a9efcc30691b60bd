// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace ringside {

// One quantity that was measured of a hypothesis. Empty where it was not, or the photo cannot show it.
using EvidenceValue = std::optional<double>;

// A field of a record of evidence, which is a plain struct of such values.
template <typename Record>
struct EvidenceField {
  std::string_view name;
  EvidenceValue Record::*value;
};

}  // namespace ringside
