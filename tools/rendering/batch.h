// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include "rendering/photo.h"

namespace ringside::rendering {

// A photo to be made, and where it goes: FOLDER/NAME.jpg with its truth NAME.yaml beside it.
struct Order {
  std::filesystem::path folder;
  plans::PhotoPlan plan;
};

struct BatchOptions {
  Renderer renderer = Renderer::kPovray;
  bool truth_only = false;  // the photos are there already
  bool keep_pov = false;    // NAME.pov is left beside the photo too: what POV-Ray was given
};

// Makes one photo after the other, folders where needed; tells progress and what fails on `log`, a line each.
// Returns how many photos could not be made.
int make_photos(const std::vector<Order>& orders, const BatchOptions& options, std::ostream& log);

}  // namespace ringside::rendering
