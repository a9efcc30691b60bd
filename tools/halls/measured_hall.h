// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace ringside::halls {

struct MeasuredHallOptions {
  int tables = 40;
  int regions = 1;      // each with a broker of its own, and a hall where there is no centre
  bool centre = false;  // a further broker to which those of the regions are bridged, with the only hall
  int seconds = 60;
  std::filesystem::path hall;     // ringside-hall
  std::filesystem::path players;  // this program: it plays with --play
  std::filesystem::path photo;
  std::filesystem::path folder;  // an empty one, for ledgers and what programs say
};

// Lets simulated tables play on Mosquitto and `ringside hall serve`, all of this machine, and writes a row of
// figures to stdout: docs/performance.md. Throws std::runtime_error where they do not come about.
void measure_hall(const MeasuredHallOptions& options);

}  // namespace ringside::halls
