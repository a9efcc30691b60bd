// SPDX-License-Identifier: MIT
#pragma once

#include "detection/selection/found_disc.h"

// What is another thing where a disc is seen from far aside.
namespace ringside {

// Whether the near edges of a disc's foot and of its top are seen apart.
bool is_far_aside(const Vec2& p_board, const DiscShape& shape, const Vec3& camera);

// The circle about a disc's outline beyond which the deck begins: of its own radius, or as long as its side
// from far aside.
Circle seen_whole(const Vec2& base, const DiscShape& shape, const Vec3& camera);

// What of the deck a candidate covers, if it is known to be a disc; otherwise the circle that is seen.
Circle footprint(const Candidate& candidate, const DiscShape& shape, const Vec3& camera);

// Takes the candidate for a top alone where that explains it better than the shoulder that was fitted.
void add_top_alone(const Candidate& candidate, const DiscShape& shape, const Vec3& camera, FoundDisc& found);

// Of what a disc from far aside may be, the one that is seen best, and what agrees with it.
void keep_what_agrees(FoundDisc& found);

// Those whose tops are theirs alone. Another's side ends in half a circle, its foot, and what is taken for
// its top lies on that other disc. Where the edge of another disc or of the deck is seen across a top, it is
// a side and its shadow, or a disc in the ditch.
std::vector<FoundDisc> drop_occluded_tops(const Photo& photo, const Calibration& calibration,
                                          const DiscShape& shape, const std::vector<FoundDisc>& found);

}  // namespace ringside
