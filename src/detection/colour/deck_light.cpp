// SPDX-License-Identifier: MIT
#include "detection/colour/deck_light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "geometry/robust.h"
#include "imaging/linear_light.h"

namespace ringside {
namespace {

constexpr double kCell = 5;                // mm; coarse enough that grain averages out
constexpr double kFrom = 1.3, kTo = 2.2;   // of a disc's radius: the deck around it
constexpr std::size_t kLeastCells = 20;    // of about 90 around a disc
constexpr double kLeastLuminance = 0.002;  // of white: below it 8 bits tell nothing
constexpr double kBrightestDeck = 1.3;     // what is brighter mirrors a lamp, which lights no disc
constexpr double kWellLit = 0.95;          // a shadow may lie on nearly all of the deck

cv::Mat luminance_by_cell(const RectifiedView& view) {
  constexpr double kShrink = 1 / (kCell * RectifiedView::kPixelsPerMm);
  const cv::Matx13f of_blue_green_red(0.0722F / 255, 0.7152F / 255, 0.2126F / 255);  // ITU-R BT.709
  cv::Mat cells, luminance;
  cv::resize(view.pixels, cells, {}, kShrink, kShrink, cv::INTER_AREA);
  cv::transform(linear_light(cells), luminance, of_blue_green_red);
  return cv::max(luminance, kLeastLuminance);
}

Vec2 place_of(const cv::Point& cell, cv::Size cells) {
  return kCell * Vec2(cell.x + 0.5 - 0.5 * cells.width, 0.5 * cells.height - cell.y - 0.5);
}

// How bright print and paint are by distance from the centre, in cells; all times one unknown factor.
std::vector<double> paint_by_radius(const cv::Mat& luminance, int radii) {
  constexpr int kAngles = 90;
  const cv::Point2f middle((static_cast<float>(luminance.cols) - 1) / 2,
                           (static_cast<float>(luminance.rows) - 1) / 2);
  cv::Mat polar;  // a row is an angle, a column a distance
  cv::warpPolar(luminance, polar, {radii, kAngles}, middle, radii, cv::INTER_LINEAR);
  std::vector<double> paint{1};
  for (int radius = 1; radius < radii; ++radius) {
    std::vector<double> steps;
    for (int angle = 0; angle < kAngles; ++angle) {
      const float before = polar.at<float>(angle, radius - 1), after = polar.at<float>(angle, radius);
      if (std::min(before, after) > static_cast<float>(kLeastLuminance))
        steps.push_back(std::log(after / before));
    }
    paint.push_back(paint.back() * (steps.empty() ? 1 : std::exp(median(std::move(steps)))));
  }
  return paint;
}

}  // namespace

DeckLight::DeckLight(const RectifiedView& view, const Calibration& calibration)
    : hole_(calibration.hole), deck_radius_(calibration.deck_radius), shares_(luminance_by_cell(view)) {
  const auto paint = paint_by_radius(shares_, static_cast<int>(deck_radius_ / kCell));
  std::vector<double> on_deck;
  for (int y = 0; y < shares_.rows; ++y) {
    for (int x = 0; x < shares_.cols; ++x) {
      const double radius = place_of({x, y}, shares_.size()).norm();
      const auto ring = std::min(static_cast<std::size_t>(radius / kCell), paint.size() - 1);
      shares_.at<float>(y, x) /= static_cast<float>(paint[ring]);
      if (radius < deck_radius_) on_deck.push_back(static_cast<double>(shares_.at<float>(y, x)));
    }
  }
  shares_ /= quantile(std::move(on_deck), kWellLit);
}

bool DeckLight::is_bare(const Vec2& p, const std::vector<Circle>& others) const {
  return p.norm() < deck_radius_ - kCell && (p - hole_.rim.centre).norm() > hole_.rim.radius + kCell &&
         std::none_of(others.begin(), others.end(),
                      [&](const Circle& other) { return (p - other.centre).norm() < kFrom * other.radius; });
}

double DeckLight::share_around(const Circle& outline, const std::vector<Circle>& others) const {
  const double reach = kTo * outline.radius / kCell;
  const Vec2 centre(outline.centre.x() / kCell + 0.5 * shares_.cols,
                    0.5 * shares_.rows - outline.centre.y() / kCell);
  const cv::Rect around = cv::Rect(cv::Point2d(centre.x() - reach, centre.y() - reach),
                                   cv::Size2d(2 * reach + 1, 2 * reach + 1)) &
                          cv::Rect({}, shares_.size());
  std::vector<double> shares;
  for (int y = around.y; y < around.br().y; ++y) {
    for (int x = around.x; x < around.br().x; ++x) {
      const Vec2 p = place_of({x, y}, shares_.size());
      const double distance = (p - outline.centre).norm() / outline.radius;
      if (distance > kFrom && distance < kTo && is_bare(p, others))
        shares.push_back(static_cast<double>(shares_.at<float>(y, x)));
    }
  }
  return shares.size() < kLeastCells ? 1 : std::min(kBrightestDeck, median(std::move(shares)));
}

}  // namespace ringside
