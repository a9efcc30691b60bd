// SPDX-License-Identifier: MIT
#include <algorithm>

#include "board/nearest.h"
#include "board/strict_yaml.h"
#include "rules/rule_library.h"
#include "rules/rule_words.h"

namespace ringside {
namespace {

// A colour has 12 discs in every set that is sold; half as many again leaves room for a house rule.
constexpr int kMostDiscs = 18;
constexpr int kMostRounds = 100;
constexpr int kHighestTarget = 10'000;

template <typename Value, std::size_t kCount>
Value word(const StrictMap& map, const std::string& key, const Words<Value, kCount>& words) {
  const std::string given = map.text(key);
  std::vector<std::string> known;
  for (const auto& [text, value] : words) {
    if (text == given) return value;
    known.emplace_back(text);
  }
  std::string all;
  for (const std::string& text : known) all += (all.empty() ? "" : ", ") + text;
  map.fail(key, "is '" + given + "', which is no value of it; did you mean " +
                    nearest(given, known).value_or("") + "? Known are: " + all);
}

DiscRange disc_range(const StrictMap& map, const std::string& key) {
  const StrictMap range = map.map(key, {"least", "most"});
  const DiscRange discs{range.integer("least", 1, kMostDiscs), range.integer("most", 1, kMostDiscs)};
  if (discs.least > discs.most) range.fail("least", "is more than 'most'; exchange them");
  return discs;
}

DiscsOfThree discs_of_three(const StrictMap& map) {
  const StrictMap discs = map.map("discs_of_three", {"pair", "alone"});
  return {discs.integer("pair", 1, kMostDiscs), discs.integer("alone", 1, 2 * kMostDiscs)};
}

// Three take turns so that the single player answers each of the pair.
std::vector<int> turn_order_of_three(const StrictMap& map) {
  std::vector<int> order = map.integers("turn_order_of_three", 4, 1, 3);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if ((order[i] == 2) == (order[(i + 1) % order.size()] == 2))
      map.fail("turn_order_of_three", "lets a side shoot twice running; write for example [1, 2, 3, 2]");
  }
  return order;
}

bool can_tie(const MatchFormat& format) {
  return format.scoring == RoundScoring::kPoints || format.rounds.has_value();
}

void check(const StrictMap& map, const MatchFormat& format) {
  if (format.target.has_value() == format.rounds.has_value())
    map.fail("name", "needs either a target or a number of rounds; give one of them");
  if (can_tie(format) && !format.tie)
    map.fail("name", "can end level; add tie: stands, play_on, most_twenties or unsaid");
  if (!can_tie(format) && format.tie) map.fail("tie", "cannot happen by difference to a target; remove it");
  if (format.target && format.tie == TieRule::kPlayOn)
    map.fail("tie", "is play_on, but a target says no number of rounds to add to; choose another");
}

MatchFormat format_from(const StrictMap& map) {
  MatchFormat format{
      .name = map.text("name"), .scoring = word(map, "scoring", kScoringWords), .agreed = map.flag("agreed")};
  if (map.has("target")) format.target = map.integer("target", 1, kHighestTarget);
  if (map.has("rounds")) format.rounds = map.integer("rounds", 1, kMostRounds);
  if (map.has("tie")) format.tie = word(map, "tie", kTieWords);
  check(map, format);
  return format;
}

std::vector<MatchFormat> formats(const StrictMap& map) {
  std::vector<MatchFormat> all;
  for (const StrictMap& item :
       map.maps("formats", {"name", "scoring", "target", "rounds", "agreed", "tie"})) {
    all.push_back(format_from(item));
    const auto same = [&](const MatchFormat& other) { return other.name == all.back().name; };
    if (std::count_if(all.begin(), all.end(), same) > 1)
      item.fail("name", "is used by two formats; give each its own");
  }
  if (all.empty()) map.fail("formats", "is an empty list; give at least one way of playing a match");
  return all;
}

// Keys that only rule sets with such games have.
void add_larger_games(RuleSet& rules, const StrictMap& map) {
  if (map.has("discs_of_three")) {
    rules.discs_of_three = discs_of_three(map);
    rules.turn_order_of_three = turn_order_of_three(map);
  }
  if (map.has("discs_of_four")) rules.discs_of_four = disc_range(map, "discs_of_four");
  if (rules.discs_of_three || rules.discs_of_four)
    rules.next_starter_of_more = word(map, "next_starter_of_more", kStarterWords);
}

RuleSet rule_set_from(const StrictMap& map) {
  RuleSet rules{.description = map.text("description"),
                .discs_of_two = disc_range(map, "discs_of_two"),
                .formats = formats(map),
                .show_cancelling = map.flag("show_cancelling"),
                .next_starter_of_two = word(map, "next_starter_of_two", kStarterWords),
                .over_quadrant_line = word(map, "over_quadrant_line", kQuadrantWords),
                .open_shot_reaches_inner_line = map.flag("open_shot_reaches_inner_line"),
                .invalid_shot_removes = word(map, "invalid_shot_removes", kRemovesWords),
                .reentry_optional = word(map, "reentry_untouched", kReentryWords),
                .damage_stands = map.flag("damage_stands"),
                .outer_line_in_motion = word(map, "outer_line_in_motion", kMotionWords),
                .one_more_shot_when_time_ends = map.flag("one_more_shot_when_time_ends")};
  add_larger_games(rules, map);
  return rules;
}

RuleSet parse(const std::string& text, const std::filesystem::path& file) {
  RuleSet rules = rule_set_from(parse_strict_yaml(
      text, file,
      {"description", "discs_of_two", "discs_of_three", "discs_of_four", "turn_order_of_three", "formats",
       "show_cancelling", "next_starter_of_two", "next_starter_of_more", "over_quadrant_line",
       "open_shot_reaches_inner_line", "invalid_shot_removes", "reentry_untouched", "damage_stands",
       "outer_line_in_motion", "one_more_shot_when_time_ends"}));
  rules.name = file.stem().string();
  rules.text = text;
  return rules;
}

}  // namespace

RuleSet load_rule_set(const std::filesystem::path& file) { return parse(read_yaml_text(file), file); }

RuleSet parse_rule_set(const std::string& text, const std::string& name) {
  if (text.size() > kMaxYamlBytes) throw ModelError(name + ": is too large for a rule set; shorten it");
  return parse(text, name + ".yaml");
}

}  // namespace ringside
