// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace ringside::hall {

// [i][j] = [j][i]: the cost of pairing i with j, at least 0. What is on the diagonal is not looked at.
using PairCosts = std::vector<std::vector<std::int64_t>>;

// Pairs all, of an even number, at the least total cost: for each its partner. The same for the same costs.
// Exact, by J. Edmonds' blossoms with duals ("Maximum matching and a polyhedron with 0,1-vertices", Journal
// of Research of the National Bureau of Standards 69B, 1965), in O(n^3) as Z. Galil describes it ("Efficient
// algorithms for finding maximum matching in graphs", ACM Computing Surveys 18, 1986). Costs must
// stay below 2^60: unpaired vertices have one dual, which goes from the dearest cost down to 0 at most, and
// carries each other dual along by no more.
std::vector<int> cheapest_pairs(const PairCosts& costs);

}  // namespace ringside::hall
