// SPDX-License-Identifier: MIT
#include "teaching/draw_standing.h"

#include <algorithm>

namespace ringside::teaching {
namespace {

const std::vector<Vec2>& small_circle() {
  static const std::vector<Vec2> shape = unit_shape(16, 0);
  return shape;
}

Outline circle_at(const EyeView& view, const Vec3& middle, double radius) {
  return outline_of(view, small_circle(), radius, middle.z(), middle.head<2>());
}

void draw_disc(Canvas& canvas, const EyeView& view, const BoardLook& board, const DiscLook& disc) {
  if (board.shadow_strength > 0) {
    const Vec2 thrown = disc.foot.head<2>() + 0.5 * disc.height * board.shadow;
    const Paint& ground = disc.on_deck ? board.deck.paint : board.rim.ditch;
    canvas.fill(circle_at(view, {thrown.x(), thrown.y(), disc.foot.z()}, disc.radius * 1.08),
                shaded(ground, 1 - board.shadow_strength));
  }
  draw_cylinder(canvas, view, disc.foot, disc.radius, disc.height, disc.side, disc.top);
  if (disc.inlay) {
    const Vec3 top = disc.foot + Vec3(0, 0, disc.height);
    canvas.fill(circle_at(view, top, disc.radius * disc.inlay_share), *disc.inlay);
  }
}

void draw_peg(Canvas& canvas, const EyeView& view, const BoardLook& board, const Vec2& foot) {
  const PegLook& peg = board.peg;
  draw_cylinder(canvas, view, {foot.x(), foot.y(), 0}, peg.radius, peg.height, peg.side, peg.top);
  if (peg.glint) {
    canvas.stroke(view.at({foot.x(), foot.y(), 0.2 * peg.height}),
                  view.at({foot.x(), foot.y(), 0.9 * peg.height}), 0.4, peg.top);
  }
}

void draw_peg_shadow(Canvas& canvas, const EyeView& view, const BoardLook& board, const Vec2& foot) {
  const Vec2 end = foot + 1.5 * board.peg.height * board.shadow;
  canvas.stroke(view.at({foot.x(), foot.y(), 0}), view.at({end.x(), end.y(), 0}),
                1.5 * board.peg.radius * view.scale(), shaded(board.deck.paint, 1 - board.shadow_strength));
}

struct Standing {
  double depth;
  const Vec2* peg;
  const DiscLook* disc;
};

std::vector<Standing> farthest_first(const EyeView& view, const BoardLook& board, bool on_deck) {
  std::vector<Standing> all;
  for (const DiscLook& disc : board.discs) {
    if (disc.on_deck == on_deck) all.push_back({view.depth(disc.foot), nullptr, &disc});
  }
  if (on_deck) {
    for (const Vec2& foot : board.pegs) all.push_back({view.depth({foot.x(), foot.y(), 0}), &foot, nullptr});
  }
  std::sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) { return a.depth > b.depth; });
  return all;
}

}  // namespace

void draw_cylinder(Canvas& canvas, const EyeView& view, const Vec3& foot, double radius, double height,
                   const Paint& side, const Paint& top) {
  const Outline upper = circle_at(view, foot + Vec3(0, 0, height), radius);
  canvas.fill_hull(circle_at(view, foot, radius), upper, side);
  canvas.fill(upper, top);
}

void draw_pegs_and_discs(Canvas& canvas, const EyeView& view, const BoardLook& board) {
  if (board.shadow_strength > 0 && board.peg.height > 0) {
    for (const Vec2& foot : board.pegs) draw_peg_shadow(canvas, view, board, foot);
  }
  for (const Standing& one : farthest_first(view, board, true)) {
    if (one.peg) draw_peg(canvas, view, board, *one.peg);
    if (one.disc) draw_disc(canvas, view, board, *one.disc);
  }
}

void draw_ditch_discs(Canvas& canvas, const EyeView& view, const BoardLook& board) {
  for (const Standing& one : farthest_first(view, board, false)) draw_disc(canvas, view, board, *one.disc);
}

}  // namespace ringside::teaching
