// SPDX-License-Identifier: MIT
#include "calibration/identify/largest_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/identify/compare_boards.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

// The part of a picture that a board with its ditch and rim takes.
cv::Rect box_of(const LocatedBoard& board, const cv::Size& picture) {
  constexpr double kRim = 1.15 * kOuterLineRadius;  // decks end at 1.044 to 1.113 of it
  constexpr int kSteps = 64;
  std::vector<Vec2> rim;
  for (int i = 0; i < kSteps; ++i) rim.emplace_back(kRim * direction(2 * kPi * i / kSteps));
  return box_around(upright_image_from_board(board.rings), rim) & cv::Rect({0, 0}, picture);
}

// How large a board is that takes this box: from aside it is wider than high, and its scale the mean of both.
double size_in(const cv::Rect& box) { return std::sqrt(static_cast<double>(box.width) * box.height); }

// How large another board may be in a part of the picture: one that is seen round, or one that is seen as the
// first.
double room_in(const cv::Rect& part, const cv::Rect& first) {
  const double width = part.width, height = part.height;
  return std::max(std::min(width, height),
                  size_in(first) * std::min(width / first.width, height / first.height));
}

// Where beside a board, which takes this box, another one, of at least 0.6 of its size, would have room.
std::vector<cv::Rect> room_beside(const cv::Rect& box, const cv::Size& picture) {
  constexpr double kLeastSize = 0.6;
  const int right = box.x + box.width, bottom = box.y + box.height;
  const double least = kLeastSize * size_in(box);
  std::vector<cv::Rect> room{{0, 0, box.x, picture.height},
                             {right, 0, picture.width - right, picture.height},
                             {box.x, 0, box.width, box.y},
                             {box.x, bottom, box.width, picture.height - bottom}};
  std::erase_if(room, [&](const cv::Rect& part) { return room_in(part, box) < least; });
  return room;
}

// A board located in a part of the picture, as it lies in the whole.
LocatedBoard moved(LocatedBoard board, const cv::Point& corner) {
  const Vec2 offset(corner.x, corner.y);
  board.rings.plane.centre += offset;
  for (LineMeasurement& line : board.rings.lines)
    for (LinePoint& p : line.points) p.p_image += offset;
  return board;
}

std::vector<LocatedBoard> boards_in(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                    std::span<const Search> searches);

// Larger boards beside a first are searched for with all means, smaller ones must show at first sight.
std::vector<LocatedBoard> boards_beside(const LocatedBoard& first, const cv::Mat& bgr,
                                        const std::vector<BoardModel>& known,
                                        std::span<const Search> searches) {
  std::vector<LocatedBoard> boards;
  const cv::Rect box = box_of(first, bgr.size());
  for (const cv::Rect& part : room_beside(box, bgr.size())) {
    const auto means = room_in(part, box) > size_in(box) ? searches : searches.first(1);
    for (LocatedBoard& other : boards_in(bgr(part), known, means))
      if (is_certain(other)) boards.push_back(moved(std::move(other), part.tl()));
  }
  return boards;
}

std::vector<LocatedBoard> boards_in(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                    std::span<const Search> searches) {
  auto first = locate_board(bgr, known, nullptr, searches).board;
  if (!first) return {};
  std::vector<LocatedBoard> boards = boards_beside(*first, bgr, known, searches);
  boards.insert(boards.begin(), std::move(*first));
  return boards;
}

class Choice {
 public:
  explicit Choice(const cv::Size& picture) : picture_(picture) {}

  // Whether a is meant rather than b.
  bool operator()(const LocatedBoard& a, const LocatedBoard& b) const {
    if (is_whole(a) != is_whole(b)) return is_whole(a);
    return size(a) > size(b);
  }

 private:
  bool is_whole(const LocatedBoard& board) const {
    constexpr double kWhole = 0.75;  // share of the outer line in the picture
    return share_in_picture(upright_image_from_board(board.rings), kOuterLineRadius, picture_) > kWhole;
  }

  static double size(const LocatedBoard& board) {
    return upright_image_from_board(board.rings).scale_at(Vec2::Zero());
  }

  cv::Size picture_;
};

}  // namespace

LargestBoard largest_board(const cv::Mat& bgr, const std::vector<BoardModel>& known, const Eye* eye) {
  LargestBoard out{locate_board(bgr, known, eye)};
  if (!out.search.board) return out;
  std::vector<LocatedBoard> boards = boards_beside(*out.search.board, bgr, known, kSearches);
  out.others = static_cast<int>(boards.size());
  boards.insert(boards.begin(), std::move(*out.search.board));
  out.search.board = std::move(*std::min_element(boards.begin(), boards.end(), Choice(bgr.size())));
  return out;
}

}  // namespace ringside
