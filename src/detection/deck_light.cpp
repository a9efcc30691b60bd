// SPDX-License-Identifier: MIT
#include "detection/deck_light.h"

#include <algorithm>
#include <cmath>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kStep = 5;  // mm between distances from the centre
// Of the deck at one distance: prints and discs darken less of it than a quarter, and a shadow may lie on
// three.
constexpr double kWellLit = 0.75;
constexpr double kFrom = 1.15, kTo = 2.2;  // of a disc's radius: the deck around it
constexpr std::size_t kLeastPixels = 24;   // of the 144 that are looked at
constexpr double kLeastLuminance = 0.002;  // of white: below it 8 bits tell nothing

double luminance_of(const cv::Vec3b& bgr) {
  constexpr double kRed = 0.2126, kGreen = 0.7152, kBlue = 0.0722;  // ITU-R BT.709
  const Vec3 light = light_of(lab_of(Rgb{bgr[2], bgr[1], bgr[0]}));
  return std::max(kLeastLuminance, Vec3(kRed, kGreen, kBlue).dot(light));
}

double quantile(std::vector<double> values, double share) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

}  // namespace

DeckLight::DeckLight(const Photo& photo, const Calibration& calibration)
    : photo_(photo), calibration_(calibration) {
  for (double radius = 0; radius < calibration.deck_radius; radius += kStep) {
    std::vector<double> luminances;
    for (const DeckPixel& pixel : pixels_on(photo, calibration, Vec2::Zero(), radius, radius + kStep))
      luminances.push_back(luminance_of(pixel.bgr));
    well_lit_.push_back(luminances.empty() ? kLeastLuminance : quantile(std::move(luminances), kWellLit));
  }
}

double DeckLight::well_lit_at(double radius) const {
  return well_lit_[std::min(static_cast<std::size_t>(radius / kStep), well_lit_.size() - 1)];
}

double DeckLight::share_around(const Circle& outline, const std::vector<Circle>& others) const {
  const auto is_bare = [&](const Vec2& p) {
    return p.norm() < calibration_.deck_radius &&
           (p - calibration_.hole.rim.centre).norm() > calibration_.hole.rim.radius &&
           std::none_of(others.begin(), others.end(), [&](const Circle& other) {
             return (p - other.centre).norm() < kFrom * other.radius;
           });
  };
  std::vector<double> shares;
  for (const DeckPixel& pixel :
       pixels_on(photo_, calibration_, outline.centre, kFrom * outline.radius, kTo * outline.radius))
    if (is_bare(pixel.p_board)) shares.push_back(luminance_of(pixel.bgr) / well_lit_at(pixel.p_board.norm()));
  return shares.size() < kLeastPixels ? 1 : median(std::move(shares));
}

Lab in_full_light(const Lab& seen, double share) { return lab_of_light(light_of(seen) / share); }

}  // namespace ringside
