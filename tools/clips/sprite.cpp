// SPDX-License-Identifier: MIT
#include "clips/sprite.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "drawing/tracer.h"

namespace ringside::clips {
namespace {

using namespace drawing;

constexpr int kCoarse = 2;          // pixels between rays: what a hand looks like in detail matters to nobody
constexpr double kHandHeight = 12;  // mm, of the finger tips
const Vec2 kReference(0, 0);        // where the finger tips are in the drawing, mm

// A wide flat deck, so that nothing but the hand and its shadow is to be seen.
Scene plain_scene(const Look& look) {
  Scene scene;
  scene.board.pegs.count = 0;
  scene.board.deck_radius = 6000;
  scene.board.rim.inner_radius = 6100;
  scene.board.hole.centre = {5000, 0};
  scene.board.quadrant_lines.width = 0;
  for (Line& line : scene.board.lines) line.width = 0;
  scene.board.deck = {{200, 200, 200}};
  scene.light = look.light;
  scene.light.gradient = {0, 0};
  scene.light.glares.clear();
  return scene;
}

View straight_view(const Look& look) {
  View view = look_from(look.viewpoint);
  view.lens = {};
  return view;
}

// The part of the picture and its surroundings in which bars and their shadows are seen.
cv::Rect seen_area(const std::vector<Bar>& bars, const Light& light, const View& view) {
  std::vector<cv::Point2f> corners;
  const auto add = [&](const Vec3& p, double around) {
    for (const double x : {-around, around}) {
      for (const double y : {-around, around}) {
        const Vec2 pixel = view.pixel_of({p.x() + x, p.y() + y, p.z()});
        corners.emplace_back(static_cast<float>(pixel.x()), static_cast<float>(pixel.y()));
      }
    }
  };
  for (const Bar& bar : bars) {
    for (const Vec3& end : {bar.from, bar.to}) {
      add(end, 1.2 * bar.radius);
      for (const Lamp& lamp : light.lamps) {
        const Vec3 shadow = end - end.z() / lamp.towards.z() * lamp.towards;
        add(shadow, bar.radius * 1.5 + end.z() * std::tan(radians(lamp.radius_deg)) + 10);
      }
    }
  }
  const cv::Rect around(-view.width, -view.height, 3 * view.width, 3 * view.height);
  return cv::boundingRect(corners) & around;
}

}  // namespace

HandSprite::HandSprite(const Look& look, const Player& player) : view_(straight_view(look)) {
  Scene scene = plain_scene(look);
  const Tracer without(scene, view_.eye(), look.effects.gamma);
  scene.bars = arm(kReference, player.seat_deg, kHandHeight, player.skin, player.sleeve);
  const Tracer with(scene, view_.eye(), look.effects.gamma);
  drawn_ = seen_area(scene.bars, scene.light, view_);
  const cv::Size size(drawn_.width / kCoarse + 1, drawn_.height / kCoarse + 1);
  cv::Mat3f colour(size);
  cv::Mat1f left(size);
  cv::parallel_for_(cv::Range(0, size.height), [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      for (int x = 0; x < size.width; ++x) {
        const Ray ray = view_.ray_through(Vec2(drawn_.x + kCoarse * x, drawn_.y + kCoarse * y));
        const Sample seen = with.sample(ray, 1e-3);
        const bool covers = seen.part >= kFirstSolid;
        const Radiance light = covers ? seen.light : Radiance::Zero();
        colour(y, x) = {light[2], light[1], light[0]};
        left(y, x) = covers ? 0.F : std::min(1.F, seen.light.mean() / without.sample(ray, 1e-3).light.mean());
      }
    }
  });
  cv::resize(colour, colour_, drawn_.size(), 0, 0, cv::INTER_LINEAR);
  cv::resize(left, left_, drawn_.size(), 0, 0, cv::INTER_LINEAR);
}

cv::Point HandSprite::offset(const Vec2& tip) const {
  const Vec2 from = view_.pixel_of({kReference.x(), kReference.y(), 0});
  const Vec2 to = view_.pixel_of({tip.x(), tip.y(), 0});
  return {static_cast<int>(std::lround(to.x() - from.x())), static_cast<int>(std::lround(to.y() - from.y()))};
}

cv::Rect HandSprite::area(const Vec2& tip) const {
  return (drawn_ + offset(tip)) & cv::Rect(0, 0, view_.width, view_.height);
}

void HandSprite::lay(cv::Mat3f& light, const Vec2& tip) const {
  const cv::Rect to = area(tip);
  const cv::Rect from = to - offset(tip) - drawn_.tl();
  cv::parallel_for_(cv::Range(0, to.height), [&](const cv::Range& rows) {
    for (int y = rows.start; y < rows.end; ++y) {
      cv::Vec3f* under = light[to.y + y] + to.x;
      const cv::Vec3f* colour = colour_[from.y + y] + from.x;
      const float* left = left_[from.y + y] + from.x;
      for (int x = 0; x < to.width; ++x) under[x] = under[x] * left[x] + colour[x];
    }
  });
}

}  // namespace ringside::clips
