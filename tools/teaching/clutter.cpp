// SPDX-License-Identifier: MIT
#include "teaching/clutter.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <string>

#include "teaching/draw_standing.h"

namespace ringside::teaching {
namespace {

constexpr int kLeastPasted = 6;  // pixels of the canvas
constexpr int kLongestCaption = 26;

cv::Rect box_about(const Canvas& canvas, const Vec2& middle, const Vec2& size) {
  const Vec2 half = size / 2;
  return canvas.box_of({middle - half, middle + half});
}

void paste_cutout(Canvas& canvas, cv::Rect box, const cv::Mat4b& cutout) {
  cv::Mat4b fitted;
  cv::resize(cutout, fitted, box.size(), 0, 0, cv::INTER_AREA);
  cv::Mat3b picture(canvas.pixels().size());
  cv::Mat1b mask(cv::Mat1b::zeros(picture.size()));
  cv::cvtColor(fitted, picture(box), cv::COLOR_BGRA2BGR);
  cv::extractChannel(fitted, mask(box), 3);
  canvas.lay(picture, mask, box);
}

std::string caption(Dice& dice) {
  static const std::string letters = "ABCDEFGHIKLMNOPRSTUWY 0123456789 ";
  std::string text;
  for (int i = dice.count(1, kLongestCaption); i > 0; --i) {
    text += letters[static_cast<std::size_t>(dice.count(0, static_cast<int>(letters.size()) - 1))];
  }
  return text;
}

void draw_caption(Canvas& canvas, Dice& dice) {
  const double w = canvas.picture().width, h = canvas.picture().height;
  const double width = dice.between(0.1, 0.9) * w, height = dice.between(0.03, 0.13) * h;
  const double x = dice.between(0, w - width),
               y = dice.pick(std::vector<double>{dice.between(0.75, 0.97), dice.between(0.02, 0.15),
                                                 dice.between(0.5, 0.95)}) *
                   h;
  const cv::Rect box = canvas.box_of({{x, y - height / 2}, {x + width, y + height / 2}});
  if (box.empty()) return;
  if (dice.chance(0.65)) {
    const Paint ground =
        dice.chance(0.5) ? nearly(dice, {20, 20, 20}, 20) : coloured(dice, {0, 255}, {60, 255});
    const double opacity = dice.pick(std::vector<double>{1, 1, 0.6, 0.4});
    cv::Mat part = canvas.pixels()(box);
    cv::addWeighted(part, 1 - opacity, cv::Mat(box.size(), CV_8UC3, scalar(ground)), opacity, 0, part);
  }
  const double size = box.height / 30.0 * dice.between(0.6, 1);
  const auto& ink = dice.pick(
      std::vector<Paint>{{255, 255, 255}, {255, 255, 255}, {0, 0, 0}, {0, 220, 240}, {40, 40, 220}});
  const std::string text = caption(dice);
  const int face = dice.pick(std::vector<int>{0, 2, 3});
  const int width_of_strokes = std::max(1, cvRound(size * dice.between(1, 3)));
  cv::putText(canvas.pixels(), text, {box.x + 3, box.y + cvRound(0.8 * box.height)}, face, size, scalar(ink),
              width_of_strokes, cv::LINE_AA);
}

}  // namespace

void draw_pasted(Canvas& canvas, const Vec2& middle, const Vec2& size, const Backgrounds& backgrounds,
                 Dice& dice) {
  const cv::Rect box = box_about(canvas, middle, size);
  if (box.width < kLeastPasted || box.height < kLeastPasted) return;
  if (!backgrounds.cutouts.empty() && dice.chance(0.75)) {
    paste_cutout(canvas, box, dice.pick(backgrounds.cutouts));
    return;
  }
  cv::Mat3b picture(canvas.pixels().size());
  random_surroundings(dice, backgrounds, box.size(), {0.3, 1}).copyTo(picture(box));
  cv::Mat1b mask(cv::Mat1b::zeros(picture.size()));
  if (dice.chance(0.5)) {
    const cv::Point centre = (box.tl() + box.br()) / 2;
    cv::ellipse(mask, centre, box.size() / 2, 0, 0, 360, 255, cv::FILLED, cv::LINE_AA);
  } else {
    mask(box).setTo(255);
  }
  canvas.lay(picture, mask, box);
}

void draw_thing_at(Canvas& canvas, const EyeView& view, const Vec3& foot, Dice& dice) {
  const Paint top = coloured(dice, {0, 255}, {20, 255});
  const double radius = dice.between(0.05, 0.16), height = dice.between(0.02, 0.5);
  draw_cylinder(canvas, view, foot, radius, height, shaded(top, dice.between(0.5, 0.9)), top);
  if (dice.chance(0.4))
    draw_cylinder(canvas, view, foot + Vec3(0, 0, height), 0.85 * radius, 0.001, top, shaded(top, 0.4));
}

void draw_captions(Canvas& canvas, Dice& dice) {
  for (int i = dice.count(1, 4); i > 0; --i) draw_caption(canvas, dice);
}

}  // namespace ringside::teaching
