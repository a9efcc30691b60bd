// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibrate.h"
#include "drawing/render.h"

// Drawn photos of boards, and what a calibration of them should say.
namespace ringside::test {

// What a phone does to a sharp picture. The program takes pictures to be written with the usual gamma.
inline constexpr drawing::CameraEffects kPhone{
    .blur_sigma = 0.7, .vignetting = 0.15, .gamma = 2.2, .noise_sigma = 1.5, .seed = 7};

inline drawing::CameraEffects blurred_by(double sigma_px) {
  drawing::CameraEffects effects = kPhone;
  effects.blur_sigma = sigma_px;
  return effects;
}

// The whole tournament board, 1.15 pixels per mm and 660 mm across at tilt 0.
inline constexpr double kFocalPx = 1150;
inline drawing::Viewpoint whole_board(double tilt_deg = 0) {
  return {.tilt_deg = tilt_deg, .azimuth_deg = -80, .distance = 1000, .focal_px = kFocalPx};
}

// The EXIF focal length that means this many pixels in a picture that shows the whole 4:3 sensor: the
// diagonal of 36 x 24 mm is 43.27 mm.
inline double focal_35mm_of(double focal_px, int width, int height) {
  return focal_px * 43.27 / std::hypot(width, height);
}

// With the right focal length in its EXIF data.
inline Photo draw(const drawing::Scene& scene, const drawing::View& view,
                  const drawing::CameraEffects& effects = kPhone) {
  Photo photo;
  photo.pixels = drawing::render(scene, view, effects);
  photo.focal_35mm = focal_35mm_of(view.camera.focal_px, view.width, view.height);
  photo.source = "drawn.png";
  return photo;
}

inline BoardModel tournament_model() {
  return {"tournament-26", "as drawn", 101.6, 203.2, kOuterLineRadius, std::nullopt, 17.5, 330.2};
}

}  // namespace ringside::test
