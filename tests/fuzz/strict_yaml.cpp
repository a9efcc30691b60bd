// SPDX-License-Identifier: MIT
// Any YAML, read as a map of every kind of value that our files have.
#include "board/strict_yaml.h"

#include <functional>

#include "fuzz/fuzz_target.h"

namespace {

using ringside::ModelError;
using ringside::StrictMap;

// One value may be wrong and the next right.
void try_value(const std::function<void()>& read) {
  try {
    read();
  } catch (const ModelError&) {
  }
}

void read_values(const StrictMap& map) {
  try_value([&] { map.optional_number("number", {-1e9, 1e9}); });
  try_value([&] { map.integer("integer", -5, 5); });
  try_value([&] { map.flag("flag"); });
  try_value([&] { ringside::fuzz::require(!map.text("text").empty(), "a text is not empty"); });
  try_value([&] { map.numbers("numbers", 2, {0, 1}); });
  try_value([&] { map.integers("integers", 3, 0, 9); });
  try_value([&] { map.texts("texts"); });
  try_value([&] { map.map("map", {"number"}).number("number", {0, 1}); });
  try_value([&] { map.maps("maps", {"flag"}); });
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  const StrictMap::Keys keys{"number",   "integer", "flag", "text", "numbers",
                             "integers", "texts",   "map",  "maps"};
  try_value([&] { read_values(parse_strict_yaml(std::string(input), "input.yaml", keys)); });
}
