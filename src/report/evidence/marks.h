// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>
#include <utility>
#include <vector>

#include "report/picture/canvas.h"

// Thin marks and letters on an enlarged picture, of which as much as possible is to stay visible. Without
// colours they are distinguished by bright and dark, and by dots.
namespace ringside {

struct Mark {
  cv::Scalar colour;  // blue, green, red
  cv::Scalar rim;     // on both sides of it
  bool dotted;
};

// Of the edge that decides, on all evidence: dark on white.
inline const Mark kDecidingEdge{cv::Scalar(30, 0, 220), cv::Scalar(255, 255, 255), false};

void draw_mark(cv::Mat& panel, const std::vector<Vec2>& points, const Mark& mark);

// What the marks are, in the lower right corner.
void draw_legend(cv::Mat& panel, const std::vector<std::pair<Mark, std::string>>& marks);

// A bar of that many pixels that stands for `mm` millimetres, in the lower left corner, a tick each.
void draw_scale_bar(cv::Mat& panel, double length_px, double mm);

// One line at the top.
void caption(cv::Mat& panel, const std::string& text);

}  // namespace ringside
