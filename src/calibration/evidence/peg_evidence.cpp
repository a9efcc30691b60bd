// SPDX-License-Identifier: MIT
#include "calibration/evidence/peg_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numeric>
#include <vector>

#include "calibration/landmarks/rough_pegs.h"
#include "calibration/model/calibration_error.h"
#include "geometry/robust.h"
#include "imaging/median_colour.h"
#include "imaging/pixel_at.h"

namespace ringside {
namespace {

constexpr int kEight = 8;

// Where the first of eight pegs at equal angles stands, radians modulo an eighth of a turn.
double comb_angle(const std::vector<Peg>& pegs) {
  std::complex<double> sum;
  for (const Peg& peg : pegs) sum += std::polar(1.0, kEight * angle_of(peg.foot));
  return std::arg(sum) / kEight;
}

// Those of the pegs, fitted as one comb of any count, that eight may be.
int count_of_eight(const std::vector<Peg>& pegs, double first) {
  constexpr double kNear = radians(4);
  std::array<bool, kEight> seen{};
  for (const Peg& peg : pegs) {
    const double place = (angle_of(peg.foot) - first) / (2 * kPi / kEight);
    if (std::abs(place - std::round(place)) * 2 * kPi / kEight < kNear)
      seen[static_cast<std::size_t>((std::lround(place) % kEight + kEight) % kEight)] = true;
  }
  return static_cast<int>(std::count(seen.begin(), seen.end(), true));
}

// How far a colour of the picture is from that of the circle on which its place lies. Empty outside.
std::optional<double> unlike(const cv::Mat& bgr, const UnrolledBoard& unrolled,
                             const Homography& image_from_board, const Vec2& p_board) {
  const auto colour = pixel_at(bgr, image_from_board * p_board);
  const int radius = cvRound(p_board.norm());
  if (!colour || radius >= UnrolledBoard::kRadii) return std::nullopt;
  return cv::norm(cv::Vec3f(*colour) - median_colour(unrolled.along(radius)));
}

// From -1 to 1: whether more of pegs is seen away from the camera, where their tops would be, than on its
// side. Empty where tops hardly lean.
std::optional<double> lean_of(const std::vector<Peg>& pegs, const cv::Mat& bgr, const UnrolledBoard& unrolled,
                              const Homography& image_from_board, const Vec3& camera) {
  constexpr double kHeight = 11, kLeast = 5;  // mm of a peg; of its lean on the deck
  std::vector<double> leans;
  for (const Peg& peg : pegs) {
    const Vec2 away = kHeight / (camera.z() - kHeight) * (peg.foot - camera.head<2>());
    if (away.norm() < kLeast) continue;
    const auto top = unlike(bgr, unrolled, image_from_board, peg.foot + away);
    const auto opposite = unlike(bgr, unrolled, image_from_board, peg.foot - away);
    if (top && opposite) leans.push_back((*top - *opposite) / (*top + *opposite + 10));
  }
  if (leans.size() < 3) return std::nullopt;
  return median(std::move(leans));
}

// How far the colours at each angle are from those of their circles, about the inner line.
std::vector<double> unlikeness_about(const UnrolledBoard& unrolled, double inner) {
  constexpr int kWithin = 6, kBeyond = 8, kStep = 2;  // mm: pegs, whose tops lean outwards
  std::vector<double> out(UnrolledBoard::kAngles, 0.0), count(UnrolledBoard::kAngles, 0.0);
  for (int radius = static_cast<int>(inner) - kWithin; radius <= inner + kBeyond; radius += kStep) {
    const cv::Vec3f typical = median_colour(unrolled.along(radius));
    for (int j = 0; j < UnrolledBoard::kAngles; ++j) {
      if (!unrolled.is_seen(radius, j)) continue;
      out[static_cast<std::size_t>(j)] += cv::norm(cv::Vec3f(unrolled.at(radius, j)) - typical);
      ++count[static_cast<std::size_t>(j)];
    }
  }
  for (std::size_t j = 0; j < out.size(); ++j)
    if (count[j] > 0) out[j] /= count[j];
  return out;
}

// How far eight places at equal angles stand out from all other eights, in sigma of these: pegs that are too
// small or too blurred to be fitted show so. Two may be hidden.
double comb_strength(const std::vector<double>& unlikeness, const std::optional<Quadrants>& quadrants) {
  constexpr int kPeriod = UnrolledBoard::kAngles / kEight, kHidden = 2, kHalfPeg = 2,
                kOffQuadrant = 8;  // angles
  std::vector<double> folded;
  for (int first = 0; first < kPeriod; ++first) {
    std::vector<double> places;
    for (int i = 0; i < kEight; ++i) {
      double sum = 0;
      for (int k = -kHalfPeg; k <= kHalfPeg; ++k)
        sum += unlikeness[static_cast<std::size_t>((first + i * kPeriod + k + UnrolledBoard::kAngles) %
                                                   UnrolledBoard::kAngles)];
      places.push_back(sum);
    }
    std::sort(places.begin(), places.end());
    folded.push_back(std::accumulate(places.begin(), places.end() - kHidden, 0.0));
  }
  const double middle = median(folded);
  std::vector<double> off;
  for (const double value : folded) off.push_back(value - middle);
  const double sigma = std::max(robust_sigma(off), 1.0);
  double best = 0;
  for (int first = 0; first < kPeriod; ++first) {
    const double turn =
        quadrants ? quadrants->angle / (2 * kPi) * UnrolledBoard::kAngles + kPeriod / 2.0 : first;
    if (std::abs(std::remainder(first - turn, kPeriod)) > kOffQuadrant) continue;
    best = std::max(best, off[static_cast<std::size_t>(first)] / sigma);
  }
  return best;
}

std::optional<CameraEstimate> rough_camera(const cv::Mat& bgr, const Homography& image_from_board) {
  try {
    return estimate_camera(image_from_board, bgr.cols, bgr.rows, {});
  } catch (const CalibrationError&) {
    return std::nullopt;
  }
}

}  // namespace

void add_pegs(BoardEvidence& out, const cv::Mat& bgr, const UnrolledBoard& unrolled,
              const Homography& image_from_board, double inner, const std::optional<Quadrants>& quadrants) {
  out.peg_comb = comb_strength(unlikeness_about(unrolled, inner), quadrants);
  const std::vector<Peg> pegs = rough_pegs(bgr, image_from_board, inner, {});
  out.pegs = 0;
  if (pegs.empty()) return;
  const double first = comb_angle(pegs);
  out.pegs = count_of_eight(pegs, first);
  if (quadrants) {
    const double half = kPi / kEight;
    out.pegs_off = degrees(std::abs(std::remainder(first - quadrants->angle - half, 2 * half)));
  }
  if (const auto camera = rough_camera(bgr, image_from_board))
    out.peg_lean = lean_of(pegs, bgr, unrolled, image_from_board, camera->centre);
}

}  // namespace ringside
