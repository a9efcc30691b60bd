// SPDX-License-Identifier: MIT
#include "calibration/lines/faint_line.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>

#include "calibration/lines/line_bumps.h"
#include "calibration/lines/line_signal.h"
#include "calibration/lines/middle_means.h"

namespace ringside {
namespace {

constexpr int kShorter = 3;      // times as many crossings in an arc of the next longer kind
constexpr int kFewestArcs = 13;  // of a circle: its ellipse in the picture has five unknowns
constexpr int kMostCrossings = 2000;

// As close together as pixels are: all of them count.
int crossings_around(const Homography& image_from_board, double radius, int least) {
  const double pixels = 2 * kPi * radius * image_from_board.scale_at(Vec2::Zero());
  const int most = std::max(least, kMostCrossings);
  return pixels < most ? std::max(static_cast<int>(pixels), least) : most;
}

// Each crossing minus the mean of its ends, where the deck is. CV_32FC3.
cv::Mat against_ends(const cv::Mat& crossings) {
  cv::Mat out;
  crossings.convertTo(out, CV_32F);
  const int ends = out.cols / 5;
  for (int row = 0; row < out.rows; ++row) {
    auto* const v = out.ptr<cv::Vec3f>(row);
    cv::Vec3f sum(0, 0, 0);
    for (int k = 0; k < ends; ++k) sum += v[k] + v[out.cols - 1 - k];
    const cv::Vec3f deck = sum / std::max(1.0F, 2.0F * static_cast<float>(ends));
    for (int k = 0; k < out.cols; ++k) v[k] -= deck;
  }
  return out;
}

struct Arcs {
  Crossings crossings;  // without values
  cv::Mat against;      // CV_32FC3, a row for each arc
};

// An arc of which less than half is in the picture is left out.
Arcs averaged(const Crossings& dense, const cv::Mat& against, int count) {
  Arcs arcs;
  arcs.crossings.half_window = dense.half_window;
  arcs.crossings.step = dense.step;
  arcs.crossings.span = dense.span;
  const auto arc_of = [&](int row) {
    return dense.place[static_cast<std::size_t>(row)] * count / dense.around;
  };
  for (int first = 0, last = 0; first < against.rows; first = last) {
    while (last < against.rows && arc_of(last) == arc_of(first)) ++last;
    if (2 * count * (last - first) < dense.around) continue;
    const auto middle = static_cast<std::size_t>((first + last) / 2);
    arcs.crossings.origin.push_back(dense.origin[middle]);
    arcs.crossings.normal.push_back(dense.normal[middle]);
    arcs.against.push_back(middle_means(against.rowRange(first, last)));
  }
  return arcs;
}

LineCandidates candidates_of(const Arcs& arcs, const Signal& seen, int count, bool all) {
  const float noise = noise_of(seen.strength);
  LineCandidates out{LineKind::kOnDeck, seen.axis, {}, count, noise};
  for (int row = 0; row < seen.strength.rows; ++row) {
    const auto* const strength = seen.strength.ptr<float>(row);
    for (const int top : peaks(strength, arcs.crossings.span, all)) {
      const auto bump = bump_at_half_height(strength, seen.strength.cols, top);
      if (!bump) continue;
      out.all.push_back({{place_of(arcs.crossings, row, bump->position), bump->width * arcs.crossings.step},
                         strength[top]});
    }
  }
  return out;
}

// In all arcs together.
bool shows_around(const Signal& seen, const Span& span, float noise) {
  cv::Mat mean;
  cv::reduce(seen.strength, mean, 0, cv::REDUCE_AVG);
  const auto* const strength = mean.ptr<float>();
  return strength[peak_index(strength, span)] >
         kStandsOut * noise / std::sqrt(static_cast<float>(seen.strength.rows));
}

}  // namespace

std::optional<LineCandidates> find_faint_line(const cv::Mat& bgr, const Homography& image_from_board,
                                              double radius, const ProfileOptions& options) {
  ProfileOptions dense = options;
  dense.angles = crossings_around(image_from_board, radius, options.angles);
  const Crossings crossings = cross_circle(bgr, image_from_board, radius, dense);
  if (crossings.values.empty()) return std::nullopt;
  const cv::Mat against = against_ends(crossings.values);
  for (int count = options.angles / kShorter; count >= kFewestArcs; count /= kShorter) {
    const Arcs arcs = averaged(crossings, against, count);
    if (arcs.against.empty()) return std::nullopt;
    const Signal seen = line_signal(arcs.against, crossings.span);
    LineCandidates found = candidates_of(arcs, seen, count, options.all);
    const bool are_longest = count / kShorter < kFewestArcs;
    if (are_longest && shows_around(seen, crossings.span, found.noise)) return found;
    found.keep_those_that_stand_out();
    if (found.share() > kWellShown) return found;
  }
  return std::nullopt;
}

}  // namespace ringside
