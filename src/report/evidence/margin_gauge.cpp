// SPDX-License-Identifier: MIT
#include "report/evidence/margin_gauge.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "report/evidence/sheet.h"
#include "report/picture/letters.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

constexpr double kLeastReach = 2;  // mm to either side
constexpr int kLetters = kSmall;
constexpr int kMostTicks = 14;  // so that their numbers stay apart
const cv::Scalar kInk(0, 0, 0), kPaper(255, 255, 255), kTouchingSide(205, 205, 205);

void write_centred(cv::Mat& gauge, const std::string& text, double x, int y) {
  letters().write(gauge, text, {static_cast<int>(x) - letters().width(text, kLetters) / 2, y}, kLetters,
                  kInk);
}

// 1, 2, 5, 10 ... mm, by which no more ticks than that stand on a ruler of so many mm.
int tick_step(double length) {
  int step = 1;
  for (int i = 0; length / step > kMostTicks; ++i) step = step * (i % 3 == 1 ? 5 : 4) / 2;
  return step;
}

}  // namespace

cv::Mat margin_gauge(const LineMargin& line, double sigmas, const cv::Size& size) {
  cv::Mat gauge(size, CV_8UC3, kPaper);
  const double bar = sigmas * line.sigma;
  const double reach = std::ceil(std::max(kLeastReach, std::abs(line.margin) + bar + 0.5));
  const auto x_of = [&](double mm) { return size.width / 2.0 + mm / reach * (size.width / 2.0 - 60); };
  const int axis = size.height / 2;
  const auto x = [&](double mm) { return static_cast<int>(std::lround(x_of(mm))); };
  cv::rectangle(gauge, {x(-reach), axis - 26}, {x(0), axis + 26}, kTouchingSide, cv::FILLED);
  cv::rectangle(gauge, {x(-reach), axis - 26}, {x(reach), axis + 26}, kInk, 1);
  const int step = tick_step(2 * reach);
  const int outermost = static_cast<int>(reach) / step * step;
  for (int mm = -outermost; mm <= outermost; mm += step) {
    cv::line(gauge, {x(mm), axis + 26}, {x(mm), axis + 34}, kInk, 2);
    write_centred(gauge, std::to_string(mm), x_of(mm), axis + 42 + kLetters);
  }
  cv::line(gauge, {x(0), axis - 36}, {x(0), axis + 36}, kInk, 4);
  cv::line(gauge, {x(line.margin - bar), axis}, {x(line.margin + bar), axis}, kInk, 6);
  cv::circle(gauge, {x(line.margin), axis}, 13, kInk, cv::FILLED, cv::LINE_AA);
  write_centred(gauge, picture_words::kTouching, x_of(-reach / 2), axis - 38);
  write_centred(gauge, picture_words::kClear, x_of(reach / 2), axis - 38);
  return gauge;
}

}  // namespace ringside
