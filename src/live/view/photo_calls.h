// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "scoring/score.h"

// A dispute: what a phone's photo says of the calls at a table.
namespace ringside {

// One call, by the camera, by the photo, and by both together.
struct PhotoCall {
  ScoredDisc camera;    // the table's disc as it stood when the photo was taken in
  LineMargin photo;     // of the line that decides in `together`
  ScoredDisc together;  // numbered as the table's
  Disc in_photo;        // the same disc in the photo's own frame
};

// A photo that shows the discs of the table where they lie.
struct PhotoCalls {
  int id = 0;     // larger with every photo
  int discs = 0;  // that lie at the same places in it
  std::vector<PhotoCall> calls = {};
};

}  // namespace ringside
