// SPDX-License-Identifier: MIT
#include "evaluation/truth_view.h"

namespace ringside::evaluation {
namespace {

Vec2 slope_at(const Pinhole& camera, const Vec2& p_image) {
  return (p_image - camera.principal_point) / camera.focal_px;
}

Vec2 pixel_at(const Pinhole& camera, const Vec2& slope) {
  return camera.principal_point + camera.focal_px * slope;
}

}  // namespace

TruthView::TruthView(const Homography& image_from_board, const std::optional<BentCamera>& bent)
    : image_from_board_(image_from_board), board_from_image_(image_from_board.inverse()), bent_(bent) {}

Vec2 TruthView::pixel_of(const Vec2& p_board) const {
  const Vec2 straight = image_from_board_ * p_board;
  if (!bent_) return straight;
  return pixel_at(bent_->camera, bent_->lens.bent(slope_at(bent_->camera, straight)));
}

Vec2 TruthView::board_of(const Vec2& p_image) const {
  if (!bent_) return board_from_image_ * p_image;
  const Vec2 straight = bent_->lens.straightened(slope_at(bent_->camera, p_image));
  return board_from_image_ * pixel_at(bent_->camera, straight);
}

}  // namespace ringside::evaluation
