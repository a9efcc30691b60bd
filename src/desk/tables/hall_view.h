// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "calibration/model/utc_time.h"

// All tables of a hall, as far as they tell of themselves.
namespace ringside::hall {

struct GlanceSide {
  std::string team;                       // colour word
  std::string names = {};                 // of a match; "Ann and Cy"
  std::vector<std::string> players = {};  // the same, each
  int total = 0;                          // on the board now
  int score = 0;                          // of the match
  int twenties = 0;                       // of the match
  int sunk = 0;                           // twenties of this round

  bool operator==(const GlanceSide&) const = default;
};

// What a table's state says, cut to what is shown.
struct Glance {
  std::vector<GlanceSide> sides = {};
  std::string shooter = {};  // colour word; empty: not known
  std::string match = {};    // UUID; empty: none is played
  int rounds = 0;            // of that, so far
  bool over = false;         // that match is
  std::string why = {};      // it is over
  bool paused = false;
  std::string motion = {};  // a word of docs/api.md, as all of these
  std::string camera = {}, camera_note = {};
  std::string board = {}, board_note = {};
  std::string withheld = {};  // why totals are old; empty: they are not
  int open_calls = 0;
  int maybe_discs = 0;          // may be none
  bool winner_is_open = false;  // they can change who wins the round
  std::vector<std::string> questions = {};

  bool operator==(const Glance&) const = default;
};

struct HallTable {
  bool online = false;
  UtcTime since{};                    // that it is online, or is not
  std::optional<Glance> glance = {};  // empty: it has told nothing yet
  std::string event = {};             // the newest that it told; a word of docs/json.md
  long sequence = 0;                  // of that

  bool operator==(const HallTable&) const = default;
};

struct HallView {
  std::map<std::string, HallTable> tables = {};  // by names
  std::string broker_trouble = {};               // why the broker is not there; empty: it is

  bool operator==(const HallView&) const = default;
};

// For the referee, the most urgent first: "winner" (an open call can change who wins), "camera", "board",
// "question", "offline".
std::vector<std::string> alerts_of(const HallTable& table);

// As they are listed: open calls first, then what else is wrong, then by names.
std::vector<std::string> tables_in_order(const HallView& view);

}  // namespace ringside::hall
