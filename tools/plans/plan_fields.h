// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "plans/board_fields.h"
#include "plans/light_fields.h"
#include "plans/material_fields.h"
#include "plans/photo_plan.h"

// The shape of a scene file, said once. `fields` leads an archive through the parts of a value, one call per
// key; FieldReader fills them from YAML, FieldWriter makes YAML of them, KnownKeys lists the keys. An archive
// has
//   field(key, value, range)   one value; a number whose default lies out of range must be given
//   part(key, value)           a map of its own, with the value's own `fields`
//                              (or "none", where it is optional)
//   group(key, walk)           a map of its own, whose keys `walk` leads to
//   list(key, values)          a list of maps
//   check(right, key, message) across keys: what is wrong, what to do
// and look, model and arms: ways to say in a word what is many values. These are only read; writing states
// the values.
namespace ringside::plans {

// What a file need not say. Colours of looks are those of a display, so files think in its gamma.
inline PhotoPlan file_defaults() {
  PhotoPlan plan;
  plan.effects.gamma = 2.2;
  return plan;
}

template <typename Archive>
void fields(Archive& a, Caption& caption) {
  a.field("left", caption.left, kShare);
  a.field("top", caption.top, kShare);
  a.field("width", caption.width, kShare);
  a.field("height", caption.height, kShare);
  a.field("opacity", caption.opacity, kShare);
  a.field("colour", caption.colour);
  a.field("text_colour", caption.text_colour);
  a.field("text", caption.text);
}

template <typename Archive>
void picture_fields(Archive& a, PhotoPlan& plan) {
  drawing::Viewpoint& v = plan.viewpoint;
  a.field("width", v.width, static_cast<int>(kPictureSide.min), static_cast<int>(kPictureSide.max));
  a.field("height", v.height, static_cast<int>(kPictureSide.min), static_cast<int>(kPictureSide.max));
  a.field("jpeg_quality", plan.jpeg_quality, 1, 100);
  a.field("exif", plan.exif);
  a.field("exif_focal_factor", plan.exif_focal_factor, kFocalFactor);
  a.field("uncropped", plan.uncropped);
  a.field("crop_shift_px", v.crop_shift, kCropShift);
  a.check(!plan.uncropped || (plan.uncropped->width >= v.width && plan.uncropped->height >= v.height),
          "uncropped", "is smaller than the picture cut out of it; give the size of the whole frame");
}

template <typename Archive>
void camera_fields(Archive& a, drawing::Viewpoint& v) {
  a.field("tilt_deg", v.tilt_deg, kTilt);
  a.field("azimuth_deg", v.azimuth_deg, kTurn);
  a.field("roll_deg", v.roll_deg, kTurn);
  a.field("distance_mm", v.distance, kCameraDistance);
  a.field("looked_at_mm", v.looked_at, kOnBoard);
  a.field("focal_px", v.focal_px, kFocal);
  a.field("k1", v.lens.k1, kBend);
  a.field("k2", v.lens.k2, kBend);
}

template <typename Archive>
void fields(Archive& a, drawing::CameraEffects& effects) {
  a.field("blur_px", effects.blur_sigma, kBlur);
  a.field("vignetting", effects.vignetting, kShare);
  a.field("gamma", effects.gamma, kGamma);
  a.field("sharpening", effects.sharpening, kSharpening);
  a.field("noise_levels", effects.noise_sigma, kGreyLevels);
  a.field("seed", effects.seed);
}

// A line without width shows where a painted zone ends.
inline bool shows(const drawing::Line& line, const drawing::Board& board) {
  const auto ends_here = [&](const drawing::Line& ring) {
    return ring.width > 0 && std::abs(ring.radius + ring.width / 2 - line.radius) < 0.01;
  };
  return line.width > 0 || std::any_of(board.decoration.begin(), board.decoration.end(), ends_here);
}

inline bool all_lines_show(const drawing::Board& board) {
  return std::all_of(board.lines.begin(), board.lines.end(),
                     [&](const drawing::Line& line) { return shows(line, board); });
}

// All but the discs (read_discs.h, write_discs.h).
template <typename Archive>
void fields(Archive& a, PhotoPlan& plan) {
  a.field("difficulty", plan.difficulty);
  a.field("decoy", plan.decoy);
  a.group("picture", [&](auto& picture) { picture_fields(picture, plan); });
  a.group("camera", [&](auto& camera) { camera_fields(camera, plan.viewpoint); });
  a.part("effects", plan.effects);
  a.part("board", plan.scene.board);
  a.part("light", plan.scene.light);
  a.list("bars", plan.scene.bars);
  a.arms(plan.scene.bars);
  a.list("captions", plan.captions);
  a.check(
      plan.decoy || all_lines_show(plan.scene.board), "board",
      "leaves out a line, which only a decoy may; give each line a width_mm above 0 or let a painted ring "
      "end there");
}

}  // namespace ringside::plans
