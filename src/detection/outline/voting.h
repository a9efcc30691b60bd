// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "imaging/edges.h"

namespace ringside {

struct VotedCentre {
  cv::Point2f at;  // pixels of a RectifiedView
  float votes;     // for one radius; of a clear full circle 2
};

// What a candidate has as a rule: an eighth of a clear circle.
inline constexpr float kUsualVotes = 0.25F;

// Where circles with a radius between two (mm) may have their centres, in a view of this size, the most voted
// first. Each edge votes for the places up and down its gradient (a Hough transform), a full circle with
// about the same weight whatever its radius.
std::vector<VotedCentre> voted_centres(const Edges& edges, cv::Size size, double least_radius,
                                       double most_radius, float least_votes = kUsualVotes);

}  // namespace ringside
