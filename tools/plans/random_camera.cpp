// SPDX-License-Identifier: MIT
#include "plans/random_camera.h"

#include <cmath>

namespace ringside::plans {
namespace {

using namespace drawing;

// Of the outermost part of the board.
double rim_radius(const Board& board) { return board.rim.inner_radius + board.rim.width; }

double diagonal(const Viewpoint& v) { return std::hypot(v.width, v.height); }

constexpr double kFilmDiagonal = 43.27;  // mm, of the 35 mm frame

// Far enough for the whole board to fill this share of the picture's shorter side.
double distance_to_fill(const Viewpoint& v, const Board& board, double share) {
  const double half_side = std::min(v.width, v.height) / 2.0;
  const double reach = rim_radius(board);
  // The nearer half of a tilted board looks larger.
  const double nearer = reach * std::sin(radians(v.tilt_deg)) * 0.4;
  return v.focal_px * reach / (share * half_side) + nearer;
}

struct Span {
  double least;
  double most;
};

// The spans of a kind of picture; every other one is sharpened.
struct EffectSpans {
  Span blur;  // pixels
  Span vignetting;
  Span sharpening;
  Span noise;  // grey levels
};

CameraEffects random_effects(Dice& dice, const EffectSpans& spans) {
  const auto within = [&](const Span& span) { return dice.between(span.least, span.most); };
  return {.blur_sigma = within(spans.blur),
          .vignetting = within(spans.vignetting),
          .gamma = 2.2,
          .sharpening = dice.chance(0.5) ? within(spans.sharpening) : 0,
          .noise_sigma = within(spans.noise),
          .seed = static_cast<std::uint64_t>(dice.count(1, 1'000'000))};
}

}  // namespace

void aim(Dice& dice, PhotoPlan& plan, TiltRange tilt, double share) {
  Viewpoint& v = plan.viewpoint;
  v.tilt_deg = dice.between(tilt.least_deg, tilt.most_deg);
  v.looked_at = dice.in_ring(0, 20);
  v.distance = distance_to_fill(v, plan.scene.board, share);
}

void aim_phone(Dice& dice, PhotoPlan& plan, TiltRange tilt) {
  Viewpoint& v = plan.viewpoint;
  const int scale = dice.chance(0.08) ? 2 : 1;
  v.width = 1600 * scale;
  v.height = 1200 * scale;
  if (dice.chance(0.3)) std::swap(v.width, v.height);
  v.focal_px = dice.between(23, 29) / kFilmDiagonal * diagonal(v);
  v.azimuth_deg = -90 + dice.normal(30);
  v.roll_deg = dice.normal(5);
  v.lens.k1 = dice.normal(0.004);
  plan.exif = true;
  aim(dice, plan, tilt, dice.between(0.72, 0.94));
}

void aim_video(Dice& dice, PhotoPlan& plan, TiltRange tilt, double barrel) {
  Viewpoint& v = plan.viewpoint;
  v.width = 1920;
  v.height = 1080;
  v.focal_px = dice.between(1200, 1900);
  v.azimuth_deg = degrees(dice.angle());
  v.roll_deg = degrees(dice.angle());
  plan.exif = true;
  plan.uncropped = PictureSize{1920, 1440};  // video uses the whole length of a 4:3 sensor
  aim(dice, plan, tilt, dice.between(0.86, 0.98));
  const double slope = kOuterLineRadius / v.distance;
  constexpr double kStrongest = 0.2;  // more would fold the corners of a wide picture over
  v.lens.k1 = -std::min(kStrongest, barrel / (slope * slope));
}

void scale(PhotoPlan& plan, double factor) {
  const auto scaled = [&](int pixels) { return static_cast<int>(std::lround(factor * pixels)); };
  Viewpoint& v = plan.viewpoint;
  v.width = scaled(v.width);
  v.height = scaled(v.height);
  v.focal_px *= factor;
  if (plan.uncropped)
    plan.uncropped = PictureSize{scaled(plan.uncropped->width), scaled(plan.uncropped->height)};
}

double share_in_picture(const PhotoPlan& plan) {
  constexpr int kPlaces = 360;
  const View view = look_from(plan.viewpoint);
  int inside = 0;
  for (int i = 0; i < kPlaces; ++i) {
    const Vec2 p = plan.scene.board.lines[2].radius * direction(2 * kPi * i / kPlaces);
    const Vec2 seen = view.pixel_of({p.x(), p.y(), 0});
    inside += seen.x() > 0 && seen.y() > 0 && seen.x() < view.width - 1 && seen.y() < view.height - 1 ? 1 : 0;
  }
  return static_cast<double>(inside) / kPlaces;
}

void show_whole(PhotoPlan& plan) {
  while (share_in_picture(plan) < 1) plan.viewpoint.distance *= 1.02;
}

void crop_board(Dice& dice, PhotoPlan& plan, double most) {
  Viewpoint& v = plan.viewpoint;
  const double lost = dice.between(0.3, 1) * most * 2 * kOuterLineRadius;
  const double half_side = std::min(v.width, v.height) / 2.0 * v.distance / v.focal_px;  // mm on the deck
  // Aside along the picture's shorter side, on either hand.
  const double along =
      radians(v.roll_deg) + (v.width > v.height ? kPi / 2 : 0) + (dice.chance(0.5) ? kPi : 0);
  v.looked_at = (half_side - kOuterLineRadius + lost) * direction(along);
}

CameraEffects good_picture(Dice& dice) {
  return random_effects(
      dice, {.blur = {0.55, 0.85}, .vignetting = {0.05, 0.25}, .sharpening = {0.1, 0.3}, .noise = {0.8, 2}});
}

CameraEffects poor_picture(Dice& dice) {
  return random_effects(
      dice, {.blur = {0.9, 1.6}, .vignetting = {0.1, 0.4}, .sharpening = {0.2, 0.5}, .noise = {2.5, 6}});
}

Light random_light(Dice& dice) {
  const auto lamp = [&](double low, double high, double softness) {
    const Vec2 side = direction(dice.angle());
    const double slope = std::tan(radians(dice.between(low, high)));  // away from straight above
    return Lamp{.towards = {slope * side.x(), slope * side.y(), 1}, .share = 0.5, .radius_deg = softness};
  };
  Light light;
  const double what = dice.between(0, 1);
  if (what < 0.4) {  // a room with a large soft lamp
    light.lamps = {lamp(5, 40, dice.between(5, 12))};
    light.lamps[0].share = dice.between(0.3, 0.5);
  } else if (what < 0.6) {  // sun through a window
    light.lamps = {lamp(35, 62, 0.4)};
    light.lamps[0].share = dice.between(0.5, 0.7);
  } else if (what < 0.8) {  // two lamps
    light.lamps = {lamp(10, 45, dice.between(2, 5)), lamp(10, 45, dice.between(2, 5))};
    light.lamps[0].share = dice.between(0.25, 0.45);
    light.lamps[1].share = dice.between(0.15, 0.35);
  } else {  // a warm evening
    light.lamps = {lamp(20, 50, dice.between(3, 8))};
    light.tint = {250, dice.between(228, 244), dice.between(188, 225)};
    const double brightness = dice.between(0.75, 0.95);
    light.tint = {light.tint.red * brightness, light.tint.green * brightness, light.tint.blue * brightness};
  }
  light.gradient = {dice.normal(0.12), dice.normal(0.12)};
  return light;
}

}  // namespace ringside::plans
