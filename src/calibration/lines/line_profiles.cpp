// SPDX-License-Identifier: MIT
#include "calibration/lines/line_profiles.h"

#include <algorithm>

#include "calibration/lines/deck_beside.h"
#include "calibration/lines/faint_line.h"
#include "calibration/lines/line_bumps.h"
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
// Of the crossings. Of two lines close together each may be half hidden; what shows less is no print.
constexpr double kLeastShown = 0.15;
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

// The line is looked for in picture values (`seen`), which see shadow and light alike, and placed in amounts
// of light.
std::vector<LineCandidate> bumps(const Crossings& crossings, const cv::Mat& deck, const cv::Mat& seen,
                                 bool all) {
  // The curve from picture values to light rises, so that it takes medians to medians.
  const cv::Mat against_deck = against(linear_light(deck), linear_light(crossings.values));
  // Sought in light alone the line's colour may be that of the seams that cameras sharpen dark lines with:
  // these are brighter than the line is dark.
  const cv::Vec3f axis = unit_vector(colour_at_peaks(against_deck, seen, crossings.span, 1));
  const cv::Mat light = along_axis(against_deck, axis, kProfileSmoothing);
  std::vector<LineCandidate> out;
  for (int row = 0; row < seen.rows; ++row) {
    const auto* strength = seen.ptr<float>(row);
    const auto* s = light.ptr<float>(row);
    for (const int top : peaks(strength, crossings.span, all)) {
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
  return {LineKind::kOnDeck, seen.axis, bumps(crossings, deck, seen.strength, all), crossings.around,
          noise_of(seen.strength)};
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
  found.keep_those_that_stand_out();
  if (found.share() < kWellShown) {
    auto faint = find_faint_line(bgr, image_from_board, radius, options);
    if (faint && faint->share() > found.share()) found = std::move(*faint);
  }
  if (found.share() < kLeastShown) return std::nullopt;
  const auto contrast = [](const LineCandidate& c) { return c.contrast; };
  const auto width = [](const LineCandidate& c) { return static_cast<float>(c.point.width_px); };
  LineMeasurement out;
  out.is_faint = found.around < options.angles;
  out.kind = found.kind;
  out.ink = found.ink;
  out.smoothing_px = kProfileSmoothing * crossings.step;
  out.contrast = gate(found.all, contrast, kLeastContrast, kMostContrast);
  gate(found.all, width, kLeastWidth, kMostWidth);
  out.width_px = median_of(found.all, width);
  for (const LineCandidate& c : found.all) out.points.push_back(c.point);
  out.coverage = static_cast<double>(out.points.size()) / found.around;
  return out;
}

}  // namespace ringside
