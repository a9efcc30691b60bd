// SPDX-License-Identifier: MIT
#include "evaluation/counting_json.h"

#include <nlohmann/json.hpp>

#include "report/json/json_parts.h"

namespace ringside::evaluation {

Json or_null(const std::optional<double>& value, int decimals) {
  return value ? number(*value, decimals) : Json(nullptr);
}

Json json_of(const Share& share) {
  return {{"count", share.count}, {"of", share.of}, {"share", or_null(share.value(), 4)}};
}

Json json_of(const Spread& spread) {
  if (spread.count == 0) return {{"count", 0}, {"rms", nullptr}, {"median", nullptr}, {"max", nullptr}};
  return {{"count", spread.count},
          {"rms", number(spread.rms, 3)},
          {"median", number(spread.median, 3)},
          {"max", number(spread.max, 3)}};
}

}  // namespace ringside::evaluation
