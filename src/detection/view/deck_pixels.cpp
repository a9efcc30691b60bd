// SPDX-License-Identifier: MIT
#include "detection/view/deck_pixels.h"

#include <cmath>

#include "imaging/median_colour.h"

namespace ringside {

std::vector<DeckPixel> pixels_on(const Photo& photo, const Calibration& calibration, const Vec2& centre,
                                 double from_radius, double to_radius) {
  constexpr int kRings = 6, kSpokes = 24;
  std::vector<DeckPixel> pixels;
  const cv::Rect picture({}, photo.pixels.size());
  for (int ring = 0; ring < kRings; ++ring) {
    const double radius =
        std::sqrt(std::lerp(from_radius * from_radius, to_radius * to_radius, (ring + 0.5) / kRings));
    for (int spoke = 0; spoke < kSpokes; ++spoke) {
      const double angle = 2 * kPi * (spoke + 0.5 * (ring % 2)) / kSpokes;
      const Vec2 p_board = centre + radius * direction(angle), p = calibration.image_from_board * p_board;
      const cv::Point at(cvRound(p.x()), cvRound(p.y()));
      if (picture.contains(at)) pixels.push_back({p_board, photo.pixels.at<cv::Vec3b>(at)});
    }
  }
  return pixels;
}

Rgb median_colour(const std::vector<DeckPixel>& pixels) {
  std::vector<cv::Vec3f> colours;
  for (const DeckPixel& pixel : pixels) colours.emplace_back(pixel.bgr);
  return rgb_of(median_colour(colours));
}

}  // namespace ringside
