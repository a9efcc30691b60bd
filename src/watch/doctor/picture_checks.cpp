// SPDX-License-Identifier: MIT
#include "watch/doctor/picture_checks.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>

#include "report/data/text.h"

namespace ringside {
namespace {

// Webcams settle exposure and white balance within a second of their first picture.
constexpr double kSettling = 1.5;  // seconds
constexpr double kWatched = 1;
constexpr std::size_t kMostFrames = 60;
constexpr int kMostLost = 3;

// Automatics of webcams go by steps of a sixth of a stop, 12 %, and lamps on the mains flicker by 5 % and
// more where the time of exposure is no multiple of theirs. Noise of a whole picture's mean is below 0.1 %.
constexpr double kMostUnsteady = 0.03;

// A black disc reflects about a tenth of what light wood does: with wood at 40, it has four steps of 255 for
// its face, rim and shadow.
constexpr double kDarkestDeck = 40;
// Twelve white discs, which may be blown, cover 2.8 % of a deck.
constexpr double kMostBlown = 0.03;

double mean_of(const cv::Mat& bgr) {
  const cv::Scalar mean = cv::mean(bgr);
  return (mean[0] + mean[1] + mean[2]) / 3;
}

std::string percent_of(double share) { return fixed(100 * share, 1) + " %"; }

}  // namespace

Look look_through(FrameSource& source) {
  Look look;
  int lost = 0;
  for (double began = -1;;) {
    const NextFrame next = source.next();
    if (next.outcome != FrameOutcome::kFrame) {
      look.trouble = next.why;
      if (next.outcome == FrameOutcome::kEnd || ++lost == kMostLost) return look;
      continue;
    }
    if (began < 0) began = next.frame.seconds;
    if (!look.frames.empty() && look.frames.back().bgr.size() != next.frame.bgr.size()) look.frames.clear();
    look.frames.push_back(next.frame);
    std::erase_if(look.frames,
                  [&](const Frame& frame) { return frame.seconds < next.frame.seconds - kWatched; });
    if (look.frames.size() > kMostFrames) look.frames.erase(look.frames.begin());
    if (next.frame.seconds >= began + kSettling + kWatched) return look;
  }
}

Finding check_frames(const std::string& source, const Look& look) {
  if (look.frames.empty())
    return wrong("picture", source + ": " + (look.trouble.empty() ? "no picture comes" : look.trouble),
                 "try it with another program; then another cable or camera");
  const cv::Size size = look.frames.back().bgr.size();
  const double seconds = look.frames.back().seconds - look.frames.front().seconds;
  std::string found = std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels";
  if (seconds > 0)
    found += ", " + fixed(static_cast<double>(look.frames.size() - 1) / seconds, 0) + " a second";
  return fine("picture", found);
}

Finding check_steadiness(const std::vector<Frame>& frames) {
  double least = 255, most = 0;
  for (const Frame& frame : frames) {
    const double mean = mean_of(frame.bgr);
    least = std::min(least, mean);
    most = std::max(most, mean);
  }
  const double change = most > 0 ? (most - least) / most : 0;
  if (change <= kMostUnsteady) return fine("steady", "the light changes by " + percent_of(change));
  return doubtful(
      "steady", "the light changes by " + percent_of(change) + " within a second",
      "fix exposure and power_line_frequency (docs/live.md), keep hands and lamps still, look again");
}

Finding check_light(const DeckExposure& light) {
  const std::string found =
      "the deck is at " + fixed(light.median, 0) + " of 255, " + percent_of(light.blown) + " of it blown";
  if (light.median < kDarkestDeck)
    return doubtful("light", found + ": black discs may be missed", "more light, or a longer exposure");
  if (light.blown > kMostBlown)
    return doubtful("light", found + ": a lamp in the varnish, or too long an exposure",
                    "move the lamp until the camera does not see it, or expose shorter");
  return fine("light", found);
}

}  // namespace ringside
