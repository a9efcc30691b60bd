// SPDX-License-Identifier: MIT
#include "report/marks.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/subpixel.h"

namespace ringside {
namespace {

constexpr int kFont = cv::FONT_HERSHEY_DUPLEX;
constexpr int kLegendLetters = 22, kPadding = 12;
const cv::Scalar kBlack(0, 0, 0), kWhite(255, 255, 255);

int weight(int height, bool bold) {
  return std::max(1, static_cast<int>(std::lround(height * (bold ? 0.12 : 0.05))));
}

double font_scale(int height, bool bold) {
  return cv::getFontScaleFromHeight(kFont, height, weight(height, bold));
}

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

void write_text(cv::Mat& picture, const std::string& text, const cv::Point& origin, int height,
                const cv::Scalar& colour, bool bold) {
  cv::putText(picture, text, origin, kFont, font_scale(height, bold), colour, weight(height, bold),
              cv::LINE_AA);
}

int text_width(const std::string& text, int height, bool bold) {
  int below_baseline = 0;
  return cv::getTextSize(text, kFont, font_scale(height, bold), weight(height, bold), &below_baseline).width;
}

void draw_mark(cv::Mat& panel, const std::vector<Vec2>& points, const Mark& mark) {
  const auto pieces = pieces_in(panel, points, mark.dotted);
  cv::polylines(panel, pieces, false, mark.rim, 4, cv::LINE_AA, kSubpixelShift);
  cv::polylines(panel, pieces, false, mark.colour, 2, cv::LINE_AA, kSubpixelShift);
}

void draw_legend(cv::Mat& panel, const std::vector<std::pair<Mark, std::string>>& marks) {
  constexpr int kRow = 2 * kLegendLetters - 6, kSample = 60;
  int width = 0;
  for (const auto& [mark, words] : marks) width = std::max(width, text_width(words, kLegendLetters));
  const cv::Size size(width + kSample + 3 * kPadding, kRow * static_cast<int>(marks.size()) + kPadding);
  const cv::Point corner(panel.cols - size.width, panel.rows - size.height);
  ground(panel, {corner, size});
  int y = corner.y + kPadding / 2 + kRow / 2;
  for (const auto& [mark, words] : marks) {
    std::vector<Vec2> sample;
    for (int x = 0; x <= kSample; x += 4) sample.emplace_back(corner.x + kPadding + x, y);
    draw_mark(panel, sample, mark);
    write_text(panel, words, {corner.x + kSample + 2 * kPadding, y + kLegendLetters / 2}, kLegendLetters,
               kBlack);
    y += kRow;
  }
}

void draw_scale_bar(cv::Mat& panel, double length_px, double mm) {
  constexpr int kTick = 14;
  const int height = kLegendLetters + kTick + 3 * kPadding,
            width = static_cast<int>(length_px) + 2 * kPadding + 24;
  ground(panel, {0, panel.rows - height, width, height});
  const double left = kPadding + 12, y = panel.rows - kPadding;
  const auto line = [&](const Vec2& a, const Vec2& b) {
    cv::line(panel, in_sixteenths(a), in_sixteenths(b), kBlack, 2, cv::LINE_AA, kSubpixelShift);
  };
  line({left, y}, {left + length_px, y});
  for (int i = 0; i <= static_cast<int>(mm); ++i) {
    const double x = left + length_px * i / mm, tick = i % 5 == 0 ? kTick : kTick / 2.0;
    line({x, y}, {x, y - tick});
  }
  const std::string words = std::to_string(static_cast<int>(mm)) + " mm";
  const int x = static_cast<int>(left + (length_px - text_width(words, kLegendLetters)) / 2);
  write_text(panel, words, {std::max(kPadding, x), panel.rows - kPadding - kTick - kPadding / 2},
             kLegendLetters, kBlack);
}

void caption(cv::Mat& panel, const std::string& text) {
  ground(panel, {0, 0, text_width(text, kLegendLetters) + 2 * kPadding, kLegendLetters + 2 * kPadding});
  write_text(panel, text, {kPadding, kLegendLetters + kPadding}, kLegendLetters, kBlack);
}

}  // namespace ringside
