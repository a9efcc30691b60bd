// SPDX-License-Identifier: MIT
#include "detection/shaded_disc.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "calibration/median_colour.h"
#include "calibration/picture_share.h"
#include "detection/explain_ray.h"
#include "detection/known_edges.h"
#include "detection/picture_rays.h"
#include "geometry/disc_surface.h"

namespace ringside {
namespace {

constexpr int kRays = 32;
// mm between samples; each stands for so many places side by side, or the rim would jump from one to the
// next.
constexpr double kStep = 0.3;
constexpr int kPlaces = 3;
// mm of face and deck that a ray shows: farther out shadows end. 1.6 and 3.4 mm of deck were worse.
constexpr double kFaceShown = 4, kDeckShown = 2.6;
constexpr double kWithinFace = 1.5;  // mm inside the shoulder the face has its own colour
constexpr double kHiddenPrint = 1;   // mm inside the outline the disc hides what is printed
constexpr double kLeastFace = 0.75;  // of 255
constexpr double kLeastBlur = 0.5;   // samples

// Which part of a disc's picture is looked at: rays from the outline's centre.
struct Window {
  Vec2 centre;
  std::vector<double> first, shoulders, reaches;  // mm from the centre on each ray
  int samples;
};

Window window_about(const DiscOutline<double>& outline, int rays) {
  Window out{outline.centre(), {}, {}, {}, 0};
  double widest_side = 0;
  for (int i = 0; i < rays; ++i) {
    const Vec2 unit = direction(2 * kPi * i / rays);
    out.reaches.push_back(outline.reach(unit));
    out.shoulders.push_back(outline.shoulder_reach(unit));
    widest_side = std::max(widest_side, out.reaches.back() - out.shoulders.back());
  }
  out.samples = static_cast<int>((kFaceShown + widest_side + kDeckShown) / kStep) + 1;
  for (const double reach : out.reaches) out.first.push_back(reach + kDeckShown - (out.samples - 1) * kStep);
  return out;
}

// How much of what lies above a surface mirrors towards a camera above, 1 where it is level. A ceiling is
// bright over the board and dark beside it.
double mirrored_from_above(const Vec3& normal) {
  const double up = std::max(0.0, 2 * normal.z() * normal.z() - 1);  // of the mirrored ray
  return up * up;
}

// Rows blurred by a Gaussian of so many rows; what lies beyond the ends is as the ends.
template <typename Rows>
Rows blurred(const Rows& rows, double sigma) {
  const int reach = static_cast<int>(std::ceil(3 * sigma)), last = static_cast<int>(rows.rows()) - 1;
  Eigen::VectorXd kernel(2 * reach + 1);
  for (int i = -reach; i <= reach; ++i) kernel[i + reach] = std::exp(-i * i / (2 * sigma * sigma));
  kernel /= kernel.sum();
  Rows out = Rows::Zero(rows.rows(), rows.cols());
  for (int row = 0; row <= last; ++row) {
    for (int i = -reach; i <= reach; ++i)
      out.row(row) += kernel[i + reach] * rows.row(std::clamp(row + i, 0, last));
  }
  return out;
}

// Along a ray, for each mm.
struct Derivatives {
  Eigen::VectorXd first, second;
};

Derivatives derivatives(const Eigen::VectorXd& values) {
  const auto n = values.size();
  Derivatives out{Eigen::VectorXd::Zero(n), Eigen::VectorXd::Zero(n)};
  const auto before = values.head(n - 2), after = values.tail(n - 2);
  out.first.segment(1, n - 2) = (after - before) / (2 * kStep);
  out.second.segment(1, n - 2) = (after - 2 * values.segment(1, n - 2) + before) / (kStep * kStep);
  return out;
}

double blur_mm(const Shading& shading, double px_per_mm) {
  return std::max(kLeastBlur * kStep, shading.blur_px / px_per_mm);
}

// Whether places of a face are of other materials: one has less than half the other's light in some channel,
// and not by noise.
bool differ(const Vec3& a, const Vec3& b) {
  constexpr double kUnlike = 0.5, kSigmas = 4;
  const Eigen::Array3d brighter = a.cwiseMax(b).array();
  return ((a - b).array().abs() > kUnlike * brighter + kSigmas * (b.array() + kDarkNoise).sqrt()).any();
}

// Of a disc that lies flat.
struct FlatSurface {
  const Vec2& base;
  const DiscShape& shape;
  const Vec3& camera;

  std::optional<Vec3> own_normal_at(const Vec2& p_deck) const {
    return disc_normal_at(p_deck, base, shape, camera);
  }
  static const Vec3& in_board(const Vec3& own_normal) { return own_normal; }
};

}  // namespace

ShadedDisc::ShadedDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const Vec2& base, RaySubset rays)
    : shape_(shape), sky_(shape), camera_(calibration.camera.centre) {
  const Homography& image_from_board = calibration.image_from_board;
  const Window window =
      window_about({base, shape.radius, shape.height, shape.edge_rounding, camera_}, kRays / rays.every);
  const PictureRays picture =
      light_rays(photo, image_from_board, window.centre, window.first, kStep, window.samples);
  const KnownEdges known(calibration);
  std::vector<cv::Vec3f> face;
  for (int i = 0; i < picture.count(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const Vec2& unit = picture.unit(i);
    const Vec2 middle = picture.at(i, window.samples / 2.0);
    Ray ray{picture.at(i, 0),
            unit,
            (image_from_board.jacobian(middle) * unit).norm(),
            Vec3::Ones(),
            Eigen::MatrixX3d(window.samples, 3),
            Eigen::VectorXd::Zero(window.samples)};
    for (int k = 0; k < window.samples; ++k) {
      const auto& colour = picture.values.at<cv::Vec3f>(i, k);
      ray.light.row(k) << colour[0], colour[1], colour[2];
      const Vec2 p = picture.at(i, k);
      if (!is_inside(image_from_board * p, photo.pixels.size())) continue;
      const double out = window.first[index] + k * kStep;
      if (out < window.shoulders[index] - kWithinFace) face.push_back(colour);
      if (out > window.reaches[index] - kHiddenPrint && known.on_printed_line(p)) continue;
      ray.roots[k] = 1;
    }
    weigh(ray);
    rays_.push_back(std::move(ray));
  }
  const cv::Vec3f middle = median_colour(face);
  face_ = Vec3(middle[0], middle[1], middle[2]).cwiseMax(kLeastFace);
  for (std::size_t i = 0; i < rays_.size(); ++i) {
    const double within = (window.shoulders[i] - kWithinFace - window.first[i]) / kStep;
    leave_print_out(rays_[i], static_cast<int>(std::ceil(within)));
  }
}

// What is printed on the face, and the blur about it. samples: so many of the first show the face alone.
void ShadedDisc::leave_print_out(Ray& ray, int samples) const {
  constexpr int kBlur = 2;  // samples
  for (int k = 0; k < samples; ++k) {
    if (!differ(ray.light.row(k).transpose().cwiseQuotient(ray.channels), face_)) continue;
    const int first = std::max(0, k - kBlur), last = std::min(samples - 1, k + kBlur);
    ray.roots.segment(first, last - first + 1).setZero();
  }
}

// By the noise of its channels, and then of its samples: nearly that of each sample's channels, at a third of
// the cost.
void ShadedDisc::weigh(Ray& ray) {
  ray.channels = (ray.light.colwise().mean().array() + kDarkNoise).rsqrt();
  ray.light = ray.light * ray.channels.asDiagonal();
  for (Eigen::Index row = 0; row < ray.light.rows(); ++row) {
    const double variance = ray.light.row(row).dot(ray.channels) + kDarkNoise * ray.channels.squaredNorm();
    ray.roots[row] *= std::sqrt(3 / variance);
  }
}

// Adds a place that a ray passes.
template <typename Surface>
void ShadedDisc::draw_place(const Vec2& p_deck, const Surface& surface, const Vec2& base,
                            const DiscShape& shape, Parts::RowXpr part) const {
  constexpr double kShare = 1.0 / kPlaces;
  const auto own_normal = surface.own_normal_at(p_deck);
  if (!own_normal) {
    const Vec2 from_base = p_deck - base;
    part[kDeck] += kShare;
    part[kSheltered] += kShare * sky_.at(from_base.norm() - shape.radius);
    part.segment<kLights>(kKept) += kShare * kept_by_disc(from_base, shape);
    return;
  }
  part[kDisc] += kShare;
  if (own_normal->z() == 1) return;  // the face, whose light is known
  const Vec3 normal = surface.in_board(*own_normal);
  part[kMatt] += kShare * (mirrored_from_above(normal) - 1);
  part.segment<kLights>(kAdded) += kShare * brighter_by(normal);
}

template <typename Surface>
ShadedDisc::Parts ShadedDisc::drawn(const Ray& ray, const Surface& surface, const Vec2& base,
                                    const DiscShape& shape) const {
  Parts parts = Parts::Zero(ray.light.rows(), kParts);
  for (Eigen::Index row = 0; row < parts.rows(); ++row) {
    for (int place = 0; place < kPlaces; ++place) {
      const double along = (static_cast<double>(row) + (place + 0.5) / kPlaces - 0.5) * kStep;
      draw_place(ray.from + along * ray.unit, surface, base, shape, parts.row(row));
    }
  }
  return parts;
}

ShadedDisc::Parts ShadedDisc::drawn(const Ray& ray, const Vec2& base, double radius) const {
  const DiscShape shape = with_radius(shape_, radius);
  return drawn(ray, FlatSurface{base, shape, camera_}, base, shape);
}

Eigen::VectorXd ShadedDisc::lit_disc(const Parts& parts, const Shading& shading) {
  return parts.col(kDisc) + shading.gloss * parts.col(kMatt) +
         parts.middleCols<kLights>(kAdded) * shading.light;
}

Eigen::VectorXd ShadedDisc::lit_deck(const Parts& parts, const Shading& shading) {
  constexpr double kLeast = 0.02;  // thrown back and forth, some light gets everywhere
  const Eigen::VectorXd lit = parts.col(kDeck) - shading.shelter * parts.col(kSheltered) -
                              parts.middleCols<kLights>(kKept) * shading.light;
  return lit.cwiseMax(kLeast * parts.col(kDeck));
}

RayEvidence ShadedDisc::evidence(int ray_index, const Vec2& base, double radius,
                                 const Shading& shading) const {
  const Ray& ray = at(ray_index);
  const double blur = blur_mm(shading, ray.px_per_mm);
  const Parts parts = blurred(drawn(ray, base, radius), blur / kStep);
  const Eigen::VectorXd disc = lit_disc(parts, shading), deck = lit_deck(parts, shading);
  const Derivatives disc_by = derivatives(disc), deck_by = derivatives(deck);
  constexpr int kCount = RayParameters::kCount;
  ByParameter<kCount> by_disc(parts.rows(), kCount), by_deck(parts.rows(), kCount);
  by_disc.col(RayParameters::kRim) = -disc_by.first;
  by_disc.col(RayParameters::kGloss) = parts.col(kMatt);
  by_disc.col(RayParameters::kShelter).setZero();
  by_disc.col(RayParameters::kBlur) = blur * blur * disc_by.second;
  by_disc.middleCols<kLights>(RayParameters::kLight) = parts.middleCols<kLights>(kAdded);
  by_deck.col(RayParameters::kRim) = -deck_by.first;
  by_deck.col(RayParameters::kGloss).setZero();
  by_deck.col(RayParameters::kShelter) = -parts.col(kSheltered);
  by_deck.col(RayParameters::kBlur) = blur * blur * deck_by.second;
  by_deck.middleCols<kLights>(RayParameters::kLight) = -parts.middleCols<kLights>(kKept);
  return explain_ray<kCount>({ray.light, ray.roots, face_.cwiseProduct(ray.channels), disc, deck}, by_disc,
                             by_deck);
}

RimEvidence ShadedDisc::rim(int ray_index, const Vec2& base, double radius, const Shading& shading) const {
  const Ray& ray = at(ray_index);
  return explained(ray, drawn(ray, base, radius), shading);
}

double ShadedDisc::misfit_leaning(int ray_index, const DiscPose& pose, double radius,
                                  const Shading& shading) const {
  const Ray& ray = at(ray_index);
  const DiscShape shape = with_radius(shape_, radius);
  const LeaningSurface surface(pose, shape, camera_);
  return explained(ray, drawn(ray, surface, pose.foot.head<2>(), shape), shading).misfit;
}

RimEvidence ShadedDisc::explained(const Ray& ray, const Parts& parts, const Shading& shading) const {
  Eigen::MatrixX2d both(parts.rows(), 2);
  both << lit_disc(parts, shading), lit_deck(parts, shading);
  both = blurred(both, blur_mm(shading, ray.px_per_mm) / kStep);
  const Eigen::VectorXd disc = both.col(0), deck = both.col(1);
  const auto of_rim = explain_ray<1>({ray.light, ray.roots, face_.cwiseProduct(ray.channels), disc, deck},
                                     -derivatives(disc).first, -derivatives(deck).first);
  return {of_rim.normal.value(), of_rim.pull.value(), of_rim.misfit};
}

}  // namespace ringside
