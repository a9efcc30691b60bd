// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

namespace ringside {

using Params = std::vector<double>;
using Cost = std::function<double(const Params&)>;

struct Costed {
  Params params;
  double cost;
};

// The cheapest of the starts; empty where none costs less than that.
std::optional<Costed> cheapest_below(double most, const std::vector<Params>& starts, const Cost& cost);

// How a parameter is searched; those that come after the last range stay as they are.
struct ParamRange {
  double step;  // at first
  double least, most;
};

// Takes the cheapest sixteen of the starts downhill, along one parameter after the other, and the cheapest
// end on with steps that halve. For costs that are not smooth and have few parameters. The starts are
// compared and the first steps gone by `rough`, which is quicker than the cost that counts.
Params cheapest(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges, const Cost& rough,
                const Cost& cost);

}  // namespace ringside
