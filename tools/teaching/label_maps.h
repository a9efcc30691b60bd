// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>

#include "teaching/board_look.h"
#include "teaching/eye_view.h"

namespace ringside::teaching {

// What a network is to see in a picture, at half its size: pixel (x, y) of a map covers the pixels (2x, 2y)
// to (2x + 1, 2y + 1) of the picture. Regions say how much of the pixel lies in them, 0 to 255; points are
// bumps of 255. Regions go on behind hands and captions. From them: rim and ditch are board less outer; 5, 10
// and 15 are what lies between the lines.
enum class Label {
  kBoard,   // with its rim
  kOuter,   // inside the outer line's middle
  kMiddle,  // inside the middle line's
  kInner,   // inside the inner line's
  kHole,    // its middle
  kPegs,    // their feet
  kDiscsA,  // middles of the tops of one side's discs on the deck
  kDiscsB,  // and of the other's
};
inline constexpr int kLabels = 8;

class LabelMaps {
 public:
  explicit LabelMaps(cv::Size picture);

  // Something lies before what was seen so far.
  void cover(const Outline& silhouette);
  void add_board(const EyeView& view, const BoardLook& board, const Outline& silhouette);
  // No label where the picture is blank: bars at its sides.
  void blank(const cv::Rect& part_of_picture);

  const cv::Mat1b& map(Label label) const { return maps_[static_cast<std::size_t>(label)]; }

 private:
  void raise(Label label, int x, int y, uchar value);
  void add_point(Label label, const Vec2& p_picture, double sigma);

  cv::Size picture_;
  std::array<cv::Mat1b, kLabels> maps_;
};

// Where a pixel of the picture lies on a map: half as many pixels, whose centres are integers too.
inline Vec2 map_from_picture(const Vec2& p) { return (p - Vec2(0.5, 0.5)) / 2; }

}  // namespace ringside::teaching
