// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "live/memory/disc_memory.h"
#include "live/memory/hole_memory.h"
#include "live/memory/team_palette.h"
#include "live/table/edit.h"
#include "live/view/command_key.h"
#include "live/view/photo_calls.h"

namespace ringside {

// What the newest frame shows.
struct FrameNow {
  double seconds = 0;  // of the source's own clock
  long frame = 0;
  BoardStatus board = BoardStatus::kSearching;
  std::string board_note = {};
  double residual_mm = 0;
  TableMotion motion = TableMotion::kStill;

  bool operator==(const FrameNow&) const = default;
};

struct CameraNow {
  CameraStatus status = CameraStatus::kOpening;
  std::string note = {};
  bool was_open = false;

  bool operator==(const CameraNow&) const = default;
};

// All that a live table knows, but for the match: that is the ledger's. A plain value; pictures and
// calibrations are kept outside, by the numbers of the readings that they belong to.
struct TableState {
  FrameNow now = {};
  CameraNow camera = {};
  bool paused = false;

  long reading = 0;       // number of the newest, from 1; 0: none since the beginning or the last cut
  bool restored = false;  // the discs are from before a restart; the next reading measures them anew
  DiscMemory memory = {};
  HoleMemory hole = {};
  TeamPalette palette = {};
  std::vector<std::string> warnings_of_sides = {};  // of the newest reading
  bool hidden = false;                              // in that reading a hand hid what no other has shown

  RoundInPlay round = {};
  std::string advice = {};  // on the last shot, as the page shows it
  int last_question = 0;    // id

  std::shared_ptr<const PhotoCalls> photo = {};  // the newest that matched, whether or not its calls stand
  int last_photo = 0;                            // id

  std::vector<Edit> done = {}, undone = {};  // the newest last; the next to be redone last
  CommandKeys carried_out = {};

  bool operator==(const TableState&) const = default;
};

// The state as it goes on after the program ended: what belonged to its camera and its pictures is gone.
TableState restarted(TableState saved);

// The numbers of the readings whose pictures and calibrations the state refers to.
std::set<long> readings_of(const TableState& state);

}  // namespace ringside
