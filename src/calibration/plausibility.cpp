// SPDX-License-Identifier: MIT
#include "calibration/plausibility.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "calibration/plane/board_ratios.h"
#include "geometry/camera.h"

namespace ringside {
namespace {

// A deck 180 pixels wide, a disc nine. Of the rendered rounds' calls none was wrong from there on. Below, 1
// of 116 was, and of a board's pale discs half were missed.
constexpr double kLeastPixelsPerMm = 0.27;
constexpr double kLeastOuterLine = 0.6;  // share of it in the picture
// A disc's top is seven times as wide as high there, its foot hidden by the deck's own gloss.
constexpr double kMostTilt = radians(82), kWarnTilt = radians(45);
constexpr double kHidingTilt = radians(65);     // a disc hides what lies two of its heights behind it
constexpr double kMostTiltMargin = radians(3);  // however little the focal length is known
// Lines are 1.0 to 3.6 mm wide and look 5 mm wide in the smallest pictures. A blur of 3 mm makes 7 mm of
// them; from 4 mm on boards are not found at all.
constexpr double kMostApparentWidth = 7;
constexpr double kMostApparentPx = 4;  // so wide looks a line of 2 mm that a small picture shows sharply
// Of the board's axes, see pose_residual(): a picture stretched by 13 %. Lenses and cut-off lines do 0.03.
constexpr double kMostPoseResidual = 0.12;

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }
int whole_degrees(double angle) { return static_cast<int>(std::lround(degrees(angle))); }

template <typename... Parts>
std::string text(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

using Reason = std::optional<std::string>;

long width_px(double deck_radius) { return std::lround(2 * deck_radius * kLeastPixelsPerMm); }

// Of the smallest board that may be meant.
double least_deck_radius(const BoardOptions& options) {
  if (options.outer_diameter) return kTypicalDeck * *options.outer_diameter / 2;
  if (options.board) return options.board->deck_radius;
  double least = kTypicalDeck * kOuterLineRadius;
  for (const BoardModel& board : options.known_boards) least = std::min(least, board.deck_radius);
  return least;
}

Reason small_or_cropped(const Calibration& c) {
  if (c.pixels_per_mm() < kLeastPixelsPerMm) {
    return text("the board is only ", std::lround(2 * c.deck_radius * c.pixels_per_mm()),
                " pixels wide; use a photo in which it is at least ", width_px(c.deck_radius),
                " pixels wide");
  }
  if (c.outer_line_in_picture < kLeastOuterLine) {
    return text("only ", percent(c.outer_line_in_picture),
                " % of the outer line is in the picture; take the photo with the whole board in it");
  }
  return std::nullopt;
}

// A focal length that is wrong by a share makes the tilt wrong by as much of its tangent.
double tilt_margin(const CameraEstimate& camera) {
  return std::min(std::tan(camera.tilt) * camera.focal_relative_sigma, kMostTiltMargin);
}

Reason tilted(const Calibration& c) {
  if (is_tilt_accepted(c.camera)) return std::nullopt;
  return text("the camera looks at the board from ", whole_degrees(c.camera.tilt),
              " degrees aside; hold it more above the board (45 degrees or less)");
}

Reason blurred(const Calibration& c, const BoardCircumstances& circumstances) {
  if (circumstances.apparent_width <= std::max(kMostApparentWidth, kMostApparentPx / c.pixels_per_mm()))
    return std::nullopt;
  return text("the picture is blurred (lines look ", std::lround(circumstances.apparent_width),
              " mm wide); hold the camera still and focus on the board");
}

Reason ambiguous(const BoardCircumstances& circumstances) {
  if (!circumstances.ambiguous) return std::nullopt;
  return text("more than one printed circle may be the ", to_string(*circumstances.ambiguous),
              " line; name the board (--board)");
}

// A wrong focal length, too, makes the axes look unequal: by its relative error times the square of the
// tilt's sine.
void warn_of_stretch(Calibration& c) {
  const double residual = pose_residual(c.image_from_board, c.camera.intrinsics);
  const double tolerance = 2 * c.camera.focal_relative_sigma * std::pow(std::sin(c.camera.tilt), 2);
  if (residual < kMostPoseResidual + tolerance) return;
  const double stretch = std::sqrt((1 + residual) / (1 - residual));
  c.warnings.push_back(text("the picture's pixels are not square (stretched by about ", percent(stretch - 1),
                            " %); restore its shape, the discs' height is corrected wrongly until then"));
}

}  // namespace

long least_board_width(const BoardOptions& options) { return width_px(least_deck_radius(options)); }

bool is_tilt_accepted(const CameraEstimate& camera) { return camera.tilt <= kMostTilt + tilt_margin(camera); }

std::optional<std::string> why_refused(const Calibration& calibration,
                                       const BoardCircumstances& circumstances) {
  Reason reason = small_or_cropped(calibration);
  if (!reason) reason = tilted(calibration);
  if (!reason) reason = blurred(calibration, circumstances);
  if (!reason) reason = ambiguous(circumstances);
  return reason;
}

void warn_of_limits(Calibration& calibration, const BoardCircumstances& circumstances) {
  if (calibration.outer_line_in_picture < 0.995) {
    calibration.warnings.push_back(
        text(percent(1 - calibration.outer_line_in_picture),
             " % of the outer line is outside the picture; discs there are not counted"));
  }
  if (calibration.camera.tilt > kWarnTilt) {
    calibration.warnings.push_back(
        text("the camera looks from ", whole_degrees(calibration.camera.tilt),
             " degrees aside; calls are less certain",
             calibration.camera.tilt > kHidingTilt ? " and discs may hide, count them" : "",
             ", hold it more above the board"));
  }
  warn_of_stretch(calibration);
  if (circumstances.others > 0) {
    calibration.warnings.push_back(
        text(circumstances.others + 1,
             " boards are in the picture, the largest whole one is measured; show the "
             "one that is meant alone if it is another"));
  }
  if (!calibration.doubt.empty()) {
    calibration.warnings.push_back(
        text("this may be no crokinole board: ", calibration.doubt,
             "; look whether the lines drawn over the photo are the board's (--overlay)"));
  }
  if (!circumstances.quadrants_found) {
    calibration.warnings.emplace_back(
        "the quadrant lines are unknown, none are seen; the board's seats follow the picture's edges, and "
        "what "
        "lies over a quadrant line cannot be judged");
  }
}

}  // namespace ringside
