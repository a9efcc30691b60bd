// SPDX-License-Identifier: MIT
#include "teaching/draw_rim.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "teaching/draw_standing.h"

namespace ringside::teaching {
namespace {

constexpr int kShadowShrink = 4;  // soft shadows are drawn coarsely

// A soft shadow on what the board lies on.
void draw_ground_shadow(Canvas& canvas, const Outline& foot, const Vec2& shift, double strength,
                        double softness) {
  const cv::Size size = canvas.pixels().size();
  const cv::Size small((size.width + kShadowShrink - 1) / kShadowShrink,
                       (size.height + kShadowShrink - 1) / kShadowShrink);
  std::vector<cv::Point> points;
  for (const Vec2& p : foot) {
    const Vec2 q = canvas.pixel_of(p + shift) / kShadowShrink;
    points.emplace_back(cvRound(std::clamp(q.x(), -2000.0, 2000.0)),
                        cvRound(std::clamp(q.y(), -2000.0, 2000.0)));
  }
  cv::Mat1f light(small, 1.0F);
  cv::fillConvexPoly(light, points, 1 - strength);
  cv::GaussianBlur(light, light, {}, std::max(0.6, softness * canvas.scale() / kShadowShrink));
  cv::resize(light, light, {small.width * kShadowShrink, small.height * kShadowShrink});
  cv::Mat3f lit;
  cv::merge(std::vector<cv::Mat>(3, light(cv::Rect({0, 0}, size))), lit);
  cv::multiply(canvas.pixels(), lit, canvas.pixels(), 1, CV_8U);
}

Outline quad(const EyeView& view, const Vec2& a, const Vec2& b, double radius_a, double z_a, double radius_b,
             double z_b) {
  const auto at = [&](const Vec2& p, double radius, double z) {
    return view.at({radius * p.x(), radius * p.y(), z});
  };
  return {at(a, radius_a, z_a), at(b, radius_a, z_a), at(b, radius_b, z_b), at(a, radius_b, z_b)};
}

// Each side by itself, lit by how it faces.
void draw_band(Canvas& canvas, const EyeView& view, const std::vector<Vec2>& shape, Vec2 from, Vec2 to,
               const Paint& paint, const Vec2& light, double contrast) {
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vec2 &a = shape[i], &b = shape[(i + 1) % shape.size()];
    const double shade = 1 + contrast * (a + b).normalized().dot(light);
    canvas.fill(quad(view, a, b, from.x(), from.y(), to.x(), to.y()), shaded(paint, shade));
  }
}

Vec2 light_of(const BoardLook& board) {
  return board.shadow.norm() > 0 ? Vec2(-board.shadow.normalized()) : Vec2(0, 1);
}

}  // namespace

std::vector<Vec2> rim_shape(const BoardLook& board) { return unit_shape(board.rim.sides, board.rim.turn); }
std::vector<Vec2> deck_shape(const BoardLook& board) { return unit_shape(board.deck.sides, board.deck.turn); }

void draw_rim_outside(Canvas& canvas, const EyeView& view, const BoardLook& board, Dice& dice) {
  const Rim& rim = board.rim;
  const std::vector<Vec2> shape = rim_shape(board);
  const Outline bottom = outline_of(view, shape, rim.outer, rim.bottom),
                top = outline_of(view, shape, rim.outer, rim.top);
  if (dice.chance(0.75)) {
    const double unit = view.scale();
    const Vec2 shift{dice.between(-0.08, 0.08) * unit, dice.between(0, 0.09) * unit};
    const double strength = dice.between(0.2, 0.75);
    draw_ground_shadow(canvas, hull_of(bottom, bottom), shift, strength, dice.between(0.005, 0.06) * unit);
  }
  canvas.fill_hull(bottom, top, rim.side);
  if (rim.sides >= 3) {
    // The far sides lie under the top, which is painted after them.
    draw_band(canvas, view, shape, {rim.outer, rim.bottom}, {rim.outer, rim.top}, rim.side, light_of(board),
              0.25);
  }
  canvas.fill(top, rim.top_paint);
  if (rim.sides >= 3 && rim.uneven > 0) {
    draw_band(canvas, view, shape, {rim.outer, rim.top}, {rim.inner, rim.top}, rim.top_paint,
              direction(dice.angle()), rim.uneven);
  }
  if (rim.glint) canvas.stroke_around(top, 0.5, shaded(rim.top_paint, 1.35));
}

void draw_ditch(Canvas& canvas, const EyeView& view, const BoardLook& board) {
  const Rim& rim = board.rim;
  const std::vector<Vec2> shape = rim_shape(board);
  draw_band(canvas, view, shape, {rim.inner, rim.top}, {rim.inner, rim.floor}, rim.wall, -light_of(board),
            0.3);
  canvas.fill(outline_of(view, shape, rim.inner, rim.floor), rim.ditch);
  if (board.shadow_strength > 0) {
    canvas.fill_hull(outline_of(view, deck_shape(board), board.deck.radius + 0.025, rim.floor),
                     outline_of(view, deck_shape(board), board.deck.radius, 0),
                     shaded(rim.ditch, 1 - board.shadow_strength));
  }
  draw_ditch_discs(canvas, view, board);
}

void draw_slab(Canvas& canvas, const EyeView& view, const BoardLook& board, Dice& dice) {
  const Outline bottom = outline_of(view, deck_shape(board), board.deck.radius, board.rim.bottom);
  if (dice.chance(0.7)) {
    const double unit = view.scale();
    const Vec2 shift{dice.between(-0.05, 0.05) * unit, dice.between(0, 0.06) * unit};
    const double strength = dice.between(0.2, 0.7);
    draw_ground_shadow(canvas, hull_of(bottom, bottom), shift, strength, dice.between(0.005, 0.05) * unit);
  }
  canvas.fill_hull(bottom, outline_of(view, deck_shape(board), board.deck.radius, 0), board.rim.side);
}

}  // namespace ringside::teaching
