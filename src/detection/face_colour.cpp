// SPDX-License-Identifier: MIT
#include "detection/face_colour.h"

#include "detection/deck_pixels.h"

namespace ringside {
namespace {

// Of the face's radius: the rest may be rounding, rim light or a fit that is a little off.
constexpr double kFaceShare = 0.75;
// Of the outline's radius: outside the blur of the edge, mostly inside the gap to a neighbour.
constexpr double kSurroundFrom = 1.2, kSurroundTo = 1.5;

}  // namespace

FaceColour face_colour(const Photo& photo, const Calibration& calibration, const Circle& seen_top,
                       const Circle& outline) {
  const auto face = pixels_on(photo, calibration, seen_top.centre, 0, kFaceShare * seen_top.radius);
  const auto deck = pixels_on(photo, calibration, outline.centre, kSurroundFrom * outline.radius,
                              kSurroundTo * outline.radius);
  FaceColour out;
  out.rgb = median_colour(face);
  out.lab = lab_of(out.rgb);
  out.contrast = (out.lab - lab_of(median_colour(deck))).norm();
  return out;
}

}  // namespace ringside
