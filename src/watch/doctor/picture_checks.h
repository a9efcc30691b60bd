// SPDX-License-Identifier: MIT
#pragma once

#include "live/capture/frame_source.h"
#include "watch/doctor/finding.h"

namespace ringside {

// What a source shows while nothing happens.
struct Look {
  std::vector<Frame> frames;  // the last second, of one size
  std::string trouble = {};   // why there are none
};

// Watches a source for a moment: the camera's automatics have settled before.
Look look_through(FrameSource& source);

// Size and rate, and whether anything came at all.
Finding check_frames(const std::string& source, const Look& look);

// Whether the light changes from frame to frame, by mains or by an automatic. At least one frame.
Finding check_steadiness(const std::vector<Frame>& frames);

// How the deck is lit: its pixels, as they stand in the picture.
struct DeckExposure {
  double median = 0;  // luma
  double blown = 0;   // share of pixels without a difference left in a colour
};
Finding check_light(const DeckExposure& light);

}  // namespace ringside
