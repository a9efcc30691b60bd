// SPDX-License-Identifier: MIT
#include "calibration/lines/line_profiles.h"

#include <algorithm>

#include "calibration/lines/deck_beside.h"
#include "calibration/lines/line_crossings.h"
#include "calibration/lines/line_signal.h"
#include "calibration/lines/zone_border.h"
#include "geometry/robust.h"
#include "imaging/linear_light.h"

namespace ringside {
namespace {

constexpr double kLeastInPicture = 0.25;  // share of the crossings
// A crossing is used when its contrast and width are within these factors of the median. A disc's edge or a
// numeral has another width, a shadow or a finger another contrast.
constexpr double kLeastContrast = 0.45, kMostContrast = 2.2;
// Grey levels. Below, a print is not distinguished from the deck; real lines have 70 and more.
constexpr float kLeastContrastLevels = 6;
constexpr double kLeastWidth = 0.55, kMostWidth = 1.6;

// Each crossing minus the colour of the deck beside the line there. Both CV_32FC3.
cv::Mat against(const cv::Mat& deck, cv::Mat values) {
  for (int row = 0; row < values.rows; ++row) {
    auto* v = values.ptr<cv::Vec3f>(row);
    for (int k = 0; k < values.cols; ++k) v[k] -= deck.at<cv::Vec3f>(row);
  }
  return values;
}

cv::Mat picture_values(const cv::Mat& values) {
  cv::Mat out;
  values.convertTo(out, CV_32F);
  return out;
}

struct Bump {
  double position;  // samples
  double width;     // samples
};

// Middle and width of a bump between its two crossings of half its height; empty when it leaves the window.
std::optional<Bump> bump_at_half_height(const float* row, int count, int top) {
  const float half = row[top] / 2;
  int left = top, right = top;
  while (left > 0 && row[left] > half) --left;
  while (right < count - 1 && row[right] > half) ++right;
  if (row[left] > half || row[right] > half) return std::nullopt;
  const double from =
      left + static_cast<double>(half - row[left]) / std::max(row[left + 1] - row[left], 1e-6F);
  const double to =
      right - static_cast<double>(half - row[right]) / std::max(row[right - 1] - row[right], 1e-6F);
  return Bump{(from + to) / 2, to - from};
}

// Samples at which a crossing is stronger than beside and at least half as strong as anywhere in the span.
std::vector<int> peaks(const float* row, const Span& span) {
  const int highest = peak_index(row, span);
  std::vector<int> tops;
  for (int k = span.first; k < span.last; ++k) {
    const bool is_top = row[k] >= row[k - 1] && row[k] > row[k + 1] && row[k] > row[highest] / 2;
    if (is_top || k == highest) tops.push_back(k);
  }
  return tops;
}

// The line is looked for in picture values (`seen`), which see shadow and light alike, and placed in amounts
// of light.
std::vector<LineCandidate> bumps(const Crossings& crossings, const cv::Mat& deck, const cv::Mat& seen,
                                 bool all) {
  // The curve from picture values to light rises, so that it takes medians to medians.
  const cv::Mat against_deck = against(linear_light(deck), linear_light(crossings.values));
  const cv::Mat light = line_signal(against_deck, crossings.span).strength;
  std::vector<LineCandidate> out;
  for (int row = 0; row < seen.rows; ++row) {
    const auto* strength = seen.ptr<float>(row);
    const auto* s = light.ptr<float>(row);
    for (const int top :
         all ? peaks(strength, crossings.span) : std::vector{peak_index(strength, crossings.span)}) {
      const auto bump = bump_at_half_height(s, light.cols, peak_index(s, {top - 2, top + 3}));
      if (!bump) continue;
      out.push_back(
          {{place_of(crossings, row, bump->position), bump->width * crossings.step}, strength[top]});
    }
  }
  return out;
}

LineCandidates find_print(const Crossings& crossings, bool all) {
  const cv::Mat deck = deck_beside(crossings.values);
  const Signal seen =
      line_signal(against(picture_values(deck), picture_values(crossings.values)), crossings.span);
  return {LineKind::kOnDeck, seen.axis, bumps(crossings, deck, seen.strength, all)};
}

LineCandidates find_candidates(const Crossings& crossings, const ProfileOptions& options) {
  if (options.deck == DeckColours::kSeveral) {
    if (auto border = find_zone_border(crossings)) return std::move(*border);
  }
  return find_print(crossings, options.all);
}

template <typename Get>
float median_of(const std::vector<LineCandidate>& candidates, Get get) {
  std::vector<float> v(candidates.size());
  std::transform(candidates.begin(), candidates.end(), v.begin(), get);
  return median(std::move(v));
}

// Drops crossings whose value is far from the median of all.
template <typename Get>
float gate(std::vector<LineCandidate>& candidates, Get get, double least, double most) {
  const float middle = median_of(candidates, get);
  std::erase_if(candidates,
                [&](const LineCandidate& c) { return get(c) < least * middle || get(c) > most * middle; });
  return middle;
}

}  // namespace

std::optional<LineMeasurement> measure_line(const cv::Mat& bgr, const Homography& image_from_board,
                                            double radius, const ProfileOptions& options) {
  const Crossings crossings = cross_circle(bgr, image_from_board, radius, options);
  if (crossings.values.rows < kLeastInPicture * options.angles) return std::nullopt;
  LineCandidates found = find_candidates(crossings, options);
  const auto contrast = [](const LineCandidate& c) { return c.contrast; };
  const auto width = [](const LineCandidate& c) { return static_cast<float>(c.point.width_px); };
  LineMeasurement out;
  out.kind = found.kind;
  out.ink = found.ink;
  out.smoothing_px = kProfileSmoothing * crossings.step;
  out.contrast = gate(found.all, contrast, kLeastContrast, kMostContrast);
  if (out.contrast < kLeastContrastLevels) return std::nullopt;
  gate(found.all, width, kLeastWidth, kMostWidth);
  out.width_px = median_of(found.all, width);
  for (const LineCandidate& c : found.all) out.points.push_back(c.point);
  out.coverage = static_cast<double>(out.points.size()) / options.angles;
  return out;
}

}  // namespace ringside
