// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <vector>

#include "calibration/approach/unrolled_rings.h"

namespace ringside {

// How much places differ from what lies inside of them and outside. A colour each, since all of a circle is
// printed in one: where signs and hues differ the sum stays small.
class RingResponse {
 public:
  RingResponse() = default;
  RingResponse(const Eigen::Vector3f& in, const Eigen::Vector3f& out)
      : sums_(in[0], in[1], in[2], 1, out[0], out[1], out[2], 0) {}

  RingResponse& operator+=(const RingResponse& other) {
    sums_ += other.sums_;
    return *this;
  }
  float count() const { return sums_[3]; }  // of what was summed
  // 0 to 1: what all that was summed has in common. A line differs from both sides alike, where two colours
  // meet the sides differ.
  double as_line() const;
  double as_border() const;
  double evidence() const { return std::max(as_line(), as_border()); }

 private:
  Eigen::Vector3f from_inside() const { return sums_.head<3>(); }
  Eigen::Vector3f from_outside() const { return sums_.segment<3>(4); }

  // From inside, the count, from outside and a zero: added by fours, which is most of the work here.
  Eigen::Matrix<float, 8, 1> sums_ = Eigen::Matrix<float, 8, 1>::Zero();
};

// The responses along a deck in narrow sectors. Each place counts at most as one clear line: discs, hands and
// glare weigh no more.
class RingResponses {
 public:
  static constexpr int kSectors = 72;

  explicit RingResponses(const UnrolledRings& deck);

  int columns() const { return columns_; }
  double radius_of(int column) const { return first_ + column * step_; }
  double column_of(double radius) const { return (radius - first_) / step_; }
  const RingResponse& at(int sector, int column) const {
    return sectors_[static_cast<std::size_t>(sector * columns_ + column)];
  }
  // Of its middle, in the plane.
  static double angle_of_sector(int sector) { return 2 * kPi * (sector + 0.5) / kSectors; }

 private:
  int columns_;
  double first_, step_;
  std::vector<RingResponse> sectors_;
};

}  // namespace ringside
