// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "geometry/ellipse.h"
#include "imaging/edges.h"
#include "imaging/shrunk.h"

namespace ringside {

// One way to look for a board.
struct Search {
  int side;          // pixels of the long side of the copy that is searched
  bool by_contours;  // ellipses from whole contours, else by EdgeDrawing
};

// In the order in which to try them. Most boards show in the first; finer lines need more pixels, broken
// edges whole contours.
inline constexpr std::array kSearches{Search{640, false}, Search{1000, false}, Search{640, true},
                                      Search{1400, false}};

// A small copy of a picture to search in, with what searches want of it: each is worked out when it is first
// asked for. A picture that is much smaller is enlarged: thin lines keep both their edges apart so, and whole
// ellipses are found.
class SmallCopy {
 public:
  SmallCopy(const cv::Mat& bgr, int side);

  const cv::Mat& pixels() const { return copy_.pixels; }
  double factor() const { return copy_.factor; }
  double side() const;
  const Edges& edges();
  const std::vector<Ellipse>& ellipses(bool by_contours);

 private:
  Shrunk copy_;
  std::optional<Edges> edges_;
  std::array<std::optional<std::vector<Ellipse>>, 2> ellipses_;
};

// A picture that is searched in several ways, which share its coarse copy. It must outlive this.
class SearchedPicture {
 public:
  explicit SearchedPicture(const cv::Mat& bgr) : bgr_(bgr) {}

  static constexpr int kCoarse = kSearches.front().side;

  const cv::Mat& pixels() const { return bgr_; }
  SmallCopy& coarse();

 private:
  const cv::Mat& bgr_;
  std::optional<SmallCopy> coarse_;
};

}  // namespace ringside
