// SPDX-License-Identifier: MIT
#include "calibration/evidence/board_scorecard.h"

#include <algorithm>
#include <cmath>

#include "board/strict_yaml.h"
#include "calibration/evidence/judgement_files.h"

namespace ringside {
namespace {

constexpr Range kProbability{0, 1}, kAnyNumber{-1e6, 1e6};

const EvidenceField& field_named(const StrictMap& map) {
  const std::string name = map.text("field");
  const auto* const found = std::find_if(kEvidenceFields.begin(), kEvidenceFields.end(),
                                         [&](const EvidenceField& field) { return field.name == name; });
  if (found == kEvidenceFields.end()) map.fail("field", "is no field of the evidence; learn anew");
  return *found;
}

}  // namespace

BoardScorecard::BoardScorecard(const std::string& text, const std::filesystem::path& file) {
  const StrictMap map = parse_strict_yaml(text, file, {"bias", "sure", "asked", "fields"});
  bias_ = map.number("bias", kAnyNumber);
  sure_ = map.number("sure", kProbability);
  asked_ = map.number("asked", {0, sure_});
  for (const StrictMap& field : map.maps("fields", {"field", "points"})) {
    Card card{&field_named(field), {}};
    for (const StrictMap& place : field.maps("points", {"at", "log_odds"})) {
      const double from = card.places.empty() ? kAnyNumber.min : card.places.back().at;
      card.places.push_back(
          {place.number("at", {from, kAnyNumber.max}), place.number("log_odds", {kAnyNumber.min, 0})});
    }
    cards_.push_back(std::move(card));
  }
}

const BoardScorecard& BoardScorecard::standard() {
  static const BoardScorecard card(std::string(judgement_files().front().text),
                                   "models/judgements/board.yaml");
  return card;
}

double BoardScorecard::Card::points(const BoardEvidence& evidence) const {
  const auto value = evidence.*field->value;
  if (!value) return 0;
  const auto after =
      std::find_if(places.begin(), places.end(), [&](const Place& p) { return p.at > *value; });
  if (after == places.begin()) return places.front().points;
  if (after == places.end()) return places.back().points;
  const Place &low = *std::prev(after), &high = *after;
  return low.points + (high.points - low.points) * (*value - low.at) / (high.at - low.at);
}

double BoardScorecard::log_odds(const BoardEvidence& evidence) const {
  double sum = bias_;
  for (const Card& card : cards_) sum += card.points(evidence);
  return sum;
}

double BoardScorecard::probability(const BoardEvidence& evidence) const {
  return 1 / (1 + std::exp(-log_odds(evidence)));
}

BoardVerdict BoardScorecard::verdict(const BoardEvidence& evidence) const {
  const double p = probability(evidence);
  return p >= sure_ ? BoardVerdict::kSure : p >= asked_ ? BoardVerdict::kMaybe : BoardVerdict::kNo;
}

std::vector<FieldPoints> BoardScorecard::against(const BoardEvidence& evidence) const {
  constexpr double kHardly = -0.3;  // log odds: three to four
  std::vector<FieldPoints> out;
  for (const Card& card : cards_) {
    const double points = card.points(evidence);
    if (points < kHardly) out.push_back({card.field, points});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const FieldPoints& a, const FieldPoints& b) { return a.points < b.points; });
  return out;
}

}  // namespace ringside
