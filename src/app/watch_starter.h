// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

inline constexpr const char* kWatchDescription =
    "Watch a game through a camera over the board (docs/live.md).";

// `watch` as a program of its own, ringside-watch, which lies beside this one. Its video libraries take a
// quarter of a second to load, which no other command should wait for.
Command add_watch_starter(const Parser& program);

}  // namespace ringside
