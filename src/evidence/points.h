// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "evidence/evidence_field.h"

namespace ringside {

// The points of one field: log odds, 0 at best, by its value.
class PointsOfField {
 public:
  struct Place {
    double at, points;
  };

  // field: index among the record's. At least one place; their values rise. unknown_above: beyond hardly any
  // of the records was that taught it.
  PointsOfField(std::size_t field, std::vector<Place> places, std::optional<double> unknown_above = {})
      : field_(field), places_(std::move(places)), unknown_above_(unknown_above) {}

  std::size_t field() const { return field_; }
  // Straight between places, the same beyond them; none for what was not measured.
  double operator()(const EvidenceValue& value) const;
  // Whether it was taught by such values.
  bool knows(const EvidenceValue& value) const {
    return !value || !unknown_above_ || *value <= *unknown_above_;
  }

 private:
  std::size_t field_;
  std::vector<Place> places_;
  std::optional<double> unknown_above_;
};

// A scorecard's numbers.
struct Points {
  double bias, sure, asked;  // log odds; probabilities
  std::vector<PointsOfField> fields;
};

// Of a YAML text; file: for messages. Throws ModelError.
Points read_points(const std::string& text, const std::filesystem::path& file,
                   const std::vector<std::string_view>& field_names);

}  // namespace ringside
