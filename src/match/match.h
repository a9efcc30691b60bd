// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "calibration/model/utc_time.h"
#include "match/counted_entries.h"
#include "match/setup.h"
#include "match/shot_seen.h"
#include "rules/board_state.h"

// A match is what was agreed and a list of entries that only grows: also an undo is an entry. Everything else
// follows from that list (match_state.h).
namespace ringside {

// A text that copies share: with each new entry a match and its state are copied, scorings and all.
class SharedText {
 public:
  SharedText(std::string text)  // NOLINT(hicpp-explicit-conversions): it is a text
      : text_(std::make_shared<const std::string>(std::move(text))) {}

  const std::string& operator*() const { return *text_; }

 private:
  std::shared_ptr<const std::string> text_;
};

// The photo of a round and what it was scored as.
struct Evidence {
  std::string photo;   // as it was named
  std::string sha256;  // of the photo; empty where only its scoring was at hand
  SharedText scoring;  // JSON as docs/json.md
};

using ByTeam = std::map<std::string, int>;
int at_or_0(const ByTeam& counts, const std::string& team);

// Stands for the id of what may lie in the hole of a round, in rulings on it.
inline constexpr int kDiscInHole = 0;

struct RoundPlayed {
  ByTeam board = {};     // points on the board, by hand; empty with evidence
  ByTeam twenties = {};  // set aside, beside those entered one by one as TwentySunk
  std::optional<Evidence> evidence = {};
  std::vector<RestingDisc> discs = {};  // of the evidence
  // What may be discs beside those, of the evidence if any. Nothing of them is counted; people rule on them
  // later.
  std::vector<RestingDisc> maybe_discs = {};
  // Team of a disc that may lie in the hole beside those. Nothing of it is counted; people rule on it later,
  // as disc kDiscInHole.
  std::optional<std::string> maybe_in_hole = {};
  std::optional<int> starter =
      {};  // player who started it, where that was agreed otherwise than by the rules
  // Those of its shots that a camera saw, in order; it may have missed some. Nothing is counted by them: they
  // are there for statistics.
  std::vector<ShotSeen> shots = {};
};

// A disc lifted out of the hole during the round that is being played.
struct TwentySunk {
  std::string team;
  int count = 1;
};

// What players or a referee decided; the machine's figure stays beside it in the round's evidence.
struct DiscRuling {
  int round;
  int disc;  // id in the round's scoring, or kDiscInHole
  int zone;  // what it is worth
};
struct WinnerRuling {  // of a match that the rules leave level
  std::string team;
};
struct NoteRuling {};  // only the note
struct Ruling {
  std::variant<DiscRuling, WinnerRuling, NoteRuling> decision;
  std::string by = {};
  std::string note = {};
};

// A player is called otherwise from the beginning on.
struct Rename {
  int player;
  std::string name;
};

using Action = std::variant<RoundPlayed, TwentySunk, Ruling, Undo, Redo, Rename>;

struct Entry {
  int number;  // from 1
  UtcTime made;
  Action action;
};

struct Match {
  MatchSetup setup;
  std::vector<Entry> entries = {};
};

// A round from a photo's scoring. Throws RulesError.
RoundPlayed round_of(const Evidence& evidence);

}  // namespace ringside
