// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "eye/network.h"
#include "eye/tops.h"
#include "geometry/ellipse.h"
#include "geometry/ring_plane.h"

namespace ringside {

// What may be a board: a start for fits, off by 2 % of it and more, and no judgement. Plates and dials that
// are divided like one are proposed too.
struct ProposedBoard {
  RingPlane plane;                         // of the photo, pixels
  std::array<double, 3> radii;             // inner, middle, outer line; plane's unit
  double likeness;                         // 0 to 1
  int pegs;                                // of eight, at their places on the inner line
  std::vector<ProposedBoard> others = {};  // the same board as it seemed in other views, the closest first
};

// Proposes boards in photos by a small taught network.
class Eye {
 public:
  explicit Eye(std::filesystem::path weights);  // ONNX; read at the first look
  ~Eye();

  // Boards of any size, also larger than the photo; most likely first. From several threads one after the
  // other. Throws EyeError.
  std::vector<ProposedBoard> look(const cv::Mat& bgr) const;

  // One of them as further views show it, the closest first: starts for where it could not be measured
  // surely. None where it seems no board from near.
  std::vector<ProposedBoard> look_closer(const cv::Mat& bgr, const ProposedBoard& board) const;

  // The likeliest board of the whole picture by one view of it and one of the board, whatever else it shows.
  std::optional<ProposedBoard> glance(const cv::Mat& bgr) const;

  // Where discs' tops are seen on and about a board, by its outer line: one view of all of it and four of its
  // parts at twice the scale. Throws EyeError.
  TopsSeen tops(const cv::Mat& bgr, const Ellipse& outer_line) const;

 private:
  struct State;
  EyeNetwork& network() const;

  std::unique_ptr<State> state_;
};

}  // namespace ringside
