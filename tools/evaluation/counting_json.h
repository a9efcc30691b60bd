// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "evaluation/counting.h"

// What all figures are made of, as JSON.
namespace ringside::evaluation {

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& value, int decimals);
Json json_of(const Share& share);
Json json_of(const Spread& spread);

}  // namespace ringside::evaluation
