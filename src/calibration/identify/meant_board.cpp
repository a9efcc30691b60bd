// SPDX-License-Identifier: MIT
#include "calibration/identify/meant_board.h"

#include "imaging/picture_share.h"

namespace ringside {
namespace {

bool is_whole(const LocatedBoard& board, const cv::Size& picture) {
  constexpr double kWhole = 0.75;  // share of the outer line in the picture
  return share_in_picture(upright_image_from_board(board.rings), kOuterLineRadius, picture) > kWhole;
}

double size(const LocatedBoard& board) {
  return upright_image_from_board(board.rings).scale_at(Vec2::Zero());
}

}  // namespace

bool is_meant_rather(const LocatedBoard& a, const LocatedBoard& b, const cv::Size& picture) {
  const bool whole = is_whole(a, picture);
  return whole != is_whole(b, picture) ? whole : size(a) > size(b);
}

bool is_like_in_size(const LocatedBoard& other, const LocatedBoard& meant) {
  constexpr double kLeast = 0.6;
  return size(other) > kLeast * size(meant);
}

}  // namespace ringside
