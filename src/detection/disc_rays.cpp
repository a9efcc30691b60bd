// SPDX-License-Identifier: MIT
#include "detection/disc_rays.h"

#include <algorithm>
#include <cmath>

#include "calibration/median_colour.h"
#include "detection/known_edges.h"
#include "detection/picture_rays.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kRays = 48;
constexpr double kStepPx = 0.5, kLeastStep = 0.15;          // mm
constexpr double kSoftnessPx = 0.8, kLeastSoftness = 0.25;  // mm
// Of the radius: where the colour of the face is taken from. Poses that are compared are a few mm apart.
constexpr double kFaceFrom = 0.4, kFaceTo = 0.72;
constexpr double kHiddenPrint = 0.85;  // of the radius: nearer the middle the disc hides what is printed
constexpr int kAside = 4;              // rays to either side that tell a ray's face: light and grain vary
constexpr double kDeck = 4;            // mm of deck that a ray shows: farther out shadows end
// What colours differ by for many small reasons, levels of a channel; the misfit, in mm at one sigma, that
// counts half as much as the worst can. Both, as the two below, from rendered discs near lines: halves and
// doubles of them make no difference to speak of.
constexpr double kUsualNoise = 4, kHalfLost = 20;
// See Ray::lit. A lamp lights the sides that face it, and leaves dark those that shadows lie beside.
constexpr double kLitSide = 0.5, kDarkSide = 0.03, kUnknownLamp = 0.12;
// The rounding looks like the face from the top down to here, of its radius.
constexpr double kFaceOfRounding = 0.45;

double firmness(const Vec2& outwards, const std::optional<Vec2>& shadow) {
  if (!shadow) return kUnknownLamp;
  const double dark = std::clamp(0.5 + outwards.dot(*shadow), 0.0, 1.0);
  return kLitSide * std::pow(kDarkSide / kLitSide, dark);
}

// The face as each ray has it.
std::vector<cv::Vec3f> faces_of(const PictureRays& rays, int face_samples) {
  std::vector<cv::Vec3f> own, out;
  for (int i = 0; i < kRays; ++i) {
    const auto* colours = rays.values.ptr<cv::Vec3f>(i);
    own.push_back(median_colour({colours, colours + face_samples}));
  }
  for (int i = 0; i < kRays; ++i) {
    std::vector<cv::Vec3f> near;
    for (int j = i - kAside; j <= i + kAside; ++j)
      near.push_back(own[static_cast<std::size_t>((j + kRays) % kRays)]);
    out.push_back(median_colour(near));
  }
  return out;
}

Circle face_seen(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  const double e = shape.edge_rounding, out = 1 - kFaceOfRounding;  // sine of the normal's lean there
  const double height = shape.height - e + e * std::sqrt(1 - out * out);
  return seen_on_deck({base, shape.radius - kFaceOfRounding * e}, height, camera);
}

}  // namespace

DiscRays::DiscRays(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                   const Vec2& base, const std::optional<Vec2>& shadow)
    : shape_(shape), camera_(calibration.camera.centre) {
  const double px = calibration.image_from_board.scale_at(base);
  step_ = std::max(kLeastStep, kStepPx / px);
  softness_ = std::max(kLeastSoftness, kSoftnessPx / px);
  const DiscOutline<double> outline(base, shape.radius, shape.height, shape.edge_rounding, camera_);
  const double from = kFaceFrom * shape.radius;
  double farthest = 0;
  for (int i = 0; i < kRays; ++i)
    farthest = std::max(farthest, outline.reach(direction(2 * kPi * i / kRays)));
  const int count = static_cast<int>((farthest + kDeck - from) / step_);
  const int face_samples = std::max(1, static_cast<int>((kFaceTo - kFaceFrom) * shape.radius / step_));
  const PictureRays rays = picture_rays(photo, calibration.image_from_board, outline.centre(),
                                        std::vector<double>(kRays, from), step_, count);
  const auto faces = faces_of(rays, face_samples);
  const KnownEdges known(calibration);
  std::vector<double> deviations;
  for (int i = 0; i < kRays; ++i) {
    const cv::Vec3f& face = faces[static_cast<std::size_t>(i)];
    const auto* colours = rays.values.ptr<cv::Vec3f>(i);
    Ray& ray = rays_.emplace_back(Ray{{}, firmness(rays.unit(i), shadow)});
    for (int k = 0; k < face_samples; ++k) deviations.push_back(cv::norm(colours[k] - face, cv::NORM_L2SQR));
    for (int k = face_samples; k < count; ++k) {
      const Vec2 p = rays.at(i, k);
      const bool hides_print = (p - rays.centre).norm() < kHiddenPrint * shape.radius;
      if (hides_print || !known.on_printed_line(p)) ray.samples.push_back({p, colours[k] - face});
    }
  }
  noise2_ = median(std::move(deviations)) + 3 * kUsualNoise * kUsualNoise;
}

double DiscRays::unexplained(const Ray& ray, const DiscOutline<double>& outline, const Circle& face) const {
  // Side and deck have the colours that leave least: a linear fit of two unknowns a channel.
  double side2 = ray.lit / step_, deck2 = 1e-3, side_deck = 0, all = 0;
  Eigen::Vector3d of_side = Eigen::Vector3d::Zero(), of_deck = Eigen::Vector3d::Zero();
  for (const Sample& sample : ray.samples) {
    const auto outside = [&](double distance) {
      return std::clamp(0.5 + distance / (2 * softness_), 0.0, 1.0);
    };
    const double deck = outside(outline.signed_distance(sample.at));
    const double side = std::max(0.0, outside((sample.at - face.centre).norm() - face.radius) - deck);
    const Eigen::Vector3d colour(sample.to_face[0], sample.to_face[1], sample.to_face[2]);
    side2 += side * side;
    deck2 += deck * deck;
    side_deck += side * deck;
    of_side += side * colour;
    of_deck += deck * colour;
    all += colour.squaredNorm();
  }
  const double det = side2 * deck2 - side_deck * side_deck;
  const Eigen::Vector3d side = (deck2 * of_side - side_deck * of_deck) / det;
  const Eigen::Vector3d deck = (side2 * of_deck - side_deck * of_side) / det;
  const double left = std::max(0.0, all - side.dot(of_side) - deck.dot(of_deck)) * step_ / noise2_;
  return left / (left + kHalfLost);
}

double DiscRays::unexplained(const Vec2& base) const {
  const DiscOutline<double> outline(base, shape_.radius, shape_.height, shape_.edge_rounding, camera_);
  const Circle face = face_seen(base, shape_, camera_);
  double sum = 0;
  for (const Ray& ray : rays_) sum += unexplained(ray, outline, face);
  return sum / kRays;
}

}  // namespace ringside
