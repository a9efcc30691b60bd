// SPDX-License-Identifier: MIT
#include "detection/colour/face_colour.h"

#include <algorithm>

#include "detection/view/deck_pixels.h"

namespace ringside {
namespace {

// Of the face's radius: the rest may be rounding, rim light or a fit that is a little off.
constexpr double kFaceShare = 0.75, kWidestShare = 0.85;
// Prints lie in the middle; around them a disc has its side's colour.
constexpr double kPrintShare = 0.6;
// Grain, gloss and shadow leave nothing of a face's middle so unlike what lies around it, in L*a*b* (720
// discs without prints, real and rendered); of prints of all sorts and sizes it is 0.06 of the middle and
// more.
constexpr double kInk = 25, kLeastInk = 0.05;
// A print that shifts a whole face's median less than this covers little of it.
constexpr double kAlike = 12;
// Of the outline's radius: outside the blur of the edge, mostly inside the gap to a neighbour.
constexpr double kSurroundFrom = 1.2, kSurroundTo = 1.5;

bool is_printed(const std::vector<DeckPixel>& middle, const Lab& around) {
  const auto ink = std::count_if(middle.begin(), middle.end(), [&](const DeckPixel& pixel) {
    return (lab_of(rgb_of(pixel.bgr)) - around).norm() > kInk;
  });
  return static_cast<double>(ink) > kLeastInk * static_cast<double>(middle.size());
}

}  // namespace

FaceColour face_colour(const Photo& photo, const Calibration& calibration, const Circle& seen_top,
                       const Circle& outline) {
  const auto seen = [&](const Circle& circle, double from, double to) {
    return pixels_on(photo, calibration, circle.centre, from * circle.radius, to * circle.radius);
  };
  const Rgb whole = median_colour(seen(seen_top, 0, kFaceShare));
  const Rgb around_print = median_colour(seen(seen_top, kPrintShare, kWidestShare));
  const Rgb deck = median_colour(seen(outline, kSurroundFrom, kSurroundTo));
  const Lab whole_lab = lab_of(whole), around_lab = lab_of(around_print);
  FaceColour out;
  out.printed = is_printed(seen(seen_top, 0, kPrintShare), around_lab);
  const bool covered = out.printed && (whole_lab - around_lab).norm() > kAlike;
  out.rgb = covered ? around_print : whole;
  out.lab = covered ? around_lab : whole_lab;
  out.deck = lab_of(deck);
  out.contrast = (whole_lab - out.deck).norm();
  return out;
}

}  // namespace ringside
