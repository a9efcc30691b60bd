// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "geometry/lens.h"
#include "live/capture/clock.h"
#include "live/capture/frame_source.h"
#include "recording/recorder.h"

namespace ringside {

struct WatchedSource {
  std::string name;      // SOURCE of the command line
  bool at_once = false;  // a file, as fast as the computer can
  std::optional<Lens> lens = {};
};

// Its frames, recorded as they come (recorder: null where nothing is to be) and then straightened. A file is
// opened at once, so that a wrong name is an error; a camera may come later. Throws CommandError.
std::unique_ptr<FrameSource> open_watched(const WatchedSource& wanted, Recorder* recorder, Clock& clock,
                                          const std::stop_token& stop);

}  // namespace ringside
