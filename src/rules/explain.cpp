// SPDX-License-Identifier: MIT
#include "rules/explain.h"

namespace ringside {
namespace {

using Sentences = std::vector<std::string>;

std::string discs_each(const DiscRange& discs) {
  if (discs.least == discs.most) return std::to_string(discs.most) + " discs each";
  return std::to_string(discs.least) + " to " + std::to_string(discs.most) + " discs each, as agreed";
}

std::string order_text(const std::vector<int>& order) {
  std::string text;
  for (const int player : order) text += (text.empty() ? "" : ", ") + std::to_string(player);
  return text;
}

Sentences of_players(const RuleSet& rules) {
  Sentences lines{"Two players, opposite each other: " + discs_each(rules.discs_of_two) + "."};
  if (const auto& three = rules.discs_of_three) {
    lines.push_back("Three players, 1 and 3 against 2: " + std::to_string(three->pair) +
                    " discs each for the pair, " + std::to_string(three->alone) + " for the one alone.");
    lines.push_back("Three players shoot in the order " + order_text(rules.turn_order_of_three) + ".");
  } else {
    lines.emplace_back("No game for three players.");
  }
  lines.push_back(rules.discs_of_four ? "Four players, partners opposite each other: " +
                                            discs_each(*rules.discs_of_four) + "."
                                      : "No game for four players.");
  lines.emplace_back("Turns go clockwise; partners share a colour.");
  return lines;
}

std::string scoring_text(RoundScoring scoring) {
  return scoring == RoundScoring::kPoints
             ? "a round gives 2 points to the higher total, 1 each for equal totals"
             : "the winner of a round gains the difference of the totals";
}

std::string tie_text(TieRule tie) {
  switch (tie) {
    case TieRule::kStands:
      return "a tie stands";
    case TieRule::kPlayOn:
      return "a tie is played on until it is broken";
    case TieRule::kMostTwenties:
      return "a tie goes to the most twenties of the match";
    case TieRule::kUnsaid:
      return "of a tie nothing is said: the players decide";
  }
  return "";
}

Sentences of_matches(const RuleSet& rules) {
  Sentences lines;
  for (const MatchFormat& format : rules.formats) {
    std::string line = "'" + format.name + "': " + explain(format) + "; " + scoring_text(format.scoring);
    if (format.tie) line += "; " + tie_text(*format.tie);
    lines.push_back(line + (lines.empty() && rules.formats.size() > 1 ? " (the usual way)." : "."));
  }
  if (rules.show_cancelling)
    lines.emplace_back("Discs of equal value cancel, equal numbers of twenties too: the same difference.");
  return lines;
}

std::string starter_text(NextStarter starter) {
  switch (starter) {
    case NextStarter::kAlternate:
      return "the next in turn starts the next round";
    case NextStarter::kLeft:
      return "who sits left of the previous starter starts the next round";
    case NextStarter::kWinner:
      return "the winner of a round starts the next one; after a tied round, who sits left of its starter";
  }
  return "";
}

Sentences of_starts(const RuleSet& rules) {
  Sentences lines{"The first starter is drawn or agreed."};
  lines.push_back("Two players: " + starter_text(rules.next_starter_of_two) + ".");
  if (rules.next_starter_of_more)
    lines.push_back("More players: " + starter_text(*rules.next_starter_of_more) + ".");
  return lines;
}

std::string placement_text(OverQuadrantLine over) {
  switch (over) {
    case OverQuadrantLine::kHalf:
      return "At most half of the disc may lie over a quadrant line.";
    case OverQuadrantLine::kTouching:
      return "It may lie over a quadrant line as long as some part still touches that line.";
    case OverQuadrantLine::kUnsaid:
      return "How far it may lie over a quadrant line is not said: the players decide.";
  }
  return "";
}

std::string motion_text(OuterLineInMotion motion) {
  switch (motion) {
    case OuterLineInMotion::kStays:
      return "A disc that touches the outer line on its way, spinning too, and ends inside it stays in play.";
    case OuterLineInMotion::kOut:
      return "A disc that touches the outer line at any time is out.";
    case OuterLineInMotion::kUnsaid:
      return "Of a disc that touches the outer line on its way and ends inside it nothing is said.";
  }
  return "";
}

std::string removal_text(InvalidRemoves removes) {
  return removes == InvalidRemoves::kMoved
             ? "An invalid shot takes off the disc shot and every disc of the shooter's that it moved."
             : "An invalid shot takes off the disc shot and every disc that it touched.";
}

constexpr const char* kTouchOne =
    "With discs of the opponent's on the board, one of them must be touched, directly or by way of own "
    "discs.";
constexpr const char* kReachInnerLine =
    "With none there (an open shot), a disc of the shooter's must end touching the inner line or inside it.";
constexpr const char* kOpenAnywhere = "With none there (an open shot), any place will do.";

Sentences of_shots(const RuleSet& rules) {
  return {"The disc lies flat, touching the outer line of the shooter's own quadrant.",
          placement_text(rules.over_quadrant_line),
          kTouchOne,
          rules.open_shot_reaches_inner_line ? kReachInnerLine : kOpenAnywhere,
          removal_text(rules.invalid_shot_removes),
          "Twenties of an invalid shot are void, and nothing is put back."};
}

Sentences of_outs(const RuleSet& rules) {
  Sentences lines{"A disc that ends touching the outer line, or leaves the deck, is out.",
                  motion_text(rules.outer_line_in_motion)};
  lines.emplace_back(rules.reentry_optional
                         ? "By agreement a disc that leaves the deck and returns untouched stays in play."
                         : "A disc that has left the deck and returns is taken off.");
  lines.emplace_back(rules.damage_stands ? "Discs that it moved stay where they ended, twenties included."
                                         : "Discs that it moved are put back.");
  return lines;
}

}  // namespace

std::string explain(const MatchFormat& format) {
  const std::string agreed = format.agreed ? " (or as agreed)" : "";
  if (format.rounds) return std::to_string(*format.rounds) + " rounds" + agreed;
  return "first to " + std::to_string(*format.target) +
         (format.scoring == RoundScoring::kPoints ? " points" : " by difference") + agreed;
}

std::vector<Explanation> explain(const RuleSet& rules) {
  std::vector<Explanation> all{{"players", of_players(rules)},
                               {"match", of_matches(rules)},
                               {"who starts", of_starts(rules)},
                               {"a shot", of_shots(rules)},
                               {"out", of_outs(rules)}};
  if (rules.one_more_shot_when_time_ends)
    all.push_back({"time", {"When time ends, the side with fewer shots takes one more."}});
  return all;
}

}  // namespace ringside
