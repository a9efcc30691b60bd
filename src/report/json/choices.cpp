// SPDX-License-Identifier: MIT
#include "report/json/choices.h"

#include <nlohmann/json.hpp>

#include "board/colour_words.h"
#include "rules/explain.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json number_or_null(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

Json format_json(const MatchFormat& format) {
  return {{"name", format.name},
          {"goal", explain(format)},
          {"target", number_or_null(format.target)},
          {"rounds", number_or_null(format.rounds)},
          {"agreed", format.agreed}};
}

Json discs_each_json(const std::optional<DiscRange>& range) {
  return range ? Json{{"least", range->least}, {"most", range->most}} : Json(nullptr);
}

Json rules_json(const RuleSet& rules) {
  Json formats = Json::array();
  for (const MatchFormat& format : rules.formats) formats.push_back(format_json(format));
  return {{"name", rules.name},
          {"description", rules.description},
          {"formats", formats},
          {"discs_of_two", discs_each_json(rules.discs_of_two)},
          {"three_players", rules.discs_of_three.has_value()},
          {"discs_of_four", discs_each_json(rules.discs_of_four)}};
}

}  // namespace

Json choices_json(const std::vector<RuleSet>& rules) {
  Json sets = Json::array();
  for (const RuleSet& set : rules) sets.push_back(rules_json(set));
  Json colours = Json::array();
  for (const std::string_view word : kColourWords) colours.push_back(word);
  return {{"rules", sets}, {"colours", colours}};
}

}  // namespace ringside
