// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

// The rules that differ from table to table, as data. What all agree on (what a disc is worth) is in
// scoring/. "Unsaid" is a value of its own: where a rule sheet is silent, Ringside says so and leaves it to
// the players.
namespace ringside {

// What of a round enters the match. round_by_rules.h applies it, scoring/round.h gives the points.
enum class RoundScoring {
  kPoints,      // 2 for the higher total, 1 each for equal ones
  kDifference,  // the difference of the totals, to the winner
};

// When a match would end level.
enum class TieRule {
  kStands,        // it ends level
  kPlayOn,        // rounds are added until one leads
  kMostTwenties,  // whoever sank more over the whole match wins; with as many it ends level
  kUnsaid,        // it ends level unless the players rule otherwise
};

// One way of playing a match: to a target or over a number of rounds, never both.
struct MatchFormat {
  std::string name;
  RoundScoring scoring = RoundScoring::kPoints;
  std::optional<int> target = {};
  std::optional<int> rounds = {};
  bool agreed = false;              // the players may agree on another number
  std::optional<TieRule> tie = {};  // empty where no tie can be: by difference to a target
};

enum class NextStarter {
  kAlternate,  // the next in the order of turns
  kLeft,       // who sits left of the previous starter
  kWinner,     // the winner of the round; after a tied one as kLeft
};

// How far over a quadrant line a disc about to be shot may lie.
enum class OverQuadrantLine {
  kHalf,      // at most half of it
  kTouching,  // some part must still touch the line
  kUnsaid,
};

// What an invalid shot takes off the board beside the disc that was shot.
enum class InvalidRemoves {
  kMoved,    // every disc of the shooter's that it moved
  kTouched,  // every disc that it touched
};

// What becomes of a disc that touches the outer line on its way and ends inside it.
enum class OuterLineInMotion { kStays, kOut, kUnsaid };

// Of each player; equal where the rules leave no choice.
struct DiscRange {
  int least;
  int most;
};

// Two against one.
struct DiscsOfThree {
  int pair;   // of each player of the pair
  int alone;  // of the single player
};

struct RuleSet {
  std::string name = {};    // the file's name without .yaml
  std::string description;  // one line for a person
  std::string text = {};    // of the file, so that a match keeps the rules it began with
  DiscRange discs_of_two{};
  std::optional<DiscsOfThree> discs_of_three = {};  // empty: no game for three
  std::optional<DiscRange> discs_of_four = {};
  std::vector<int> turn_order_of_three = {};  // player numbers 1 to 3 in clockwise seats; 1 and 3 are a team
  std::vector<MatchFormat> formats = {};      // the first is the default
  bool show_cancelling = false;  // discs of equal value cancel: the same difference, shown that way
  NextStarter next_starter_of_two{};
  std::optional<NextStarter> next_starter_of_more = {};
  OverQuadrantLine over_quadrant_line{};
  bool open_shot_reaches_inner_line = true;
  InvalidRemoves invalid_shot_removes{};
  bool reentry_optional =
      false;                  // the players may agree that a disc which comes back untouched stays in play
  bool damage_stands = true;  // what a disc that had been out moved stays where it ended
  OuterLineInMotion outer_line_in_motion{};
  bool one_more_shot_when_time_ends = false;  // for the side with fewer shots
};

}  // namespace ringside
