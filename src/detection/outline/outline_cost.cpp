// SPDX-License-Identifier: MIT
#include "detection/outline/outline_cost.h"

#include <cmath>
#include <opencv2/core/hal/intrin.hpp>
#include <utility>

namespace ringside {
namespace {

using Four = cv::v_float32x4;
constexpr std::size_t kLanes = cv::v_float32x4::nlanes;
static_assert(kOutlineRays % kLanes == 0);

constexpr double kShoulderLooseness = 2;

Four all(double value) { return cv::v_setall_f32(static_cast<float>(value)); }

// Of circles, one for each of four points.
struct Circles {
  Four x, y, radius, magnification;
};

Circles all_of(const DiscOutline<double>::Disk& disk, const Vec2& origin) {
  const Vec2 centre = disk.centre - origin;
  return {all(centre.x()), all(centre.y()), all(disk.radius), all(disk.magnification)};
}

Circles select(const Four& mask, const Circles& a, const Circles& b) {
  return {cv::v_select(mask, a.x, b.x), cv::v_select(mask, a.y, b.y), cv::v_select(mask, a.radius, b.radius),
          cv::v_select(mask, a.magnification, b.magnification)};
}

// The hull of an outline's two circles.
class Hull {
 public:
  Hull(const DiscOutline<double>& outline, const Vec2& origin)
      : low_(all_of(outline.low(), origin)), high_(all_of(outline.high(), origin)) {
    const Vec2 axis = outline.high().centre - outline.low().centre;
    const double length = axis.norm();
    // Of the common tangents' normal, along the axis; from 1 on one circle holds the other.
    const double k = (outline.high().radius - outline.low().radius) / length;
    if (!(k < 1)) return;
    const double q = std::sqrt(1 - k * k);
    const Vec2 along = axis / length;
    along_x_ = all(along.x());
    along_y_ = all(along.y());
    tilt_ = all(k);
    straight_ = all(q);
    per_length_ = all(1 / (length * q));
    first_ = all(0);
  }

  // How far along from the lower circle (0) to the upper (1) the one lies that is nearest to points.
  Four nearest(const Four& x, const Four& y) const {
    const Four dx = x - low_.x, dy = y - low_.y;
    const Four across = cv::v_abs(dy * along_x_ - dx * along_y_);
    const Four place = ((dx * along_x_ + dy * along_y_) * straight_ + across * tilt_) * per_length_;
    return cv::v_min(cv::v_max(place, first_), all(1));
  }

  Circles between(const Four& share) const {
    const auto mixed = [&](const Four& low, const Four& high) { return low + share * (high - low); };
    return {mixed(low_.x, high_.x), mixed(low_.y, high_.y), mixed(low_.radius, high_.radius),
            mixed(low_.magnification, high_.magnification)};
  }

 private:
  Circles low_, high_;
  Four along_x_ = all(0), along_y_ = all(0), tilt_ = all(0), straight_ = all(0), per_length_ = all(0);
  Four first_ = all(1);  // of the circles that count: where one holds the other it alone
};

struct Totals {
  std::array<Four, 3> gradient{all(0), all(0), all(0)};
  std::array<Four, 6> curvature{all(0), all(0), all(0), all(0), all(0), all(0)};  // lower triangle by rows

  void add(const Four& residual, const std::array<Four, 3>& slopes, const Four& weight) {
    std::size_t k = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const Four weighted = weight * slopes[i];
      gradient[i] += weighted * residual;
      for (std::size_t j = 0; j <= i; ++j) curvature[k++] += weighted * slopes[j];
    }
  }
};

double total(const Four& values) { return static_cast<double>(cv::v_reduce_sum(values)); }

double product(const Four& values) {
  std::array<float, kLanes> v;
  cv::v_store(v.data(), values);
  return static_cast<double>(v[0] * v[1]) * static_cast<double>(v[2] * v[3]);
}

}  // namespace

OutlineCost::OutlineCost(std::span<const Vec2> points, const DiscShape& shape, NearSide near_side,
                         const Vec3& camera, std::span<const double> scales)
    : shape_(shape), near_side_(near_side), camera_(camera), count_(points.size()) {
  CV_Assert(!points.empty() && points.size() <= kOutlineRays && scales.size() == points.size());
  origin_ = points.front();
  for (std::size_t i = 0; i < kOutlineRays; ++i) {
    const Vec2 p = points[std::min(i, count_ - 1)] - origin_;
    x_[i] = static_cast<float>(p.x());
    y_[i] = static_cast<float>(p.y());
    per_mm_[i] = static_cast<float>(1 / scales[std::min(i, count_ - 1)]);
  }
}

OutlineCost::Sums OutlineCost::sums_at(const Vec2& base, double radius) const {
  const DiscOutline<double> outline(base, radius, shape_.height, shape_.edge_rounding, camera_);
  const Hull hull(outline, origin_);
  const Circles shoulder = all_of(outline.shoulder(), origin_);
  const Vec2 middle = middle_of(outline, near_side_) - origin_;
  const Four lean_x = all(outline.lean().x()), lean_y = all(outline.lean().y());
  const Four on_shoulder = near_side_ == NearSide::kShoulder ? all(0) : all(-INFINITY);
  const Four one = all(1), none = all(0), rounding = all(shape_.edge_rounding),
             per_height = all(1 / camera_.z());
  const Four looser = all(1 / kShoulderLooseness);
  const Four lane_numbers(0, 1, 2, 3);

  Totals totals;
  double value = 0, factors = 1;  // a sum of logarithms is the logarithm of a product
  for (std::size_t i = 0; i < count_; i += kLanes) {
    const Four x = cv::v_load(&x_[i]), y = cv::v_load(&y_[i]), strict = cv::v_load(&per_mm_[i]);
    const Four share = hull.nearest(x, y);
    const Four is_loose = (x - all(middle.x())) * lean_x + (y - all(middle.y())) * lean_y < on_shoulder;
    const Circles circle = select(is_loose, shoulder, hull.between(share));
    const Four own_rounding = cv::v_select(is_loose, none, rounding);
    const Four per_mm = cv::v_select(is_loose, looser * strict, strict);
    const Four dx = x - circle.x, dy = y - circle.y;
    const Four length = cv::v_max(cv::v_sqrt(dx * dx + dy * dy), all(1e-9));
    const Four nx = dx / length, ny = dy / length;
    // How rays that graze the rounding pass outside of the circles: see DiscOutline.
    const Four along = lean_x * nx + lean_y * ny, slant = cv::v_sqrt(one + along * along);
    const Four distance = length - circle.radius - own_rounding * (slant - one);
    // On a straight part of the hull the normal does not turn with the base.
    const Four is_straight = (share > none) & (share < one);
    const Four turning = cv::v_select(is_straight, none, circle.magnification / length);
    const Four grazing = own_rounding * along / slant;
    const Four by_normal = none - circle.magnification - grazing * (per_height + turning * along);
    const Four by_lean = grazing * turning;
    const std::array<Four, 3> slopes{per_mm * (by_normal * nx + by_lean * lean_x),
                                     per_mm * (by_normal * ny + by_lean * lean_y),
                                     none - per_mm * circle.magnification};
    const Four is_point = lane_numbers + all(static_cast<double>(i)) < all(static_cast<double>(count_));
    const Four residual = cv::v_select(is_point, per_mm * distance, none);
    const Four factor = one + residual * residual;
    totals.add(residual, slopes, cv::v_select(is_point, one / factor, none));
    factors *= product(factor);
    if (factors > 1e100) value += std::log(std::exchange(factors, 1));
  }
  Sums sums{(value + std::log(factors)) / 2, Vec3::Zero(), Mat3::Zero()};
  std::size_t k = 0;
  for (Eigen::Index i = 0; i < 3; ++i) {
    sums.gradient[i] = total(totals.gradient[static_cast<std::size_t>(i)]);
    for (Eigen::Index j = 0; j <= i; ++j)
      sums.curvature(i, j) = sums.curvature(j, i) = total(totals.curvature[k++]);
  }
  return sums;
}

}  // namespace ringside
