// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "board/models.h"
#include "detection/colour/face_colour.h"
#include "detection/outline/candidates.h"
#include "detection/outline/fit_outline.h"

namespace ringside {

// A candidate that is a disc on the deck.
struct FoundDisc {
  Candidate candidate = {};            // from which it was fitted
  OutlineFit fit;                      // radius free
  std::optional<OutlineFit> foot;      // its edge towards the camera taken as its foot
  std::optional<OutlineFit> shoulder;  // the same edge taken as its top's shoulder
  Mat2 doubt = Mat2::Zero();           // covariance of the base from how little of it was seen, mm^2
  FaceColour face;
  std::vector<double> around;  // brightness_around its outline
  double quality = 0;          // how much of it was seen where a disc's outline must be; discs 0.43 to 1
};

// Whether a circle on the deck is the hole's rim, its floor or what lies in it.
bool in_the_hole(const Circle& circle, const Hole& hole);

// Whether what is taken for a disc's top is the hole: it looks like one that lies nearer to the camera.
bool is_the_hole(const OutlineFit& fit, const DiscShape& shape, const Calibration& calibration);

// Whether a place on the deck lies within the hole's rim.
bool over_the_hole(const Vec2& p, const Hole& hole);

// Fits an outline to every candidate but the hole itself and keeps what is well seen and of another colour
// than the deck around it.
std::vector<FoundDisc> possible_discs(const Photo& photo, const Calibration& calibration,
                                      const DiscModel& model, const std::vector<Candidate>& candidates);

// Of those the discs: of one size, no two overlapping, none another's face or shadow. Best first.
std::vector<FoundDisc> select_discs(const Photo& photo, const Calibration& calibration,
                                    const DiscModel& model, const std::vector<FoundDisc>& possible);

}  // namespace ringside
