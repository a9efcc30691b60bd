// SPDX-License-Identifier: MIT
#include "clips/clip_painter.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "drawing/render.h"

namespace ringside {
namespace {

using clips::CameraShift;
using clips::ClipPainter;
using clips::Instant;
using clips::Look;
using clips::SeenDisc;

Look small_look() {
  Look look;
  look.viewpoint = {.tilt_deg = 4, .distance = 1000, .focal_px = 270, .width = 260, .height = 240};
  look.effects = {.blur_sigma = 0.6, .vignetting = 0.2, .gamma = 2.2, .sharpening = 0.2};
  return look;
}

SeenDisc disc_at(int id, const Vec2& place) {
  SeenDisc seen{.id = id, .disc = {place}};
  seen.disc.material = {{176, 42, 38}};
  return seen;
}

cv::Mat3b rendered(const Look& look, const std::vector<SeenDisc>& discs, const CameraShift& shift = {}) {
  drawing::Scene scene{.board = look.board, .discs = {}, .light = look.light, .bars = {}};
  for (const SeenDisc& seen : discs) scene.discs.push_back(seen.disc);
  return drawing::render(scene, look_from(shifted(look.viewpoint, shift)), look.effects);
}

double largest_difference(const cv::Mat3b& a, const cv::Mat3b& b) { return cv::norm(a, b, cv::NORM_INF); }

TEST_CASE("what rests looks as the renderer of still pictures draws it, also after it moved there") {
  const Look look = small_look();
  ClipPainter painter(look);
  const SeenDisc stays = disc_at(1, {-120, 60}), from = disc_at(2, {100, -200}), to = disc_at(2, {20, 90});
  constexpr double kRounding = 1;  // grey level
  CHECK(largest_difference(painter.paint({.discs = {stays, from}}, 0), rendered(look, {stays, from})) <=
        kRounding);
  SeenDisc moving = disc_at(2, {60, 0});
  moving.resting = false;
  moving.velocity = {-500, 1500};
  painter.paint({.discs = {stays, moving}}, 1);
  painter.paint({.discs = {stays, moving}, .hands = {{0, {60, -100}}}, .light = 0.3}, 2);
  CHECK(largest_difference(painter.paint({.discs = {stays, to}}, 3), rendered(look, {stays, to})) <=
        kRounding);
}

TEST_CASE("what moves slowly is drawn sharp; what moves fast is smeared along its way") {
  const Look look = small_look();
  ClipPainter painter(look);
  SeenDisc disc = disc_at(1, {0, 150});
  const cv::Mat3b still = painter.paint({.discs = {disc}}, 0);
  disc.resting = false;
  disc.velocity = {20, 0};
  CHECK(largest_difference(painter.paint({.discs = {disc}}, 1), still) <= 1);
  disc.velocity = {3000, 0};
  const cv::Mat3b smeared = painter.paint({.discs = {disc}}, 2);
  const cv::Mat3b empty = rendered(look, {});
  const auto changed = [&](const cv::Mat3b& picture) {
    cv::Mat difference;
    cv::absdiff(picture, empty, difference);
    cv::cvtColor(difference, difference, cv::COLOR_BGR2GRAY);
    return cv::boundingRect(difference > 12);
  };
  const double path = 3000 * look.exposure * 0.27;  // pixels
  CHECK(changed(smeared).width == doctest::Approx(changed(still).width + path).epsilon(0.25));
  CHECK(changed(smeared).height <= changed(still).height + 2);
}

TEST_CASE("a hand covers what lies under it and is gone without a trace") {
  const Look look = small_look();
  ClipPainter painter(look);
  const cv::Mat3b before = painter.paint({}, 0);
  const cv::Mat3b with = painter.paint({.hands = {{0, {0, 0}}}}, 1);
  const drawing::View view = look_from(look.viewpoint);
  const Vec2 on_hand = view.pixel_of({0, -190, 0});
  const cv::Point p(static_cast<int>(on_hand.x()), static_cast<int>(on_hand.y()));
  CHECK(cv::norm(with(p) - before(p)) > 20);
  CHECK(largest_difference(painter.paint({}, 2), before) == 0);
}

TEST_CASE("where a pushed camera comes to stand, it sees what it would have seen from there") {
  const Look look = small_look();
  ClipPainter painter(look);
  const std::vector<SeenDisc> discs{disc_at(1, {-120, 60})};
  painter.paint({.discs = discs}, 0);
  const CameraShift shift{{7.5, -4}, 1.5};
  const cv::Mat3b shaking = painter.paint({.discs = discs, .shift = shift, .shaking = true}, 1);
  const cv::Mat3b settled = painter.paint({.discs = discs, .shift = shift}, 2);
  CHECK(largest_difference(settled, rendered(look, discs, shift)) <= 1);
  // On the way it is the picture moved, which is the same but for what interpolating blurs.
  const cv::Rect inside(15, 15, 230, 210);
  CHECK(cv::norm(shaking(inside), settled(inside), cv::NORM_L1) / (3 * inside.area()) < 3);
}

TEST_CASE("noise is another in each frame, and the same for the same frame") {
  Look look = small_look();
  look.effects.noise_sigma = 2;
  ClipPainter painter(look), again(look);
  const cv::Mat3b first = painter.paint({}, 0), second = painter.paint({}, 1);
  CHECK(largest_difference(first, again.paint({}, 0)) == 0);
  const double rms =
      cv::norm(first, second, cv::NORM_L2) / std::sqrt(3.0 * static_cast<double>(first.total()));
  // Of two frames, sharpened by a fifth of what a 1 pixel blur leaves.
  CHECK(rms == doctest::Approx(2 * std::sqrt(2.0) * 1.18).epsilon(0.08));
}

}  // namespace
}  // namespace ringside
