// SPDX-License-Identifier: MIT
#include "teaching/deck_painter.h"

#include <algorithm>
#include <cmath>

#include "teaching/eye_view.h"
#include "teaching/noise_bank.h"

namespace ringside::teaching {
namespace {

constexpr double kTilePixels = 90;  // of the finest tile, per unit of length

int tile_level(const Grain& grain, double pixels_per_unit) {
  const double fineness = kTilePixels * grain.scale / std::max(pixels_per_unit, 1.0);
  return std::clamp(static_cast<int>(std::ceil(std::log2(std::max(fineness, 1.0)))), 0,
                    NoiseBank::kLevels - 1);
}

float share(float pixels_inside) { return std::clamp(pixels_inside + 0.5F, 0.0F, 1.0F); }

void blend(Paint& below, const Paint& above, float opacity) { below += (above - below) * opacity; }

// How much of a pixel lies on a line of that width when its middle is that far from the line's; all in
// pixels.
float line_share(float width, float distance) {
  return std::clamp(width / 2 + 0.5F - distance, 0.0F, std::min(1.0F, width));
}

float wrapped_sample(const cv::Mat1f& tile, float x, float y) {
  const int mask = tile.cols - 1;  // a power of two
  const float fx = std::floor(x), fy = std::floor(y);
  const int x0 = static_cast<int>(fx) & mask, y0 = static_cast<int>(fy) & mask;
  const int x1 = (x0 + 1) & mask, y1 = (y0 + 1) & mask;
  const float a = x - fx, b = y - fy;
  const float *upper = tile[y0], *lower = tile[y1];
  return (upper[x0] * (1 - a) + upper[x1] * a) * (1 - b) + (lower[x0] * (1 - a) + lower[x1] * a) * b;
}

}  // namespace

DeckPainter::DeckPainter(const Deck& deck, double pixels_per_unit)
    : deck_(deck),
      tile_(NoiseBank::standard().tile(deck.grain.tile, tile_level(deck.grain, pixels_per_unit))),
      tile_pixels_(static_cast<float>(kTilePixels * deck.grain.scale * tile_.cols / NoiseBank::kSide)),
      cos_(static_cast<float>(std::cos(deck.grain.turn))),
      sin_(static_cast<float>(std::sin(deck.grain.turn))) {
  for (int i = 0; i < deck.sides && deck.sides >= 3; ++i) {
    normals_.push_back(direction(deck.turn + i * 2 * kPi / deck.sides));
  }
}

float DeckPainter::coverage(const DeckPoint& p) const {
  float inside = static_cast<float>(deck_.radius) - p.radius;
  if (!normals_.empty()) {
    inside = 1e9F;
    for (const Vec2& normal : normals_) {
      const float out = static_cast<float>(normal.x()) * p.x + static_cast<float>(normal.y()) * p.y;
      inside = std::min(inside, static_cast<float>(deck_.radius) - out);
    }
  }
  return share(inside / p.radius_step);
}

float DeckPainter::grain_at(const DeckPoint& p) const {
  const float x = p.x + static_cast<float>(deck_.grain.offset.x()),
              y = p.y + static_cast<float>(deck_.grain.offset.y());
  return wrapped_sample(tile_, (x * cos_ + y * sin_) * tile_pixels_, (y * cos_ - x * sin_) * tile_pixels_);
}

// Planks lie along the grain; each has a shade of its own and a dark joint.
float DeckPainter::plank_shade(const DeckPoint& p) const {
  const float place = ((p.y * cos_ - p.x * sin_) / 2.3F + 0.5F) * static_cast<float>(deck_.grain.planks);
  const int plank = static_cast<int>(std::floor(place));
  const float joint = std::min(place - std::floor(place), std::floor(place) + 1 - place) * 2.3F /
                      static_cast<float>(deck_.grain.planks);
  const float tone = static_cast<float>((plank * 7 + 3 * plank * plank) % 11) / 5.0F - 1;
  const float contrast = static_cast<float>(deck_.grain.plank_contrast);
  return (1 + contrast * tone) * (1 - 2.5F * contrast * line_share(0.006F / p.step, joint / p.step));
}

void DeckPainter::paint_zones(const DeckPoint& p, Paint& paint) const {
  for (const Zone& zone : deck_.zones) {
    blend(paint, zone.paint, share((static_cast<float>(zone.radius) - p.radius) / p.radius_step));
  }
}

void DeckPainter::paint_sectors(const DeckPoint& p, Paint& paint) const {
  for (const Sectors& sectors : deck_.sectors) {
    if (p.radius < static_cast<float>(sectors.from) || p.radius > static_cast<float>(sectors.to)) continue;
    const float turns =
        (std::atan2(p.y, p.x) + static_cast<float>(sectors.turn)) / static_cast<float>(2 * kPi);
    const int sector = static_cast<int>(std::floor(turns * static_cast<float>(sectors.count)));
    if (sector % 2 != 0) blend(paint, sectors.paint, static_cast<float>(sectors.opacity));
  }
}

float DeckPainter::ink_at(const DeckPoint& p) const {
  float ink = 0;
  for (const Ring& ring : deck_.rings) {
    const float distance = std::abs(p.radius - static_cast<float>(ring.radius));
    ink = std::max(ink, line_share(static_cast<float>(ring.width) / p.radius_step, distance / p.radius_step));
  }
  for (const Spokes& spokes : deck_.spokes) {
    if (p.radius < static_cast<float>(spokes.from) || p.radius > static_cast<float>(spokes.to)) continue;
    const float gap = static_cast<float>(2 * kPi / spokes.count);
    const float angle = std::atan2(p.y, p.x) - static_cast<float>(spokes.turn);
    const float off = angle - gap * std::round(angle / gap);
    const float distance = std::abs(std::sin(off)) * p.radius;
    ink = std::max(ink, line_share(static_cast<float>(spokes.width) / p.step, distance / p.step));
  }
  return ink;
}

void DeckPainter::lay_decal(const DeckPoint& p, Paint& paint) const {
  const auto reach = static_cast<float>(kDecalReach);
  const float scale = static_cast<float>(deck_.decal.cols) / (2 * reach);
  const float x = (p.x + reach) * scale - 0.5F, y = (reach - p.y) * scale - 0.5F;
  const int x0 = static_cast<int>(std::floor(x)), y0 = static_cast<int>(std::floor(y));
  if (x0 < 0 || y0 < 0 || x0 + 1 >= deck_.decal.cols || y0 + 1 >= deck_.decal.rows) return;
  const float a = x - static_cast<float>(x0), b = y - static_cast<float>(y0);
  const auto at = [&](int dx, int dy) { return cv::Vec4f(deck_.decal(y0 + dy, x0 + dx)); };
  const cv::Vec4f c = (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
  if (c[3] > 0) blend(paint, {c[0], c[1], c[2]}, c[3] / 255);
}

void DeckPainter::paint_hole(const DeckPoint& p, Paint& paint) const {
  const HoleLook& hole = deck_.hole;
  const float x = p.x - static_cast<float>(hole.middle.x()), y = p.y - static_cast<float>(hole.middle.y());
  const auto radius = static_cast<float>(hole.radius);
  const float r = std::hypot(x, y);
  if (r > radius + 3 * p.step) return;
  const float shade =
      0.85F +
      (x * static_cast<float>(hole.light.x()) + y * static_cast<float>(hole.light.y())) / radius * 0.3F;
  blend(paint, hole.paint * std::clamp(shade, 0.3F, 1.2F), share((radius - r) / p.radius_step));
  paint *= 1 - static_cast<float>(hole.edge) * line_share(1.2F, std::abs(r - radius) / p.radius_step);
}

Paint DeckPainter::at(const DeckPoint& p) const {
  Paint paint = deck_.paint;
  if (deck_.grain.planks > 0) paint *= plank_shade(p);
  if (!deck_.zones.empty()) paint_zones(p, paint);
  if (!deck_.sectors.empty()) paint_sectors(p, paint);
  const float grain = grain_at(p);
  paint += Paint(0.95F, 1, 0.9F) * (grain * static_cast<float>(deck_.grain.strength));
  if (!deck_.decal.empty()) lay_decal(p, paint);
  if (const float ink = ink_at(p); ink > 0) {
    const float worn = 1 - static_cast<float>(deck_.wear) * std::clamp(0.5F + grain, 0.0F, 1.0F);
    blend(paint, deck_.ink, ink * worn * static_cast<float>(deck_.ink_strength));
  }
  if (deck_.hole.radius > 0) paint_hole(p, paint);
  return paint * (1 + p.x * static_cast<float>(deck_.light.x()) + p.y * static_cast<float>(deck_.light.y()));
}

}  // namespace ringside::teaching
