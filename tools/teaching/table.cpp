// SPDX-License-Identifier: MIT
#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "teaching/clutter.h"
#include "teaching/noise_bank.h"

namespace ringside::teaching {
namespace {

constexpr double kNearShare = 0.12;  // of the board's distance: what is nearer is cut off

Outline table_corners(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.35) {
    const double radius = kind < 0.2 ? 20 : dice.between(1.5, 3);
    Outline round = unit_shape(24, 0);
    for (Vec2& corner : round) corner *= radius;
    return round;
  }
  const double turn = dice.between(-0.6, 0.6), near = 1.2, far = 4;
  const double left = -dice.between(near, far), right = dice.between(near, far),
               low = -dice.between(near, far), high = dice.between(near, far);
  Outline corners;
  for (const Vec2& p : {Vec2(left, low), Vec2(right, low), Vec2(right, high), Vec2(left, high)}) {
    corners.push_back(p.x() * direction(turn) + p.y() * direction(turn + kPi / 2));
  }
  return corners;
}

// The outline as seen, without what lies behind the camera.
Outline seen_part(const EyeView& view, const Outline& corners, double z) {
  const double nearest = kNearShare * view.depth({0, 0, 0});
  Outline seen;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec3 a(corners[i].x(), corners[i].y(), z),
        b(corners[(i + 1) % corners.size()].x(), corners[(i + 1) % corners.size()].y(), z);
    const double depth_a = view.depth(a), depth_b = view.depth(b);
    if (depth_a > nearest) seen.push_back(view.at(a));
    if ((depth_a > nearest) != (depth_b > nearest)) {
      seen.push_back(view.at(a + (b - a) * ((nearest - depth_a) / (depth_b - depth_a))));
    }
  }
  return seen;
}

cv::Mat3b cloth(cv::Size size, const Backgrounds& backgrounds, Dice& dice) {
  if (dice.chance(0.15)) return random_surroundings(dice, backgrounds, size, {0.1, 0.5});
  const double kind = dice.between(0, 1);
  const Paint base = kind < 0.35   ? nearly(dice, {225, 228, 230}, 20)
                     : kind < 0.65 ? wood(dice)
                     : kind < 0.8  ? nearly(dice, {60, 60, 60}, 40)
                                   : coloured(dice, {20, 220}, {40, 240});
  cv::Mat3f picture(size, base);
  if (dice.chance(0.6)) {
    const NoiseBank& bank = NoiseBank::standard();
    cv::Mat3f swing;
    const int tile = dice.count(0, bank.count() - 1);
    cv::merge(std::vector<cv::Mat>(3, bank.patch(tile, size, dice.between(0.3, 1))), swing);
    picture += swing * dice.between(2, 18);
  }
  cv::Mat3b result;
  picture.convertTo(result, CV_8U);
  return result;
}

void draw_beside(Canvas& canvas, const EyeView& view, double z, Dice& dice) {
  const double away = dice.between(1.5, 3.5);
  const Vec2 place = away * direction(dice.angle());
  const Vec3 foot(place.x(), place.y(), z);
  if (view.depth(foot) < 2 * kNearShare * view.depth({0, 0, 0})) return;
  if (dice.chance(0.6)) {
    draw_thing_at(canvas, view, foot, dice);
    return;
  }
  const double half = dice.between(0.1, 0.5), turn = dice.angle();  // a sheet of paper
  Outline sheet;
  for (const double angle : {0.0, 1.5, 3.0, 4.6}) {
    const Vec2 p = place + half * direction(turn + angle);
    sheet.push_back(view.at({p.x(), p.y(), z}));
  }
  canvas.fill(sheet, dice.chance(0.6) ? nearly(dice, {230, 230, 230}, 25) : coloured(dice));
}

}  // namespace

Outline draw_table(Canvas& canvas, const EyeView& view, double z, const Backgrounds& backgrounds,
                   Dice& dice) {
  const Outline outline = seen_part(view, table_corners(dice), z);
  if (outline.size() < 3) return {};
  canvas.lay(cloth(canvas.pixels().size(), backgrounds, dice), canvas.mask_of(outline),
             canvas.box_of(outline));
  const Paint edge = nearly(dice, {60, 60, 60}, 50);
  if (dice.chance(0.5)) canvas.stroke_around(outline, dice.between(0.5, 3), edge);
  for (int i = dice.pick(std::vector<int>{0, 0, 1, 2, 4}); i > 0; --i) draw_beside(canvas, view, z, dice);
  return outline;
}

void draw_wall(Canvas& canvas, Dice& dice) {
  const double edge = dice.between(0.1, 0.7) * canvas.picture().height, w = canvas.picture().width;
  canvas.fill({{-1, -1}, {w, -1}, {w, edge + dice.normal(5)}, {-1, edge}},
              coloured(dice, {0, 150}, {60, 255}));
}

}  // namespace ringside::teaching
