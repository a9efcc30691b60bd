// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plans/photo_plan.h"

// Photos made up by chance, each the same for ever by its kind and seed.
namespace ringside::plans {

enum class PhotoKind {
  kPhone,      // in the hand, 2 to 8 megapixels, tilt to 30 degrees, EXIF, hardly degraded
  kVideo,      // a still of a good overhead camera, 1920x1080, focal length known
  kWebcam,     // the same from a cheap one: barrel distortion, focal length unknown
  kDegraded,   // phone or video with blur, noise, dim light, strong compression
  kTilted,     // tilt 35 to 40 degrees
  kHard,       // hands, captions, cropped boards, glare, stacked and leaning discs, hangers
  kDecoy,      // rings that are no crokinole board
  kFind,       // a board with few discs, seen from anywhere up to 40 degrees
  kBoardless,  // plates, targets, tables, clocks, drains, text: nothing like a board but for a part
  kBlurred,    // a board blurred beyond use, and so a decoy
  kHole,       // a hole to be judged: empty, a disc flat in it, hanging over its rim or beside it
  kLineCalls,  // discs at true margins of 0 to 3 mm to either side of the lines
  kEmblem,     // in fair light, something printed or inlaid on all discs' tops
  kZones,      // in fair light, zones painted in colours of their own, some without lines between them
  kRims,       // discs whose rims have another shade than their faces, bevelled or rounded
  kSun,        // a wooden deck and one side of the same wood in hard sun, 20 to 60 degrees high
  kOblique,    // seen from 45 to 75 degrees aside
  kSmall,      // the deck 150 to 400 pixels wide
  kWorn,       // lines that are faint, thinner than a pixel, worn off in patches or washed out
  kThings      // plates, clocks, drums, wheels, ... from 30 to 75 degrees aside: no crokinole board
};

std::string kind_name(PhotoKind kind);  // "phone", "video", ...
std::vector<std::string> kind_names();

// Throws std::invalid_argument when there is no such kind.
PhotoKind kind_of(const std::string& name);

PhotoPlan random_plan(PhotoKind kind, std::uint64_t seed);

}  // namespace ringside::plans
