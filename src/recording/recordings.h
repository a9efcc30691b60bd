// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

#include "calibration/model/utc_time.h"

namespace ringside {

// A folder of recordings: a folder for each round, named by when it was begun, with clips (clip-1.mkv, ...),
// events (events.jsonl) and snapshots (rest-FRAME.jpg; open-FRAME.jpg where a call is open).
class Recordings {
 public:
  // most_bytes: that all of them together may take; the default is the command's, --record-limit.
  Recordings(std::filesystem::path folder, std::uintmax_t most_bytes)
      : folder_(std::move(folder)), most_bytes_(most_bytes) {}

  // Makes the folder of a round. Throws std::filesystem::filesystem_error.
  std::filesystem::path begin_round(UtcTime now) const;

  // Removes what is oldest until the rest takes no more space than allowed. Kept are the round that is being
  // recorded, but for its earlier clips, and evidence of open calls, which people may still want to see.
  // Removes nothing that a recording did not make. Throws std::filesystem::filesystem_error.
  void make_room(const std::filesystem::path& round, const std::filesystem::path& clip) const;

 private:
  std::filesystem::path folder_;
  std::uintmax_t most_bytes_;
};

}  // namespace ringside
