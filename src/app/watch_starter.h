// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

inline constexpr const char* kWatchDescription =
    "Watch a game through a camera over the board (docs/live.md).";
inline constexpr const char* kDoctorDescription =
    "Check a camera over a board and this computer, before a game.";
inline constexpr const char* kWorkerDescription =
    "Score photos handed out through an MQTT broker (docs/workers.md).";

inline constexpr const char* kHallDescription =
    "Run a tournament: pairings, results, standings (docs/tournament.md).";

// `watch` as a program of its own, ringside-watch, which lies beside this one. Its video libraries take a
// quarter of a second to load, which no other command should wait for.
Command add_watch_starter(const Parser& program);
Command add_doctor_starter(const Parser& program);  // which looks through the camera
Command add_hall_starter(const Parser& program);    // `hall` as ringside-hall, which serves pages too
// Whose broker's library takes 2 ms of 21 to load.
Command add_worker_starter(const Parser& program);

}  // namespace ringside
