// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "clips/developer.h"
#include "clips/instant.h"
#include "clips/look.h"
#include "clips/sprite.h"

namespace ringside::clips {

// Turns instants into a camera's frames. The board with the discs that rest is drawn once, whole, by the
// renderer of still pictures, and again around each disc that comes to rest or leaves; what moves is drawn on
// top in every frame. docs/decisions/0007-rendered-clips.md says what that leaves out.
class ClipPainter {
 public:
  explicit ClipPainter(const Look& look);

  // frame: seeds the noise.
  cv::Mat3b paint(const Instant& instant, long frame);

 private:
  void draw_all(const CameraShift& shift);
  void rest(const std::vector<SeenDisc>& discs);
  void redraw(const cv::Rect& area);
  void restore();
  void draw_changing(const Instant& instant);
  Levels shifted(const CameraShift& shift) const;
  Levels lit(const Levels& levels, const Instant& instant) const;
  void cast(const Shade& shade, Levels& levels) const;

  Look look_;
  Developer developer_;
  std::vector<HandSprite> hands_;  // one per player

  CameraShift drawn_shift_;  // of the board as drawn
  drawing::View view_;       // the same
  std::vector<SeenDisc> resting_;
  drawing::Scene scene_;   // the board with the discs that rest
  cv::Mat3f still_light_;  // of that
  Levels still_levels_;
  cv::Mat3f light_;  // of the frame being made
  Levels levels_;
  std::vector<cv::Rect> changed_;  // where those differ from the still ones
};

// The same camera after it was pushed.
drawing::Viewpoint shifted(drawing::Viewpoint viewpoint, const CameraShift& shift);

}  // namespace ringside::clips
