// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/ellipse.h"

// What happens at a live table, as it is reported to people and programs. docs/live.md lists the events.
namespace ringside {

enum class EventKind {
  kCameraOpened,
  kCameraLost,  // unplugged, stalled, garbage; it is tried again
  kCameraBack,
  kCameraEnded,  // the end of a file
  kCut,          // the picture became another one from one frame to the next
  kBoardFound,
  kBoardCovered,
  kBoardMoved,
  kHandIn,
  kHandOut,
  kShotBegun,
  kDiscsMoved,
  kDiscToDitch,
  kDiscReturned,  // thrown back onto the deck by the rail
  kTwenty,        // watched into the hole, or lifted out of it
  kDiscsAtRest,
  kShotJudged,  // advice by the rules; people decide
  kQuestion,    // what the camera leaves open for people to answer
  kRoundOver,
  kDiscsLifted,
};

// "camera_opened", "hand_in", ...: what JSON calls it.
std::string_view to_string(EventKind kind);

// One thing that happened. Fields that do not apply are empty.
struct TableEvent {
  EventKind kind{};
  double seconds = 0;  // of the source's own clock, from its first frame
  long frame = 0;      // number of the frame it was reported at, from 0
  std::optional<std::string> team = {};
  std::optional<int> disc = {};    // id
  std::optional<Vec2> place = {};  // board frame, mm
  std::string note = {};           // one line for a person; empty where the kind says all
};

}  // namespace ringside
