// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "live/view/photo_calls.h"
#include "live/view/table_disc.h"
#include "live/view/table_event.h"
#include "match/match_state.h"
#include "match/stored_match.h"
#include "report/data/photo_report.h"

// Everything there is to see of a live table at one moment: a value. Whoever shows it (status line, page,
// overlay) is a view of it.
namespace ringside {

enum class CameraStatus { kOpening, kRunning, kLost, kEnded };
enum class BoardStatus { kSearching, kSeen, kCovered, kMoved };
enum class TableMotion { kStill, kMoving, kHand };

std::string_view to_string(CameraStatus status);  // "opening", "running", "lost", "ended"
std::string_view to_string(BoardStatus status);   // "searching", "seen", "covered", "moved"
std::string_view to_string(TableMotion motion);   // "still", "moving", "hand"

// What the camera leaves open and people answer.
struct TableQuestion {
  int id = 0;                        // the same as long as it stands
  std::string text;                  // one line
  std::vector<std::string> answers;  // to choose from, the likelier first
  std::string team = {};             // whose twenty is in question

  bool operator==(const TableQuestion&) const = default;
};

struct TableView {
  long revision = 0;  // larger with every change
  CameraStatus camera = CameraStatus::kOpening;
  std::string camera_note = {};  // what is wrong and what to do; empty when nothing is
  BoardStatus board = BoardStatus::kSearching;
  std::string board_note = {};
  // While a board is looked for: why the newest search took none, and what it saw of one. Null before the
  // first.
  std::shared_ptr<const Refusal> refusal = {};
  double residual_mm = 0;  // of the lines where they were measured last
  TableMotion motion = TableMotion::kStill;
  bool paused = false;

  std::optional<Calibration> calibration = {};
  // Why there is no score now; the discs and totals are then those last known. Empty: the score holds.
  std::string withheld = {};
  std::vector<TableDisc> discs = {};
  std::vector<TableDisc> maybe_discs = {};  // may be none: a question asks, nothing of them is counted
  std::array<std::string, 2> teams = {};    // colour words; empty as long as they are not known
  ByTeam twenties = {};                     // of this round
  Totals totals = {};
  std::optional<RoundResult> round = {};
  std::optional<OpenCalls> open = {};
  std::vector<TableQuestion> questions = {};
  // What a phone's photo says of calls, as long as one of them stands; null: no photo does.
  std::shared_ptr<const PhotoCalls> photo = {};
  std::vector<std::string> warnings = {};  // why the score may be wrong all the same, one line each

  int shots = 0;                            // seen in this round
  std::optional<std::string> shooter = {};  // team whose turn it is, where a match says so
  std::string advice = {};                  // on the last shot

  std::optional<StoredMatch> match = {};  // being played
  std::optional<MatchState> standing = {};
  std::vector<TableEvent> events = {};  // the last ones, the newest last

  // What people did here and can take back, one line each for a person, the newest last. Beside it what they
  // took back and can bring back, the next one last.
  std::vector<std::string> undoable = {};
  std::vector<std::string> redoable = {};
};

}  // namespace ringside
