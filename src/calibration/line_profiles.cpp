// SPDX-License-Identifier: MIT
#include "calibration/line_profiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/deck_beside.h"
#include "calibration/median_colour.h"
#include "calibration/picture_share.h"
#include "geometry/robust.h"
#include "photo/linear_light.h"

namespace ringside {
namespace {

// Between the samples of a crossing: half a pixel; more in large pictures, where a fifth of the thinnest
// line's width will do.
constexpr double kStepPx = 0.5, kStepMm = 0.2, kMostStepPx = 1;
// A window must hold the line and some deck on both sides.
constexpr double kLeastHalfWindowPx = 6, kLeastReachPx = 4;
constexpr double kLeastInPicture = 0.25;   // share of the crossings
constexpr double kProfileSmoothing = 1.0;  // samples: noise of one pixel, far below a line's width
// A crossing is used when its contrast and width are within these factors of the median: a disc's edge or a
// numeral has another width, a shadow or a finger another contrast.
constexpr double kLeastContrast = 0.45, kMostContrast = 2.2;
constexpr int kCrossingsForColour = 120;  // a median of so many is good to a grey level
// A print that cannot be told from the deck is none; real lines have 70 and more.
constexpr float kLeastContrastLevels = 6;
constexpr double kLeastWidth = 0.55, kMostWidth = 1.6;

// Samples of a crossing among which the line may lie.
struct Span {
  int first, last;
};

// Crossings of a circle: one row each, from the inside out.
struct Crossings {
  std::vector<Vec2> origin;  // of the circle itself, pixels
  std::vector<Vec2> normal;  // outward unit vector in the image
  cv::Mat values;            // CV_8UC3
  double half_window;        // pixels
  double step;               // pixels between samples
  Span span;                 // of the line
};

Crossings sample(const cv::Mat& bgr, const Homography& image_from_board, double radius,
                 const ProfileOptions& o) {
  Crossings out;
  const double px_per_mm = image_from_board.scale_at(Vec2::Zero());
  out.half_window = std::max(kLeastHalfWindowPx, o.half_window * px_per_mm);
  out.step = std::clamp(kStepMm * px_per_mm, kStepPx, kMostStepPx);
  const int middle = static_cast<int>(std::round(out.half_window / out.step));
  const int samples = 2 * middle + 1;
  const double reach = std::max(kLeastReachPx, o.reach * px_per_mm) / out.step;
  const int away = std::min(static_cast<int>(reach), middle - middle / 3);  // never at the very ends
  out.span = {middle - away, middle + away + 1};
  cv::Mat x(o.angles, samples, CV_32F), y(o.angles, samples, CV_32F);
  int row = 0;
  for (int i = 0; i < o.angles; ++i) {
    const Vec2 u = direction(2 * kPi * i / o.angles);
    const Vec2 p = image_from_board * (radius * u);
    const Vec2 n = (image_from_board.jacobian(radius * u) * u).normalized();
    const Vec2 away_from_it = out.half_window * n;
    if (!is_inside(p - away_from_it, bgr.size()) || !is_inside(p + away_from_it, bgr.size())) continue;
    for (int k = 0; k < samples; ++k) {
      const Vec2 q = p + (k * out.step - out.half_window) * n;
      x.at<float>(row, k) = static_cast<float>(q.x());
      y.at<float>(row, k) = static_cast<float>(q.y());
    }
    out.origin.push_back(p);
    out.normal.push_back(n);
    ++row;
  }
  if (row == 0) return out;
  cv::remap(bgr, out.values, x.rowRange(0, row), y.rowRange(0, row), cv::INTER_LINEAR);
  return out;
}

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

cv::Mat along_axis(const cv::Mat& values, const cv::Vec3f& axis, double smoothing) {
  cv::Mat out;
  cv::transform(values, out, cv::Mat(axis).t());
  cv::GaussianBlur(out, out, {0, 1}, smoothing, 1e-6);
  return out;
}

int peak(const float* row, const Span& span) {
  return static_cast<int>(std::max_element(row + span.first, row + span.last) - row);
}

cv::Vec3f unit(const cv::Vec3f& v) { return v / std::max(cv::norm(v), 1e-6); }

// The direction in colour in which the line stands out from the deck.
cv::Vec3f line_colour_axis(const cv::Mat& values, const Span& span) {
  cv::Vec3f axis(0, 0, 0);
  std::vector<cv::Vec3f> column;
  const int stride = std::max(1, values.rows / kCrossingsForColour);
  for (int k = span.first; k < span.last; ++k) {
    column.clear();
    for (int row = 0; row < values.rows; row += stride) column.push_back(values.at<cv::Vec3f>(row, k));
    const cv::Vec3f m = median_colour(column);
    if (cv::norm(m) > cv::norm(axis)) axis = m;
  }
  // The line may wander across the columns; realign on the first estimate and take the colour at the peaks.
  constexpr int kRounds = 2;
  for (int round = 0; round < kRounds; ++round) {
    const cv::Mat signal = along_axis(values, unit(axis), 1.2);
    column.clear();
    for (int row = 0; row < values.rows; row += stride)
      column.push_back(values.at<cv::Vec3f>(row, peak(signal.ptr<float>(row), span)));
    axis = median_colour(column);
  }
  return unit(axis);
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

struct Candidate {
  LinePoint point;
  float contrast;
};

// How strongly each sample has the line's colour.
struct Signal {
  cv::Vec3f axis;
  cv::Mat strength;  // CV_32F, a row for each crossing
};

Signal line_signal(const cv::Mat& against, const Span& span) {
  const cv::Vec3f axis = line_colour_axis(against, span);
  return {axis, along_axis(against, axis, kProfileSmoothing)};
}

// Samples at which a crossing is stronger than beside and at least half as strong as anywhere in the span.
std::vector<int> peaks(const float* row, const Span& span) {
  const int highest = peak(row, span);
  std::vector<int> tops;
  for (int k = span.first; k < span.last; ++k) {
    const bool is_top = row[k] >= row[k - 1] && row[k] > row[k + 1] && row[k] > row[highest] / 2;
    if (is_top || k == highest) tops.push_back(k);
  }
  return tops;
}

// The line is looked for in picture values (`seen`), which see shadow and light alike, and placed in amounts
// of light.
std::vector<Candidate> bumps(const Crossings& crossings, const cv::Mat& deck, const cv::Mat& seen, bool all) {
  // The curve from picture values to light rises, so that it takes medians to medians.
  const cv::Mat against_deck = against(linear_light(deck), linear_light(crossings.values));
  const cv::Mat light = line_signal(against_deck, crossings.span).strength;
  std::vector<Candidate> out;
  for (int row = 0; row < seen.rows; ++row) {
    const auto* strength = seen.ptr<float>(row);
    const auto* s = light.ptr<float>(row);
    const auto i = static_cast<std::size_t>(row);
    for (const int top :
         all ? peaks(strength, crossings.span) : std::vector{peak(strength, crossings.span)}) {
      const auto bump = bump_at_half_height(s, light.cols, peak(s, {top - 2, top + 3}));
      if (!bump) continue;
      const double along = bump->position * crossings.step - crossings.half_window;
      out.push_back(
          {{crossings.origin[i] + along * crossings.normal[i], bump->width * crossings.step}, strength[top]});
    }
  }
  return out;
}

template <typename Get>
float median_of(const std::vector<Candidate>& candidates, Get get) {
  std::vector<float> v(candidates.size());
  std::transform(candidates.begin(), candidates.end(), v.begin(), get);
  return median(std::move(v));
}

// Drops crossings whose value is far from the median of all.
template <typename Get>
float gate(std::vector<Candidate>& candidates, Get get, double least, double most) {
  const float middle = median_of(candidates, get);
  std::erase_if(candidates,
                [&](const Candidate& c) { return get(c) < least * middle || get(c) > most * middle; });
  return middle;
}

}  // namespace

std::optional<LineMeasurement> measure_line(const cv::Mat& bgr, const Homography& image_from_board,
                                            double radius, const ProfileOptions& options) {
  const Crossings crossings = sample(bgr, image_from_board, radius, options);
  if (crossings.values.rows < kLeastInPicture * options.angles) return std::nullopt;
  const cv::Mat deck = deck_beside(crossings.values);
  const Signal seen =
      line_signal(against(picture_values(deck), picture_values(crossings.values)), crossings.span);
  auto candidates = bumps(crossings, deck, seen.strength, options.all);
  const auto contrast = [](const Candidate& c) { return c.contrast; };
  const auto width = [](const Candidate& c) { return static_cast<float>(c.point.width_px); };
  LineMeasurement out;
  out.ink = seen.axis;
  out.smoothing_px = kProfileSmoothing * crossings.step;
  out.contrast = gate(candidates, contrast, kLeastContrast, kMostContrast);
  if (out.contrast < kLeastContrastLevels) return std::nullopt;
  gate(candidates, width, kLeastWidth, kMostWidth);
  out.width_px = median_of(candidates, width);
  for (const Candidate& c : candidates) out.points.push_back(c.point);
  out.coverage = static_cast<double>(out.points.size()) / options.angles;
  return out;
}

}  // namespace ringside
