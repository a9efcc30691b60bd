// SPDX-License-Identifier: MIT
#include "calibration/refuse_boardless.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "calibration/camera/camera_estimate.h"
#include "calibration/plausibility.h"
#include "calibration/sight_board.h"
#include "calibration/unlike_board.h"
#include "imaging/blur.h"
#include "imaging/picture_share.h"
#include "text/enumerated.h"

namespace ringside {
namespace {

// "inner line, hole and pegs"
std::string parts_that_are(bool seen, const Sighting& sighting) {
  std::vector<std::string> words;
  for (const BoardPart& part : board_parts(sighting))
    if (part.seen == seen) words.emplace_back(part.name);
  return enumerated(words);
}

std::string faintest_line(const Sighting& seen) {
  const auto* const faintest = std::min_element(
      kLineCircles.begin(), kLineCircles.end(),
      [&](CircleName a, CircleName b) { return seen.find(a)->coverage < seen.find(b)->coverage; });
  return std::string(to_string(*faintest));
}

std::string what_is_wrong_with_lines(const Sighting& seen, Obstacle obstacle) {
  const std::string circles = "three circles lie as a board's lines, but ";
  if (obstacle == Obstacle::kNotMeasured)
    return circles + "the " + faintest_line(seen) + " one cannot be followed around";
  return circles + "the " + faintest_line(seen) + " one shows too faintly";
}

std::string what_is_wrong(const Sighting& seen, Obstacle obstacle) {
  if (seen.shows_all_lines()) return what_is_wrong_with_lines(seen, obstacle);
  const std::vector<BoardPart> parts = board_parts(seen);
  if (std::count_if(parts.begin(), parts.end(), [](const BoardPart& part) { return part.seen; }) < 3)
    return "no crokinole board found";  // two circles may be of anything
  return "only a part of a board is seen: what may be its " + parts_that_are(true, seen) + ", but not its " +
         parts_that_are(false, seen);
}

bool is_far_aside(const Photo& photo, const Sighting& seen) {
  try {
    return !is_tilt_accepted(estimate_camera(seen.image_from_board, photo.width(), photo.height(),
                                             {photo.focal_35mm, seen.lens, std::nullopt}));
  } catch (const CalibrationError&) {
    return false;
  }
}

std::string what_to_do(const Photo& photo, const Sighting& seen) {
  constexpr double kWhole = 0.95;         // of the outer line
  constexpr double kLeastForLines = 0.6;  // pixels per mm: usual lines, 2 mm wide, fill hardly a pixel below
  if (seen.circles.empty()) return "take the photo from above with the whole board in it";
  if (is_far_aside(photo, seen)) return "hold the camera more above the board (45 degrees or less)";
  const double px_per_mm = seen.image_from_board.scale_at(Vec2::Zero());
  if (px_per_mm < kLeastForLines)
    return "take it from nearer, the board is only " +
           std::to_string(std::lround(2 * kTypicalDeck * kOuterLineRadius * px_per_mm)) + " pixels wide";
  if (share_in_picture(seen.image_from_board, kOuterLineRadius, photo.pixels.size()) < kWhole)
    return "take the photo from above with the whole board in it";
  return "show all three lines sharply, large, without glare, hands or shadows on them";
}

void refuse_too_small(const Photo& photo, const BoardOptions& options) {
  const long least = least_board_width(options);
  if (std::min(photo.width(), photo.height()) >= least) return;
  throw CalibrationError("the picture is too small for a board (" + std::to_string(photo.width()) + " x " +
                         std::to_string(photo.height()) + " pixels); use a photo in which it is at least " +
                         std::to_string(least) + " pixels wide");
}

}  // namespace

void refuse_boardless(const Photo& photo, const BoardSearch& search, const BoardOptions& options) {
  refuse_too_small(photo, options);
  Sighting seen = sight_board(photo, search.seen, options.lens);
  const Unlikeness unlike = search.unlike ? unlikeness_of(search.unlike->evidence) : Unlikeness{};
  const std::string wrong =
      search.unlike ? "no crokinole board found: three circles lie as a board's lines, but " + unlike.wrong
                    : what_is_wrong(seen, search.obstacle);
  if (is_blurred(photo.pixels)) {
    throw CalibrationError(wrong + ", the picture is blurred; hold the camera still and focus on the board",
                           std::move(seen));
  }
  const std::string advice = unlike.advice.empty() ? what_to_do(photo, seen) : unlike.advice;
  throw CalibrationError(wrong + "; " + advice, std::move(seen));
}

}  // namespace ringside
