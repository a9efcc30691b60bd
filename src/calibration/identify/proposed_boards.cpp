// SPDX-License-Identifier: MIT
#include "calibration/identify/proposed_boards.h"

#include <algorithm>
#include <opencv2/core/eigen.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/lines/refine_rings.h"

namespace ringside {
namespace {

struct StraightView {
  cv::Mat bgr;
  Homography view_from_photo;
  double growth;  // from the proposed plane's unit to the view's pixel
};

StraightView straight_view(const cv::Mat& bgr, const ProposedBoard& board) {
  constexpr double kSurroundings = 1.3;  // of the outer line's radius: deck, ditch and the proposal's error
  constexpr double kLeastSide = 320, kMostSide = 1400;  // pixels
  const double radius = kSurroundings * board.radii[2];
  // A unit of the plane is a pixel of the photo along x: nothing is lost.
  const double side = std::clamp(2 * radius, kLeastSide, kMostSide), growth = side / 2 / radius;
  StraightView out{{},
                   Homography::translation({side / 2, side / 2}) * Homography::scaling(growth) *
                       board.plane.plane_from_image(),
                   growth};
  cv::Mat map;
  cv::eigen2cv(out.view_from_photo.matrix(), map);
  const cv::Size size(static_cast<int>(side), static_cast<int>(side));
  cv::warpPerspective(bgr, out.bgr, map, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return out;
}

LineRadii scaled(const std::array<double, 3>& radii, double factor) {
  return {factor * radii[0], factor * radii[1], factor * radii[2]};
}

}  // namespace

std::optional<BoardHypothesis> approach(const cv::Mat& bgr, const ProposedBoard& board, const Decks& decks) {
  const StraightView view = straight_view(bgr, board);
  const RingPlane start = RingPlane::from(board.plane.plane_from_image() * view.view_from_photo.inverse());
  const auto fit = approach_rings(view.bgr, start, scaled(board.radii, view.growth), decks);
  if (!fit) return std::nullopt;
  const Homography plane_from_photo = fit->plane.plane_from_image() * view.view_from_photo;
  const RingPlane plane = RingPlane::from(plane_from_photo);
  const double growth = plane.radial(plane_from_photo.inverse() * Vec2(1, 0)).radius;
  const LineRadii lines = scaled({fit->radii[0], fit->radii[1], fit->radii[2]}, growth);
  if (!may_be_board(lines)) return std::nullopt;
  return BoardHypothesis{plane, lines, decks, board.likeness};
}

}  // namespace ringside
