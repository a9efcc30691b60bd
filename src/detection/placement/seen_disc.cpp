// SPDX-License-Identifier: MIT
#include "detection/placement/seen_disc.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "detection/view/known_edges.h"
#include "detection/view/picture_rays.h"
#include "fitting/cauchy.h"
#include "imaging/median_colour.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

constexpr int kRays = 32;
constexpr double kFaceShown = 4;     // mm that a ray shows of the face
constexpr double kWithinFace = 1.5;  // mm inside the shoulder the face has its own colour
constexpr double kHiddenPrint = 1;   // mm inside the outline the disc hides what is printed
constexpr double kLeastFace = 0.75;  // of 255

// Where a ray enters a circle and leaves it, mm from its centre; at once where it passes by.
struct Within {
  double from, to;
};

Within within(const Circle& circle, const Vec2& centre, const Vec2& unit) {
  const Vec2 way = circle.centre - centre;
  const double middle = way.dot(unit);
  const double half2 = circle.radius * circle.radius - way.squaredNorm() + middle * middle;
  const double half = std::sqrt(std::max(0.0, half2));
  return {middle - half, middle + half};
}

// Which part of a disc's picture is looked at: rays from the outline's centre.
struct Window {
  Vec2 centre;
  std::vector<double> first, reaches;  // mm from the centre on each ray
  std::vector<Within> faces;           // on each ray, where the face has its own colour
  int samples;
  int unused;  // so many of the first make their number a multiple of kEight
};

Window window_about(const DiscOutline<double>& outline, int rays, double deck_shown) {
  Window out{outline.centre(), {}, {}, {}, 0, 0};
  const Circle face{outline.shoulder().centre, outline.shoulder().radius - kWithinFace};
  double widest_side = 0;
  for (int i = 0; i < rays; ++i) {
    const Vec2 unit = direction(2 * kPi * i / rays);
    out.reaches.push_back((outline.edge_from(out.centre, unit).at - out.centre).norm());
    out.faces.push_back(within(face, out.centre, unit));
    widest_side = std::max(widest_side, out.reaches.back() - out.faces.back().to - kWithinFace);
  }
  const int wanted = static_cast<int>((kFaceShown + widest_side + deck_shown) / kRayStep) + 1;
  out.samples = std::min(kMostSamples, (wanted + kEight - 1) / kEight * kEight);
  out.unused = std::max(0, out.samples - wanted);
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

// By the noise of its channels, and then of its samples: nearly that of each sample's channels, at a third of
// the cost.
void weigh(SeenRay& ray) {
  ray.channels = (ray.light.colwise().mean().transpose().cast<double>().array() + kDarkNoise).rsqrt();
  ray.light = ray.light * ray.channels.cast<float>().asDiagonal();
  for (Eigen::Index row = 0; row < ray.light.rows(); ++row) {
    const double light = ray.light.row(row).cast<double>() * ray.channels;
    const double variance = light + kDarkNoise * ray.channels.squaredNorm();
    ray.roots[row] *= static_cast<float>(std::sqrt(3 / variance));
  }
}

}  // namespace

SeenDisc::SeenDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                   const Vec2& base, RaySubset rays, double deck_shown)
    : shape_(shape), camera_(calibration.camera.centre) {
  const Homography& image_from_board = calibration.image_from_board;
  const Window window = window_about({base, shape.radius, shape.height, shape.edge_rounding, camera_},
                                     kRays / static_cast<int>(rays.every), deck_shown);
  const PictureRays picture =
      light_rays(photo, image_from_board, window.centre, window.first, kRayStep, window.samples);
  const KnownEdges known(calibration);
  std::vector<cv::Vec3f> face;
  for (int i = 0; i < picture.count(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const Vec2& unit = picture.unit(i);
    const Vec2 middle = picture.at(i, window.samples / 2.0);
    const double px_per_mm = (image_from_board.jacobian(middle) * unit).norm();
    SeenRay ray{{picture.at(i, 0), unit, px_per_mm, window.samples},
                Vec3::Ones(),
                Eigen::MatrixX3f(window.samples, 3),
                Eigen::VectorXf::Zero(window.samples)};
    for (int k = 0; k < window.samples; ++k) {
      const auto& colour = picture.values.at<cv::Vec3f>(i, k);
      ray.light.row(k) << colour[0], colour[1], colour[2];
      if (k < window.unused) continue;
      const Vec2 p = picture.at(i, k);
      if (!is_inside(image_from_board * p, photo.pixels.size())) continue;
      const double out = window.first[index] + k * kRayStep;
      if (out > window.faces[index].from && out < window.faces[index].to) face.push_back(colour);
      if (out > window.reaches[index] - kHiddenPrint && known.on_printed_line(p)) continue;
      ray.roots[k] = 1;
    }
    weigh(ray);
    rays_.push_back(std::move(ray));
  }
  const cv::Vec3f middle = median_colour(face);
  face_ = Vec3(middle[0], middle[1], middle[2]).cwiseMax(kLeastFace);
  for (std::size_t i = 0; i < rays_.size(); ++i) {
    const auto sample_at = [&](double out) {
      return static_cast<int>(std::ceil((out - window.first[i]) / kRayStep));
    };
    leave_print_out(rays_[i], std::max(window.unused, sample_at(window.faces[i].from)),
                    sample_at(window.faces[i].to));
  }
}

// What is printed on the face, and the blur about it. Of the samples before `to`, which show the face alone.
void SeenDisc::leave_print_out(SeenRay& ray, int from, int to) const {
  constexpr int kBlur = 2;  // samples
  for (int k = from; k < to; ++k) {
    if (!differ(ray.light.row(k).transpose().cast<double>().cwiseQuotient(ray.channels), face_)) continue;
    const int first = std::max(0, k - kBlur), last = std::min(to - 1, k + kBlur);
    ray.roots.segment(first, last - first + 1).setZero();
  }
}

DiscsSeen SeenDisc::lying(const Vec2& base, double radius) const {
  return {lying_at(base, with_radius(shape_, radius)), {}, camera_};
}

std::vector<double> SeenDisc::sq_residuals(const DiscsSeen& discs, const Shading& shading, RaySubset rays,
                                           const Vec3& usual_under) const {
  const std::unique_ptr<DrawnRay[]> drawn(new DrawnRay[rays_.size()]);  // not made zero
  for (std::size_t i = 0; i < rays_.size(); i += rays.every)
    draw_ray(rays_[i].line, discs, shading, drawn[i]);
  Paints known = paints(shading);
  if (discs.under) {
    UnderLight under;
    for (std::size_t i = 0; i < rays_.size(); i += rays.every) under.add(rays_[i], drawn[i], known);
    known.under = under.near(usual_under);
  }
  std::vector<double> out;
  out.reserve(rays_.size());
  for (std::size_t i = 0; i < rays_.size(); i += rays.every)
    out.push_back(explain_rim(rays_[i], drawn[i], known).mean_sq_residual);
  return out;
}

double mean_cauchy_loss(const std::vector<double>& sq_residuals, double noise_scale) {
  double sum = 0;
  for (const double mean_sq_residual : sq_residuals) sum += cauchy_loss(mean_sq_residual / noise_scale);
  return sum / static_cast<double>(sq_residuals.size());
}

RimNormalEquations rim_normal_equations(const SeenDisc& seen, const Vec2& base, double radius,
                                        const Shading& light, double noise_scale) {
  RimNormalEquations out;
  const DiscsSeen disc = seen.lying(base, radius);
  DrawnRay drawn;
  for (const SeenRay& ray : seen.rays()) {
    draw_ray(ray.line, disc, light, drawn);
    const RimEvidence rim = explain_rim(ray, drawn, seen.paints(light));
    const double weight = cauchy_weight(rim.mean_sq_residual / noise_scale);
    // The rim lies farther out by the base's way along the ray and by the radius.
    const Vec3 moved_by(ray.line.unit.x(), ray.line.unit.y(), 1);
    out.normal += weight * rim.normal * moved_by * moved_by.transpose();
    out.gradient += weight * rim.gradient * moved_by;
    out.mean_loss +=
        cauchy_loss(rim.mean_sq_residual / noise_scale) / static_cast<double>(seen.rays().size());
  }
  return out;
}

}  // namespace ringside
