// SPDX-License-Identifier: MIT
#include "evaluation/line_errors.h"

#include "evaluation/counting.h"

namespace ringside::evaluation {
namespace {

constexpr int kPlaces = 72;

LineErrors errors_of(const JudgedPhoto& photo, std::size_t index) {
  const Calibration& calibration = photo.answer.scored()->calibration;
  const Homography board_from_image = calibration.image_from_board.inverse();
  const Line& truth = photo.truth.board.exact->lines[index];
  const Line& found = calibration.lines[index];
  LineErrors errors{
      .near_edge = {}, .centre = {}, .width = found.width - truth.width, .sigma = found.sigma, .width_px = 0};
  std::vector<double> widths_px;
  for (int i = 0; i < kPlaces; ++i) {
    const double angle = 2 * kPi * i / kPlaces;
    const Vec2 edge = truth.near_edge_at(angle) * direction(angle);
    const Vec2 middle = truth.radius_at(angle) * direction(angle);
    const auto seen_edge = found_place(photo, board_from_image, edge);
    const auto seen_middle = found_place(photo, board_from_image, middle);
    if (!seen_edge || !seen_middle) continue;
    errors.near_edge.push_back(seen_edge->norm() - found.near_edge_at(angle_of(*seen_edge)));
    errors.centre.push_back(seen_middle->norm() - found.radius_at(angle_of(*seen_middle)));
    widths_px.push_back(2 * (photo.truth.view->pixel_of(middle) - photo.truth.view->pixel_of(edge)).norm());
  }
  errors.width_px = mean(widths_px);
  return errors;
}

}  // namespace

std::optional<Vec2> found_place(const JudgedPhoto& photo, const Homography& board_from_image,
                                const Vec2& p_true) {
  const Vec2 pixel = photo.truth.view->pixel_of(p_true);
  if (!photo.truth.shows(pixel)) return std::nullopt;
  return board_from_image * pixel;
}

std::optional<std::array<LineErrors, 3>> line_errors(const JudgedPhoto& photo) {
  if (!photo.board_found() || !photo.truth.is_exact()) return std::nullopt;
  return std::array{errors_of(photo, 0), errors_of(photo, 1), errors_of(photo, 2)};
}

}  // namespace ringside::evaluation
