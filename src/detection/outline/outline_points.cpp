// SPDX-License-Identifier: MIT
#include "detection/outline/outline_points.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <optional>

#include "detection/view/known_edges.h"
#include "imaging/between_pixels.h"

namespace ringside {
namespace {

// Sampling along a ray: pixels, but no finer than this in mm, which is a sigma of the smoothing there.
constexpr double kStepPx = 0.35, kLeastStep = 0.2;
constexpr double kSmoothing = 0.22;      // mm, Gaussian along the ray before its gradient
constexpr double kLeastSmoothing = 0.6;  // samples
constexpr double kLeastContrast = 0.3;   // of the median ray's: a weaker edge is no outline
constexpr double kLeastWindowPx = 1.5;   // half a window: an edge is as wide
constexpr double kMostHalfWindow = 6;    // mm, of that; from far aside pixels are long

constexpr int kMostHalfCount = 16;  // samples to either side

std::array<Vec2, kOutlineRays> all_units() {
  std::array<Vec2, kOutlineRays> units;
  for (std::size_t i = 0; i < kOutlineRays; ++i)
    units[i] = direction(2 * kPi * static_cast<double>(i) / kOutlineRays);
  return units;
}

const std::array<Vec2, kOutlineRays>& ray_units() {
  static const std::array<Vec2, kOutlineRays> units = all_units();
  return units;
}

// The derivative of a Gaussian as weights of the differences between a ray's samples at equal distances to
// either side: what smoothing and then subtracting neighbours gives.
class Slope {
 public:
  // sigma: samples
  explicit Slope(double sigma) : taps_(std::min(static_cast<int>(std::ceil(kCut * sigma)) + 1, kMostTaps)) {
    const auto gaussian = [&](int i) {
      return std::abs(i) < taps_ ? std::exp(-i * i / (2 * sigma * sigma)) : 0;
    };
    double sum = 0;
    for (int i = -taps_; i <= taps_; ++i) sum += gaussian(i);
    for (int tap = 1; tap <= taps_; ++tap)
      weights_[static_cast<std::size_t>(tap - 1)] =
          static_cast<float>((gaussian(tap - 1) - gaussian(tap + 1)) / sum);
  }

  int taps() const { return taps_; }

  // Squared, of all channels together. values: of a sample with `taps` others on either side, four of each.
  float squared(const float* values) const {
    cv::v_float32x4 slope = cv::v_setzero_f32();
    for (int tap = 1; tap <= taps_; ++tap) {
      const auto across = cv::v_load(values + 4 * tap) - cv::v_load(values - 4 * tap);
      slope += cv::v_setall_f32(weights_[static_cast<std::size_t>(tap - 1)]) * across;
    }
    return cv::v_reduce_sum(slope * slope);
  }

  static constexpr int kMostTaps = 6;

 private:
  static constexpr double kCut = 3;  // sigma
  int taps_;
  std::array<float, kMostTaps> weights_;
};

struct Peak {
  double position;  // samples from the middle one
  float contrast;
};

// The side of a pixel on the deck (mm) where it is hardly longer than broad, seen from less than 45 degrees
// aside. What discs and other things score was measured with square ones. 0 from farther aside.
double square_pixel(const Mat2& across) {
  constexpr double kLongest = 1.42;  // times as long as broad
  const double area = std::abs(across.determinant());
  return across.squaredNorm() < (kLongest + 1 / kLongest) * area ? std::sqrt(area) : 0;
}

// Rays across an expected edge, worked out one after the other.
class EdgeRays {
 public:
  EdgeRays(const Photo& photo, const Calibration& calibration, const DiscOutline<double>& outline,
           NearSide near_side, double half_window)
      : pixels_(photo.pixels),
        image_from_board_(calibration.image_from_board.matrix()),
        known_(calibration),
        outline_(outline),
        near_side_(near_side),
        middle_(middle_of(outline, near_side)),
        across_(calibration.image_from_board.jacobian(outline.centre()).inverse().transpose()),
        square_pixel_(square_pixel(across_)),
        half_window_(half_window) {}

  // The next ray's: across the edge where the way there from its middle meets it.
  void turn_to(const Vec2& unit) {
    edge_ = edge_at(unit);
    mm_per_pixel_ = square_pixel_ > 0 ? square_pixel_ : (across_ * edge_.normal).norm();
    step_ = std::max(kLeastStep, kStepPx * mm_per_pixel_);
    const double window = std::clamp(kLeastWindowPx * mm_per_pixel_, half_window_, kMostHalfWindow);
    half_count_ = std::min(kMostHalfCount, static_cast<int>(std::ceil(window / step_)));
    const double smoothing = std::max(kLeastSmoothing, kSmoothing / step_);
    if (smoothing != smoothing_) slope_ = Slope(smoothing);
    smoothing_ = smoothing;
  }

  Vec2 at(double sample) const { return edge_.at + sample * step_ * edge_.normal; }

  double mm_per_pixel() const { return mm_per_pixel_; }

  bool expects_printed_line() const { return known_.on_printed_line(edge_.at); }

  // The steepest place where neither a printed line nor the deck's edge is, to a fraction of a sample. Empty
  // when it lies at an end.
  std::optional<Peak> steepest() {
    sample();
    const int last = 2 * half_count_;
    int top = 0;
    float most = 0;
    for (int k = 1; k < last; ++k) {
      const float slope = slope_.squared(sample_at(k));
      slopes_[static_cast<std::size_t>(k)] = slope;
      if (slope <= most || is_known(k)) continue;
      top = k;
      most = slope;
    }
    if (top < 2 || top > last - 2) return std::nullopt;
    const double before = slope_at(top - 1), here = std::sqrt(most), after = slope_at(top + 1);
    const double curvature = before - 2 * here + after;
    const double offset = curvature < -1e-9 ? 0.5 * (before - after) / curvature : 0;
    return Peak{top - half_count_ + std::clamp(offset, -1.0, 1.0), static_cast<float>(here)};
  }

 private:
  DiscOutline<double>::Edge edge_at(const Vec2& unit) const {
    if (near_side_ == NearSide::kShoulder && outline_.faces_camera(unit))
      return {middle_ + outline_.shoulder().radius * unit, unit};
    return outline_.edge_from(middle_, unit);
  }

  float* sample_at(int k) { return &samples_[4 * static_cast<std::size_t>(k + Slope::kMostTaps)]; }

  // At its ends the ray goes on as it ends.
  void sample() {
    const Vec2 first = at(-half_count_);
    Vec3 place = image_from_board_ * Vec3(first.x(), first.y(), 1);
    const Vec3 along = image_from_board_.leftCols<2>() * (step_ * edge_.normal);
    const auto bgr = cv::v_float32x4(1, 1, 1, 0);
    const int last = 2 * half_count_;
    for (int k = 0; k <= last; ++k) {
      const double inverse = 1 / place.z();
      const auto x = static_cast<float>(place.x() * inverse), y = static_cast<float>(place.y() * inverse);
      cv::v_store(sample_at(k), bgr * pixels_(x, y));
      place += along;
    }
    for (int tap = 1; tap < slope_.taps(); ++tap) {
      cv::v_store(sample_at(-tap), cv::v_load(sample_at(0)));
      cv::v_store(sample_at(last + tap), cv::v_load(sample_at(last)));
    }
  }

  bool is_known(int k) const {
    const Vec2 p = at(k - half_count_);
    return known_.on_printed_line(p) || known_.on_deck_edge(p);
  }

  double slope_at(int k) const {
    return is_known(k) ? 0 : static_cast<double>(std::sqrt(slopes_[static_cast<std::size_t>(k)]));
  }

  static constexpr std::size_t kMostSamples = 2 * kMostHalfCount + 1;

  BetweenPixels pixels_;
  const Mat3& image_from_board_;
  KnownEdges known_;
  const DiscOutline<double>& outline_;
  NearSide near_side_;
  Vec2 middle_;
  Mat2 across_;          // pixels' normals to the deck's, for its inverse scale
  double square_pixel_;  // mm of the deck; 0 where pixels are long there
  double half_window_;   // mm
  DiscOutline<double>::Edge edge_;
  double mm_per_pixel_ = 1, step_ = 1;  // mm
  int half_count_ = 0;
  double smoothing_ = kLeastSmoothing;  // samples
  Slope slope_{kLeastSmoothing};
  std::array<float, 4 * (kMostSamples + std::size_t{2} * Slope::kMostTaps)> samples_;
  std::array<float, kMostSamples> slopes_;
};

}  // namespace

OutlinePoints outline_points(const Photo& photo, const Calibration& calibration,
                             const DiscOutline<double>& outline, NearSide near_side, double half_window) {
  EdgeRays rays(photo, calibration, outline, near_side, half_window);
  OutlinePoints out;
  std::array<float, kOutlineRays> contrasts;
  for (const Vec2& unit : ray_units()) {
    rays.turn_to(unit);
    out.rays += rays.expects_printed_line() ? 0 : 1;
    const auto peak = rays.steepest();
    if (!peak) continue;
    contrasts[out.count] = peak->contrast;
    out.mm_per_pixel[out.count] = rays.mm_per_pixel();
    out.places[out.count++] = rays.at(peak->position);
  }
  if (out.count == 0) return out;
  std::array<float, kOutlineRays> sorted = contrasts;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(out.count / 2);
  std::nth_element(sorted.begin(), middle, sorted.begin() + static_cast<std::ptrdiff_t>(out.count));
  const double least = kLeastContrast * static_cast<double>(*middle);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < out.count; ++i) {
    if (static_cast<double>(contrasts[i]) < least) continue;
    out.mm_per_pixel[kept] = out.mm_per_pixel[i];
    out.places[kept++] = out.places[i];
  }
  out.count = kept;
  return out;
}

}  // namespace ringside
