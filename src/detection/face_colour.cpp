// SPDX-License-Identifier: MIT
#include "detection/face_colour.h"

#include <array>
#include <cmath>
#include <vector>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kRings = 6, kSpokes = 24;
// Of the face's radius: the rest may be rounding, rim light or a fit that is a little off.
constexpr double kFaceShare = 0.75;
// Of the outline's radius: outside the blur of the edge, mostly inside the gap to a neighbour.
constexpr double kSurroundFrom = 1.2, kSurroundTo = 1.5;

// The photo's pixels on an annulus of the deck plane, spread evenly over its area.
std::vector<cv::Vec3b> pixels_on(const Photo& photo, const Calibration& calibration, const Vec2& centre,
                                 double from_radius, double to_radius) {
  std::vector<cv::Vec3b> pixels;
  const cv::Rect picture({}, photo.pixels.size());
  for (int ring = 0; ring < kRings; ++ring) {
    const double radius =
        std::sqrt(std::lerp(from_radius * from_radius, to_radius * to_radius, (ring + 0.5) / kRings));
    for (int spoke = 0; spoke < kSpokes; ++spoke) {
      const double angle = 2 * kPi * (spoke + 0.5 * (ring % 2)) / kSpokes;
      const Vec2 p = calibration.image_from_board * (centre + radius * direction(angle));
      const cv::Point at(cvRound(p.x()), cvRound(p.y()));
      if (picture.contains(at)) pixels.push_back(photo.pixels.at<cv::Vec3b>(at));
    }
  }
  return pixels;
}

Rgb median_colour(const std::vector<cv::Vec3b>& pixels) {
  std::array<std::uint8_t, 3> bgr{};
  for (int c = 0; c < 3; ++c) {
    std::vector<std::uint8_t> channel;
    for (const cv::Vec3b& v : pixels) channel.push_back(v[c]);
    bgr[static_cast<std::size_t>(c)] = median(std::move(channel));
  }
  return {bgr[2], bgr[1], bgr[0]};
}

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
