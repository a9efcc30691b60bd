// SPDX-License-Identifier: MIT
#include "detection/side_colours.h"

#include <algorithm>

#include "detection/deck_light.h"
#include "detection/teams.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// The brightest hundredth of a picture, in grey levels of its brightest channel. Real photos: 245 and more;
// rendered ones in dim light from 143.
int white_of(const Photo& photo) {
  constexpr int kStride = 8;  // pixels
  constexpr double kWhite = 0.99;
  std::vector<int> brightest;
  for (int y = 0; y < photo.height(); y += kStride) {
    const auto* row = photo.pixels.ptr<cv::Vec3b>(y);
    for (int x = 0; x < photo.width(); x += kStride)
      brightest.push_back(std::max({row[x][0], row[x][1], row[x][2]}));
  }
  return quantile(std::move(brightest), kWhite);
}

double light_of_grey(int level) {
  const auto byte = static_cast<std::uint8_t>(level);
  return light_of(lab_of(Rgb{byte, byte, byte})).x();
}

// The share of the usual light that a picture has; 1 for most.
double exposure_of(const Photo& photo) {
  constexpr int kUsualWhite = 200, kLeastWhite = 30;  // below the least 8 bits tell no colours
  return light_of_grey(std::clamp(white_of(photo), kLeastWhite, kUsualWhite)) / light_of_grey(kUsualWhite);
}

}  // namespace

std::vector<Lab> side_colours(const Photo& photo, const RectifiedView& view, const Calibration& calibration,
                              const std::vector<FoundDisc>& found) {
  if (found.empty()) return {};
  constexpr double kWellLit = 0.95;  // of the discs: the best-lit but one keeps its colour, and its name
  const double exposure = exposure_of(photo);
  const DeckLight light(view, calibration);
  std::vector<Circle> outlines;
  for (const FoundDisc& disc : found) outlines.push_back({disc.fit.base, disc.fit.radius});
  std::vector<double> shares;
  for (const Circle& outline : outlines) shares.push_back(light.share_around(outline, outlines));
  const double well_lit = quantile(shares, kWellLit);
  std::vector<Lab> seen, evenly_lit;
  for (std::size_t i = 0; i < found.size(); ++i) {
    seen.push_back(in_full_light(found[i].face.lab, exposure));
    evenly_lit.push_back(in_full_light(seen.back(), shares[i] / well_lit));
  }
  return plainer_of(seen, evenly_lit);
}

Lab brightened(const Photo& photo, const Lab& seen) { return in_full_light(seen, exposure_of(photo)); }

}  // namespace ringside
