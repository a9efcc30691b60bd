// SPDX-License-Identifier: MIT
#include "calibration/lines/zone_colours.h"

#include <vector>

#include "imaging/median_colour.h"
#include "imaging/pixel_at.h"

namespace ringside {
namespace {

// Where a zone's colour is looked at: shares of its depth, clear of its lines and of the hole.
constexpr double kFrom = 0.3, kTo = 0.92;
// The deck beyond the outer line ends at 1.044 to 1.113 of its radius.
constexpr double kDeckShows = 1.035;
constexpr double kBeside = 8;  // mm from a line's middle: clear of the widest
// Of the step at a line: discs and uneven light change the zones' medians.
constexpr double kMostOff = 0.5;

class Colours {
 public:
  Colours(const cv::Mat& bgr, const Homography& image_from_board)
      : bgr_(bgr), image_from_board_(image_from_board) {}

  // Median over a zone between two radii.
  cv::Vec3f of_zone(double inner, double outer) const {
    constexpr int kRadii = 6;
    std::vector<cv::Vec3f> colours;
    for (int i = 0; i < kRadii; ++i) {
      const double radius = inner + (kFrom + (kTo - kFrom) * i / (kRadii - 1)) * (outer - inner);
      for (int k = 0; k < kAngles; ++k) {
        if (const auto colour = at(radius, k)) colours.emplace_back(*colour);
      }
    }
    return median_colour(colours);
  }

  // Median over a circle of the colour just outside less that just inside.
  cv::Vec3f step_at(double radius) const {
    std::vector<cv::Vec3f> steps;
    for (int k = 0; k < kAngles; ++k) {
      const auto inside = at(radius - kBeside, k), outside = at(radius + kBeside, k);
      if (inside && outside) steps.emplace_back(cv::Vec3f(*outside) - cv::Vec3f(*inside));
    }
    return median_colour(steps);
  }

 private:
  static constexpr int kAngles = 180;

  std::optional<cv::Vec3b> at(double radius, int k) const {
    return pixel_at(bgr_, image_from_board_ * (radius * direction(2 * kPi * k / kAngles)));
  }

  const cv::Mat& bgr_;
  const Homography& image_from_board_;
};

}  // namespace

Decks decks_beside(const cv::Mat& bgr, const Homography& image_from_board,
                   const std::array<double, 3>& radii) {
  const Colours colours(bgr, image_from_board);
  const std::array<double, 5> borders{0, radii[0], radii[1], radii[2], kDeckShows * radii[2]};
  Decks decks{};
  for (std::size_t i = 0; i < decks.size(); ++i) {
    const cv::Vec3f step = colours.step_at(radii[i]);
    const double size = cv::norm(step);
    if (size <= kLeastZoneStep) continue;
    const cv::Vec3f inside = colours.of_zone(borders[i], borders[i + 1]);
    const cv::Vec3f outside = colours.of_zone(borders[i + 1], borders[i + 2]);
    if (cv::norm(outside - inside - step) < kMostOff * size) decks[i] = DeckColours::kSeveral;
  }
  return decks;
}

}  // namespace ringside
