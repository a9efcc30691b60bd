// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "drawing/effects.h"
#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::plans {

// A bar over the picture, as broadcasters lay on theirs. Shares of the picture's width and height, from its
// left top corner.
struct Caption {
  double left = 0;
  double top = 0.86;
  double width = 1;
  double height = 0.1;
  double opacity = 1;
  drawing::Colour colour{20, 32, 64};
  drawing::Colour text_colour{240, 240, 240};
  std::string text;
};

struct PictureSize {
  int width;
  int height;
};

// All that one photo is made of: what a scene file says.
struct PhotoPlan {
  std::string name;        // of its files, without extension
  std::string difficulty;  // one line for a person: what is hard about it
  bool decoy = false;      // looks like a crokinole board and is none; its truth says "board: none"
  drawing::Scene scene = {};
  drawing::Viewpoint viewpoint = {};
  drawing::CameraEffects effects = {};
  std::vector<Caption> captions = {};
  int jpeg_quality = 92;
  bool exif = true;              // the photo tells its focal length, as phones do (35 mm equivalent)
  double exif_focal_factor = 1;  // times which it tells it: of another lens, or zoomed without saying so
  // The frame that the photo was cropped out of, when it was: EXIF goes on speaking of that one.
  std::optional<PictureSize> uncropped = {};
};

}  // namespace ringside::plans
