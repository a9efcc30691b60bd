// SPDX-License-Identifier: MIT
#include "detection/side_colours.h"

#include <algorithm>
#include <cmath>

#include "detection/deck_light.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// The brightest hundredth of a picture, in grey levels of its brightest channel. Real photos: 245 and more;
// rendered ones in dim light from 143.
std::uint8_t white_of(const Photo& photo) {
  constexpr double kWhite = 0.99, kSamples = 30000;
  const double pixels = static_cast<double>(photo.width()) * photo.height();
  const int step = std::max(1, static_cast<int>(std::sqrt(pixels / kSamples)));
  std::vector<std::uint8_t> brightest;
  for (int y = 0; y < photo.height(); y += step) {
    const auto* row = photo.pixels.ptr<cv::Vec3b>(y);
    for (int x = 0; x < photo.width(); x += step)
      brightest.push_back(std::max({row[x][0], row[x][1], row[x][2]}));
  }
  return quantile(std::move(brightest), kWhite);
}

}  // namespace

double exposure_of(const Photo& photo) {
  constexpr std::uint8_t kUsualWhite = 200, kLeastWhite = 30;  // below the least 8 bits tell no colours
  return light_of_grey(std::clamp(white_of(photo), kLeastWhite, kUsualWhite)) / light_of_grey(kUsualWhite);
}

std::vector<SideColour> side_colours(const RectifiedView& view, const Calibration& calibration,
                                     const std::vector<SeenFace>& faces, double exposure) {
  const DeckLight light(view, calibration);
  std::vector<Circle> outlines;
  for (const SeenFace& face : faces) outlines.push_back(face.outline);
  std::vector<SideColour> colours;
  std::vector<Lab> seen, evenly_lit;
  for (const SeenFace& face : faces) {
    const double share = light.share_around(face.outline, outlines);
    seen.push_back(in_full_light(face.lab, exposure));
    evenly_lit.push_back(in_full_light(seen.back(), share));
    colours.push_back({seen.back(), seen.back(), share});
  }
  const std::vector<Lab>& plainer = plainer_of(seen, evenly_lit);
  for (std::size_t i = 0; i < colours.size(); ++i) colours[i].lab = plainer[i];
  return colours;
}

}  // namespace ringside
