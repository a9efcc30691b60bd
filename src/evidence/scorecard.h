// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "evidence/evidence_field.h"
#include "evidence/points.h"

namespace ringside {

// What follows from a probability.
enum class Certainty { kNo, kMaybe, kSure };

// How likely a hypothesis is right: the sum of its fields' points, which drawn pictures taught
// (docs/evidence.md).
template <typename Record>
class Scorecard {
 public:
  using Field = EvidenceField<Record>;
  struct FieldPoints {
    const Field* field;
    double points;
  };

  // Of a YAML text; file: for messages. The fields must outlive it. Throws ModelError.
  Scorecard(const std::string& text, const std::filesystem::path& file, std::span<const Field> fields)
      : fields_(fields), points_(read_points(text, file, names_of(fields))) {}

  double log_odds(const Record& record) const {
    double sum = points_.bias;
    for (const PointsOfField& points : points_.fields) sum += points(record.*fields_[points.field()].value);
    return sum;
  }

  double probability(const Record& record) const { return 1 / (1 + std::exp(-log_odds(record))); }

  // Beyond what taught it nothing is certain.
  Certainty certainty(const Record& record) const {
    if (!knows(record)) return Certainty::kMaybe;
    const double p = probability(record);
    return p >= points_.sure ? Certainty::kSure : p >= points_.asked ? Certainty::kMaybe : Certainty::kNo;
  }

  // What speaks against it, the strongest first; none of those that hardly do.
  std::vector<FieldPoints> against(const Record& record) const {
    constexpr double kHardly = -0.3;  // log odds: three to four
    std::vector<FieldPoints> out;
    for (const PointsOfField& points : points_.fields) {
      const Field& field = fields_[points.field()];
      const double speaks = points(record.*field.value);
      if (speaks < kHardly) out.push_back({&field, speaks});
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const FieldPoints& a, const FieldPoints& b) { return a.points < b.points; });
    return out;
  }

 private:
  bool knows(const Record& record) const {
    return std::all_of(points_.fields.begin(), points_.fields.end(), [&](const PointsOfField& points) {
      return points.knows(record.*fields_[points.field()].value);
    });
  }

  static std::vector<std::string_view> names_of(std::span<const Field> fields) {
    std::vector<std::string_view> names;
    for (const Field& field : fields) names.push_back(field.name);
    return names;
  }

  std::span<const Field> fields_;
  Points points_;
};

}  // namespace ringside
