// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hall/state.h"

// What others take of a tournament: fields of JSON and columns of CSV as docs/tournament.md says.
namespace ringside::hall {

nlohmann::ordered_json pairings_json(const State& state);
nlohmann::ordered_json standings_json(const State& state);

std::string pairings_csv(const State& state);
std::string standings_csv(const State& state);

}  // namespace ringside::hall
