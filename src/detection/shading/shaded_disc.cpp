// SPDX-License-Identifier: MIT
#include "detection/shading/shaded_disc.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "detection/view/known_edges.h"
#include "detection/view/picture_rays.h"
#include "geometry/disc_surface.h"
#include "imaging/median_colour.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

constexpr int kRays = 32;
constexpr double kFaceShown = 4;     // mm that a ray shows of the face
constexpr double kWithinFace = 1.5;  // mm inside the shoulder the face has its own colour
constexpr double kHiddenPrint = 1;   // mm inside the outline the disc hides what is printed
constexpr double kLeastFace = 0.75;  // of 255

// Which part of a disc's picture is looked at: rays from the outline's centre.
struct Window {
  Vec2 centre;
  std::vector<double> first, shoulders, reaches;  // mm from the centre on each ray
  int samples;
};

Window window_about(const DiscOutline<double>& outline, int rays, double deck_shown) {
  Window out{outline.centre(), {}, {}, {}, 0};
  double widest_side = 0;
  for (int i = 0; i < rays; ++i) {
    const Vec2 unit = direction(2 * kPi * i / rays);
    out.reaches.push_back(outline.reach(unit));
    out.shoulders.push_back(outline.shoulder_reach(unit));
    widest_side = std::max(widest_side, out.reaches.back() - out.shoulders.back());
  }
  out.samples = static_cast<int>((kFaceShown + widest_side + deck_shown) / kRayStep) + 1;
  for (const double reach : out.reaches)
    out.first.push_back(reach + deck_shown - (out.samples - 1) * kRayStep);
  return out;
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

  std::optional<SurfacePoint> own_at(const Vec2& p_deck) const {
    return disc_surface_at(p_deck, base, shape, camera);
  }
  static const Vec3& in_board(const Vec3& own_normal) { return own_normal; }
};

}  // namespace

ShadedDisc::ShadedDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const Vec2& base, RaySubset rays, double deck_shown)
    : shape_(shape), sky_(shape), camera_(calibration.camera.centre) {
  const Homography& image_from_board = calibration.image_from_board;
  const Window window = window_about({base, shape.radius, shape.height, shape.edge_rounding, camera_},
                                     kRays / rays.every, deck_shown);
  const PictureRays picture =
      light_rays(photo, image_from_board, window.centre, window.first, kRayStep, window.samples);
  const KnownEdges known(calibration);
  std::vector<cv::Vec3f> face;
  for (int i = 0; i < picture.count(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const Vec2& unit = picture.unit(i);
    const Vec2 middle = picture.at(i, window.samples / 2.0);
    ShadedRay ray{picture.at(i, 0),
                  unit,
                  (image_from_board.jacobian(middle) * unit).norm(),
                  Vec3::Ones(),
                  Eigen::MatrixX3f(window.samples, 3),
                  Eigen::VectorXf::Zero(window.samples)};
    for (int k = 0; k < window.samples; ++k) {
      const auto& colour = picture.values.at<cv::Vec3f>(i, k);
      ray.light.row(k) << colour[0], colour[1], colour[2];
      const Vec2 p = picture.at(i, k);
      if (!is_inside(image_from_board * p, photo.pixels.size())) continue;
      const double out = window.first[index] + k * kRayStep;
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
    const double within = (window.shoulders[i] - kWithinFace - window.first[i]) / kRayStep;
    leave_print_out(rays_[i], static_cast<int>(std::ceil(within)));
  }
}

// What is printed on the face, and the blur about it. samples: so many of the first show the face alone.
void ShadedDisc::leave_print_out(ShadedRay& ray, int samples) const {
  constexpr int kBlur = 2;  // samples
  for (int k = 0; k < samples; ++k) {
    if (!differ(ray.light.row(k).transpose().cast<double>().cwiseQuotient(ray.channels), face_)) continue;
    const int first = std::max(0, k - kBlur), last = std::min(samples - 1, k + kBlur);
    ray.roots.segment(first, last - first + 1).setZero();
  }
}

// By the noise of its channels, and then of its samples: nearly that of each sample's channels, at a third of
// the cost.
void ShadedDisc::weigh(ShadedRay& ray) {
  ray.channels = (ray.light.colwise().mean().transpose().cast<double>().array() + kDarkNoise).rsqrt();
  ray.light = ray.light * ray.channels.cast<float>().asDiagonal();
  for (Eigen::Index row = 0; row < ray.light.rows(); ++row) {
    const double light = ray.light.row(row).cast<double>() * ray.channels;
    const double variance = light + kDarkNoise * ray.channels.squaredNorm();
    ray.roots[row] *= static_cast<float>(std::sqrt(3 / variance));
  }
}

template <typename Surface>
RayParts ShadedDisc::drawn(const ShadedRay& ray, const Surface& surface, const Vec2& base,
                           const DiscShape& shape, double inset) const {
  RayParts parts = RayParts::Zero(ray.light.rows(), RayPart::kCount);
  for_each_place(ray, [&](Eigen::Index sample, const Vec2& p_deck) {
    const auto seen = surface.own_at(p_deck);
    if (!seen) {
      const Vec2 from_base = p_deck - base;
      add_deck(parts.row(sample), sky_.at(from_base.norm() - shape.radius), kept_by_disc(from_base, shape));
    } else if (seen->is_face()) {
      add_face(parts.row(sample), seen->within_face, inset);
    } else {
      add_rim(parts.row(sample), surface.in_board(seen->normal));
    }
  });
  return parts;
}

RayParts ShadedDisc::drawn(const ShadedRay& ray, const Vec2& base, double radius, double inset) const {
  const DiscShape shape = with_radius(shape_, radius);
  return drawn(ray, FlatSurface{base, shape, camera_}, base, shape, inset);
}

RayEvidence ShadedDisc::evidence(int ray_index, const Vec2& base, double radius,
                                 const Shading& shading) const {
  const ShadedRay& ray = this->ray(ray_index);
  const double blur = blur_mm(shading, ray.px_per_mm);
  const RayParts parts = blurred(drawn(ray, base, radius, shading.inset), blur);
  const DrawnRay seen = lit(parts, shading);
  constexpr int kCount = RayParameters::kCount;
  DrawnBy<kCount> by;
  const auto shaped = [&](ByParameter<kCount>& out, const Eigen::VectorXf& values) {
    const RayDerivatives along = derivatives(values);
    out = ByParameter<kCount>::Zero(parts.rows(), kCount);
    out.col(RayParameters::kOut) = -along.first;
    out.col(RayParameters::kBlur) = static_cast<float>(blur * blur) * along.second;
  };
  shaped(by.face, seen.face);
  shaped(by.rim, seen.rim);
  shaped(by.deck, seen.deck);
  by.face.col(RayParameters::kGloss) = parts.col(RayPart::kMatt);
  by.face.col(RayParameters::kInset) = -parts.col(RayPart::kInset);
  by.rim.col(RayParameters::kInset) = parts.col(RayPart::kInset);
  by.rim.middleCols<kLights>(RayParameters::kLight) = parts.middleCols<kLights>(RayPart::kAdded);
  by.deck.col(RayParameters::kShelter) = -parts.col(RayPart::kSheltered);
  by.deck.middleCols<kLights>(RayParameters::kLight) = -parts.middleCols<kLights>(RayPart::kKept);
  const Vec3 face = face_.cwiseProduct(ray.channels), rim = face.cwiseProduct(shading.rim);
  return explain_ray<kCount, true>({ray.light, ray.roots, face.cast<float>(), rim.cast<float>(), seen}, by);
}

RimEvidence ShadedDisc::rim(int ray_index, const Vec2& base, double radius, const Shading& shading) const {
  const ShadedRay& ray = this->ray(ray_index);
  return explained(ray, drawn(ray, base, radius, shading.inset), shading);
}

double ShadedDisc::misfit_leaning(int ray_index, const DiscPose& pose, double radius,
                                  const Shading& shading) const {
  const ShadedRay& ray = this->ray(ray_index);
  const DiscShape shape = with_radius(shape_, radius);
  const LeaningSurface surface(pose, shape, camera_);
  return explained(ray, drawn(ray, surface, pose.foot.head<2>(), shape, shading.inset), shading).misfit;
}

RimEvidence ShadedDisc::explained(const ShadedRay& ray, const RayParts& parts, const Shading& shading) const {
  return ringside::explained(ray, face_, face_.cwiseProduct(shading.rim),
                             drawn_ray(parts, shading, ray.px_per_mm));
}

}  // namespace ringside
