// SPDX-License-Identifier: MIT
#include "drawing/texture.h"

#include <cmath>

#include "drawing/noise.h"

namespace ringside::drawing {
namespace {

// Sizes in mm, chosen by eye beside photos of maple and oak decks.
double wood(double u, double v, const Grain& grain) {
  const double bend = smooth_noise(u / 260, v / 70, grain.seed);
  const double figure = smooth_noise(u / 110, v / 35, grain.seed + 1);
  const double fibre = smooth_noise(u / 28, v / 1.7, grain.seed + 2);
  const double ring = std::sin(2 * kPi * (v / grain.spacing + 1.8 * bend + 0.3 * figure));
  return 0.3 * ring + 0.35 * figure + 0.35 * fibre;
}

}  // namespace

Radiance radiance_of(const Colour& colour, double gamma) {
  const Eigen::Array3d share = Eigen::Array3d(colour.red, colour.green, colour.blue) / 255.0;
  return share.pow(gamma).cast<float>();
}

Texture::Texture(const Material& material, double gamma)
    : base_(radiance_of(material.colour, gamma)),
      grain_(material.grain),
      along_(direction(radians(material.grain.angle_deg))),
      // Dark grain is redder than light grain.
      swing_(Radiance(0.85F, 1.0F, 1.25F) * static_cast<float>(gamma * material.grain.contrast)),
      gloss_(static_cast<float>(material.gloss)) {}

Radiance Texture::at(const Vec2& p) const {
  if (grain_.contrast == 0) return base_;
  const double u = p.dot(along_);
  const double v = p.y() * along_.x() - p.x() * along_.y();
  return base_ * (1.0F + swing_ * static_cast<float>(wood(u, v, grain_))).max(0.0F);
}

}  // namespace ringside::drawing
