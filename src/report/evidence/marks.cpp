// SPDX-License-Identifier: MIT
#include "report/evidence/marks.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/subpixel.h"
#include "report/evidence/sheet.h"
#include "report/picture/letters.h"
#include "report/words/picture_words.h"

namespace ringside {
namespace {

constexpr int kLegendLetters = kSmall, kPadding = 12;
const cv::Scalar kBlack(0, 0, 0), kWhite(255, 255, 255);

// Pieces that lie in or near the panel: far ones overflow OpenCV's coordinates.
std::vector<std::vector<cv::Point>> pieces_in(const cv::Mat& panel, const std::vector<Vec2>& points,
                                              bool dotted) {
  const double far = 2.0 * std::max(panel.cols, panel.rows);
  std::vector<std::vector<cv::Point>> pieces;
  for (std::size_t i = 0; i + 1 < points.size(); i += dotted ? 4 : 1) {
    if (points[i].cwiseAbs().maxCoeff() < far && points[i + 1].cwiseAbs().maxCoeff() < far)
      pieces.push_back({in_sixteenths(points[i]), in_sixteenths(points[i + 1])});
  }
  return pieces;
}

// A white ground for letters in a corner of the panel.
void ground(cv::Mat& panel, const cv::Rect& box) { panel(box & cv::Rect({}, panel.size())).setTo(kWhite); }

}  // namespace

void draw_mark(cv::Mat& panel, const std::vector<Vec2>& points, const Mark& mark) {
  const auto pieces = pieces_in(panel, points, mark.dotted);
  cv::polylines(panel, pieces, false, mark.rim, 4, cv::LINE_AA, kSubpixelShift);
  cv::polylines(panel, pieces, false, mark.colour, 2, cv::LINE_AA, kSubpixelShift);
}

void draw_legend(cv::Mat& panel, const std::vector<std::pair<Mark, std::string>>& marks) {
  constexpr int kSample = 60, kBeside = kSample + 3 * kPadding;
  constexpr int kScaleBarRoom = 240;  // it stands to the left
  int height = kLegendLetters, width = 0;
  for (const auto& [mark, words] : marks)
    height = letters().fitting_height(words, height, panel.cols - kBeside - kScaleBarRoom);
  for (const auto& [mark, words] : marks) width = std::max(width, letters().width(words, height));
  const int row = height + 2 * kPadding;
  const cv::Size size(width + kBeside, row * static_cast<int>(marks.size()));
  const cv::Point corner(panel.cols - size.width, panel.rows - size.height);
  ground(panel, {corner, size});
  int y = corner.y + row / 2;
  for (const auto& [mark, words] : marks) {
    std::vector<Vec2> sample;
    for (int x = 0; x <= kSample; x += 4) sample.emplace_back(corner.x + kPadding + x, y);
    draw_mark(panel, sample, mark);
    letters().write(panel, words, {corner.x + kSample + 2 * kPadding, y + height / 2}, height, kBlack);
    y += row;
  }
}

void draw_scale_bar(cv::Mat& panel, double length_px, double mm) {
  constexpr int kTick = 14;
  const std::string words = picture_words::millimetres(static_cast<int>(mm));
  const int words_width = letters().width(words, kLegendLetters);
  const double left = kPadding + 12, y = panel.rows - kPadding;
  const int words_left = std::max(kPadding, static_cast<int>(left + (length_px - words_width) / 2));
  const int width = kPadding + std::max(static_cast<int>(left + length_px), words_left + words_width);
  const int height = kLegendLetters + kTick + 3 * kPadding;
  ground(panel, {0, panel.rows - height, width, height});
  const auto line = [&](const Vec2& a, const Vec2& b) {
    cv::line(panel, in_sixteenths(a), in_sixteenths(b), kBlack, 2, cv::LINE_AA, kSubpixelShift);
  };
  line({left, y}, {left + length_px, y});
  for (int i = 0; i <= static_cast<int>(mm); ++i) {
    const double x = left + length_px * i / mm, tick = i % 5 == 0 ? kTick : kTick / 2.0;
    line({x, y}, {x, y - tick});
  }
  letters().write(panel, words, {words_left, panel.rows - kPadding - kTick - kPadding / 2}, kLegendLetters,
                  kBlack);
}

void caption(cv::Mat& panel, const std::string& text) {
  const int height = letters().fitting_height(text, kLegendLetters, panel.cols - 2 * kPadding);
  ground(panel, {0, 0, letters().width(text, height) + 2 * kPadding, height + 2 * kPadding});
  letters().write(panel, text, {kPadding, height + kPadding}, height, kBlack);
}

}  // namespace ringside
