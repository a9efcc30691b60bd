// SPDX-License-Identifier: MIT
#include "calibration/lines/zone_border.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/lines/deck_beside.h"
#include "calibration/lines/line_signal.h"
#include "calibration/lines/zone_colours.h"
#include "geometry/robust.h"
#include "imaging/colour_mixtures.h"
#include "imaging/linear_light.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

// Grey levels by which a line leaves the mixtures of both sides' colours, and as a share of the step between
// these. Bare borders on 40 rendered photos leave them by up to 11 levels, by noise, and by 0.08 of large
// steps, where JPEG keeps colours coarsely. Lines that can be seen leave them by 13 and more.
constexpr double kLeastOffMixtures = 12, kLeastOfStep = 0.1;
// Of a Gaussian blur: its width at half height over the way from a quarter to three quarters of an edge.
constexpr double kHairlineOverTurn = 2.3548 / (2 * 0.6745);

cv::Mat off_mixtures(const cv::Mat& values, const DeckSides& sides) {
  cv::Mat out(values.size(), CV_32FC3);
  for (int row = 0; row < values.rows; ++row) {
    const Mixtures mixtures(sides.inside.at<cv::Vec3b>(row), sides.outside.at<cv::Vec3b>(row));
    for (int k = 0; k < values.cols; ++k)
      out.at<cv::Vec3f>(row, k) = mixtures.off(values.at<cv::Vec3b>(row, k));
  }
  return out;
}

// From the inner side to the outer one at a crossing, in picture values.
cv::Vec3f step_at(const DeckSides& sides, int row) {
  return cv::Vec3f(sides.outside.at<cv::Vec3b>(row)) - cv::Vec3f(sides.inside.at<cv::Vec3b>(row));
}

cv::Vec3f median_step(const DeckSides& sides) {
  std::vector<cv::Vec3f> steps;
  for (int row = 0; row < sides.inside.rows; ++row) steps.push_back(step_at(sides, row));
  return median_colour(steps);
}

// A crossing's way from one colour (0) to another (1), in light.
std::vector<double> shares_between(const cv::Mat& light, int row, const cv::Vec3f& from,
                                   const cv::Vec3f& to) {
  const cv::Vec3f step = to - from;
  const double square = std::max(step.dot(step), 1e-6F);
  std::vector<double> shares;
  for (int k = 0; k < light.cols; ++k)
    shares.push_back((light.at<cv::Vec3f>(row, k) - from).dot(step) / square);
  return shares;
}

// The place nearest to a sample, in a direction (1 or -1), at which shares fall below or rise above a level;
// empty when they do not before their end.
std::optional<double> place_of_level(const std::vector<double>& shares, int from, int direction,
                                     double level) {
  const auto at = [&](int k) { return shares[static_cast<std::size_t>(k)] - level; };
  const auto count = static_cast<int>(shares.size());
  for (int k = from; k + direction >= 0 && k + direction < count; k += direction) {
    const double here = at(k), next = at(k + direction);
    if ((here > 0) == (next > 0)) continue;
    return k + direction * here / (here - next);
  }
  return std::nullopt;
}

class BorderFinder {
 public:
  explicit BorderFinder(const Crossings& crossings)
      : crossings_(crossings),
        sides_(deck_sides(crossings.values)),
        step_(median_step(sides_)),
        light_(linear_light(crossings.values)),
        inside_(linear_light(sides_.inside)),
        outside_(linear_light(sides_.outside)) {
    cv::GaussianBlur(light_, light_, {0, 1}, kProfileSmoothing, 1e-6);
  }

  std::optional<LineCandidates> found() const {
    const double step = cv::norm(step_);
    if (step < kLeastZoneStep) return std::nullopt;
    const Signal signal = line_signal(off_mixtures(crossings_.values, sides_), crossings_.span);
    std::vector<int> tops;
    std::vector<float> heights;
    for (int row = 0; row < signal.strength.rows; ++row) {
      const auto* strength = signal.strength.ptr<float>(row);
      tops.push_back(peak_index(strength, crossings_.span));
      heights.push_back(strength[tops.back()]);
    }
    const bool is_line = median(std::move(heights)) > std::max(kLeastOffMixtures, kLeastOfStep * step);
    return is_line ? line(tops) : bare_border();
  }

 private:
  // A sample's colour less the mean of both sides, in picture values.
  cv::Vec3f against_sides(int row, int sample) const {
    const cv::Vec3f inside = sides_.inside.at<cv::Vec3b>(row), outside = sides_.outside.at<cv::Vec3b>(row);
    return cv::Vec3f(crossings_.values.at<cv::Vec3b>(row, sample)) - (inside + outside) / 2;
  }

  cv::Vec3f ink_at(const std::vector<int>& tops) const {
    std::vector<cv::Vec3f> colours;
    for (int row = 0; row < light_.rows; ++row)
      colours.push_back(against_sides(row, tops[static_cast<std::size_t>(row)]));
    return unit_vector(median_colour(colours));
  }

  // tops: the sample of each crossing that is most like the line. Edges where the colour is half-way from the
  // line's to that of either side.
  LineCandidates line(const std::vector<int>& tops) const {
    LineCandidates out{LineKind::kBetweenZones, ink_at(tops), {}, crossings_.around};
    for (int row = 0; row < light_.rows; ++row) {
      const int top = tops[static_cast<std::size_t>(row)];
      const auto ink = light_.at<cv::Vec3f>(row, top);
      const auto half_way = [&](const cv::Mat& side, int direction) {
        return place_of_level(shares_between(light_, row, side.at<cv::Vec3f>(row), ink), top, direction, 0.5);
      };
      const auto from = half_way(inside_, -1), to = half_way(outside_, 1);
      if (!from || !to) continue;
      out.all.push_back(candidate(row, (*from + *to) / 2, *to - *from, against_sides(row, top).dot(out.ink)));
    }
    return out;
  }

  // The colours' border has no width: it is reported as wide as a hairline would look in this picture.
  LineCandidates bare_border() const {
    const cv::Vec3f axis = unit_vector(step_);
    LineCandidates out{LineKind::kBareBorder, axis, {}, crossings_.around};
    for (int row = 0; row < light_.rows; ++row) {
      const auto shares =
          shares_between(light_, row, inside_.at<cv::Vec3f>(row), outside_.at<cv::Vec3f>(row));
      const auto place = turn_nearest_to_middle(shares);
      if (!place) continue;
      const auto before = place_of_level(shares, static_cast<int>(*place), -1, 0.25);
      const auto after = place_of_level(shares, static_cast<int>(*place) + 1, 1, 0.75);
      if (!before || !after) continue;
      out.all.push_back(
          candidate(row, *place, kHairlineOverTurn * (*after - *before), step_at(sides_, row).dot(axis)));
    }
    return out;
  }

  // Where the inner side's colour gives way to the outer one's.
  std::optional<double> turn_nearest_to_middle(const std::vector<double>& shares) const {
    const int middle = crossings_.values.cols / 2;
    std::optional<double> best;
    for (int k = crossings_.span.first; k + 1 < crossings_.span.last; ++k) {
      const double here = shares[static_cast<std::size_t>(k)] - 0.5;
      const double next = shares[static_cast<std::size_t>(k) + 1] - 0.5;
      if (here > 0 || next <= 0) continue;
      const double place = k + here / (here - next);
      if (!best || std::abs(place - middle) < std::abs(*best - middle)) best = place;
    }
    return best;
  }

  LineCandidate candidate(int row, double place, double width, float contrast) const {
    return {{place_of(crossings_, row, place), width * crossings_.step}, contrast};
  }

  const Crossings& crossings_;
  DeckSides sides_;
  cv::Vec3f step_;                    // of most crossings
  cv::Mat light_, inside_, outside_;  // CV_32FC3
};

}  // namespace

std::optional<LineCandidates> find_zone_border(const Crossings& crossings) {
  return BorderFinder(crossings).found();
}

}  // namespace ringside
