// SPDX-License-Identifier: MIT
#include "teaching/decals.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside::teaching {
namespace {

constexpr int kDecalSide = 384;  // pixels

double pixels_of(double length) { return length * kDecalSide / (2 * kDecalReach); }

cv::Point2d pixel_at(const Vec2& p) {
  return {(p.x() + kDecalReach) * kDecalSide / (2 * kDecalReach),
          (kDecalReach - p.y()) * kDecalSide / (2 * kDecalReach)};
}

cv::Scalar covering(const Paint& paint) {
  const cv::Scalar colour = scalar(paint);
  return {colour[0], colour[1], colour[2], 255};
}

Paint writing_paint(Dice& dice) {
  return dice.chance(0.4) ? coloured(dice, {0, 255}, {0, 255}) : grey(dice.between(10, 40));
}

std::string random_word(Dice& dice, int longest) {
  static const std::string letters = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdeghiklmnoprstu0123456789";
  std::string word;
  for (int i = dice.count(2, longest); i > 0; --i) {
    word += letters[static_cast<std::size_t>(dice.count(0, static_cast<int>(letters.size()) - 1))];
  }
  return word;
}

void write(cv::Mat4b& decal, const std::string& text, const Vec2& middle, double height, int face,
           const Paint& paint) {
  const double size = pixels_of(height) / 21;  // letters of OpenCV's faces are 21 pixels high
  const int width = std::max(1, cvRound(size * 2));
  int below = 0;
  const cv::Size box = cv::getTextSize(text, face, size, width, &below);
  const cv::Point at(pixel_at(middle) - cv::Point2d(box.width / 2.0, -box.height / 2.0));
  cv::putText(decal, text, at, face, size, covering(paint), width, cv::LINE_AA);
}

void write_zones(cv::Mat4b& decal, const Deck& deck, Dice& dice) {
  const std::vector<double> places{(1 + deck.rings[1].radius) / 2,
                                   (deck.rings[1].radius + deck.rings[0].radius) / 2,
                                   deck.rings[0].radius * 0.65};
  const std::vector<std::string> values{"5", "10", "15"};
  const Paint paint = dice.chance(0.6) ? deck.ink : writing_paint(dice);
  const int face = dice.count(0, 7);
  const double height = dice.between(0.035, 0.075);
  const int ways = dice.pick(std::vector<int>{1, 2, 4, 4});
  for (int way = 0; way < ways; ++way) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      write(decal, values[i], places[i] * direction(way * 2 * kPi / ways), height, face, paint);
    }
  }
}

void write_names(cv::Mat4b& decal, Dice& dice) {
  for (int i = dice.count(1, 4); i > 0; --i) {
    const double out = dice.pick(std::vector<double>{0.5, 0.85, 0.2, 1.03});
    const Vec2 place = out * direction(dice.angle());
    const std::string word = random_word(dice, 10);
    const double height = dice.between(0.04, 0.16);
    const int face = dice.count(0, 7);
    write(decal, word, place, height, face, writing_paint(dice));
  }
}

}  // namespace

cv::Mat4b blank_decal() { return cv::Mat4b(kDecalSide, kDecalSide, cv::Vec4b(0, 0, 0, 0)); }

void add_star(cv::Mat4b& decal, int points, double inner, double outer, double turn, const Paint& paint) {
  std::vector<cv::Point> corners;
  for (int i = 0; i < 2 * points; ++i) {
    const Vec2 corner = (i % 2 == 0 ? outer : inner) * direction(turn + i * kPi / points);
    corners.emplace_back(pixel_at(corner));
  }
  cv::fillPoly(decal, std::vector{corners}, covering(paint), cv::LINE_AA);
}

cv::Mat4b board_decal(const Deck& deck, bool starred, Dice& dice) {
  cv::Mat4b decal = blank_decal();
  if (starred) {
    const int points = dice.pick(std::vector<int>{4, 6, 8, 8, 12});
    const double outer = dice.pick(std::vector<double>{0.2, 0.32, 0.6, 0.95}),
                 inner = outer * dice.between(0.25, 0.7);
    const double turn = dice.angle();
    add_star(decal, points, inner, outer, turn, wood(dice));
    if (dice.chance(0.5)) add_star(decal, points, inner * 0.8, outer * 0.8, turn + kPi / points, wood(dice));
  }
  if (dice.chance(0.6)) write_zones(decal, deck, dice);
  if (dice.chance(0.4)) write_names(decal, dice);
  return decal;
}

cv::Mat4b dial_decal(double radius, int count, Dice& dice) {
  cv::Mat4b decal = blank_decal();
  const Paint paint = writing_paint(dice);
  const int face = dice.count(0, 7), last = dice.pick(std::vector<int>{12, 20, 60, 360});
  const double height = dice.between(0.06, 0.2), start = dice.chance(0.7) ? kPi / 2 : dice.angle();
  const bool words = dice.chance(0.15);
  for (int i = 0; i < count; ++i) {
    const std::string text = words ? random_word(dice, 3) : std::to_string((i + 1) * last / count);
    write(decal, text, radius * direction(start - (i + 1) * 2 * kPi / count), height, face, paint);
  }
  if (dice.chance(0.4)) write_names(decal, dice);
  return decal;
}

void add_hands(cv::Mat4b& decal, int count, Dice& dice) {
  const Paint paint = writing_paint(dice);
  for (int i = 0; i < count; ++i) {
    const Vec2 way = direction(dice.angle());
    const int width = std::max(1, cvRound(pixels_of(dice.between(0.008, 0.05))));
    cv::line(decal, cv::Point(pixel_at(-0.12 * way)), cv::Point(pixel_at(dice.between(0.4, 0.9) * way)),
             covering(paint), width, cv::LINE_AA);
  }
  cv::circle(decal, cv::Point(pixel_at({0, 0})), std::max(1, cvRound(pixels_of(dice.between(0.02, 0.07)))),
             covering(paint), cv::FILLED, cv::LINE_AA);
}

}  // namespace ringside::teaching
