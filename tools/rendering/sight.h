// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "drawing/bodies.h"
#include "drawing/view.h"
#include "plans/photo_plan.h"

namespace ringside::rendering {

// How much of each disc a photo shows; pegs are counted on after the discs.
class Sight {
 public:
  explicit Sight(const plans::PhotoPlan& plan);

  // Share of the disc's widest circle at its upper edge (what the truth gives as its top) that bars,
  // captions, other discs, pegs or the picture's edge hide.
  double hidden(std::size_t disc) const;

  // Whether the middle of that circle lies in the picture.
  bool in_picture(std::size_t disc) const;

 private:
  Vec3 on_top(std::size_t disc, const Vec2& from_axis) const;
  bool covered(std::size_t disc, const Vec3& p) const;
  bool in_frame(const Vec2& p_image) const;
  bool behind_caption(const Vec2& p_image) const;
  bool behind_body(std::size_t disc, const Vec3& p) const;

  drawing::View view_;
  drawing::Bodies bodies_;
  std::vector<cv::Rect> captions_;
};

}  // namespace ringside::rendering
