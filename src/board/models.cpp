// SPDX-License-Identifier: MIT
#include "board/models.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "board/colour_words.h"
#include "board/nearest.h"
#include "board/strict_yaml.h"

namespace ringside {
namespace {

// Wide enough for travel boards (half size) and garden boards; narrow enough to catch inches, centimetres,
// diameters.
constexpr Range kBoardRadius{20, 700};
constexpr Range kHoleRadius{6, 40};
constexpr Range kLineWidth{0.2, 10};
constexpr Range kDiscRadius{6, 40};
constexpr Range kDiscHeight{2, 25};
constexpr Range kRadiusTolerance{0.01, 3};

using NamedRadius = std::pair<std::string, double>;

void check_increasing(const StrictMap& map, const std::vector<NamedRadius>& radii) {
  const auto wrong = std::adjacent_find(
      radii.begin(), radii.end(),
      [](const auto& smaller, const auto& larger) { return smaller.second >= larger.second; });
  if (wrong == radii.end()) return;
  std::ostringstream message;
  message << "is " << std::next(wrong)->second << ", not larger than '" << wrong->first << "' ("
          << wrong->second << "); radii grow from the hole to the deck";
  map.fail(std::next(wrong)->first, message.str());
}

std::vector<std::string> colours(const StrictMap& map) {
  const std::vector<std::string> known(kColourWords.begin(), kColourWords.end());
  std::vector<std::string> words = map.texts("colours");
  for (const std::string& word : words) {
    if (std::find(known.begin(), known.end(), word) != known.end()) continue;
    map.fail("colours", "has '" + word + "', which is no colour word; the nearest is '" +
                            nearest(word, known).value_or("") + "'");
  }
  return words;
}

}  // namespace

BoardModel load_board_model(const std::filesystem::path& file) {
  const StrictMap map =
      read_strict_yaml(file, {"description", "inner_radius_mm", "middle_radius_mm", "outer_radius_mm",
                              "line_width_mm", "hole_radius_mm", "deck_radius_mm"});
  BoardModel board{.name = file.stem().string(),
                   .description = map.text("description"),
                   .inner_radius = map.number("inner_radius_mm", kBoardRadius),
                   .middle_radius = map.number("middle_radius_mm", kBoardRadius),
                   .outer_radius = map.number("outer_radius_mm", kBoardRadius),
                   .line_width = map.optional_number("line_width_mm", kLineWidth),
                   .hole_radius = map.number("hole_radius_mm", kHoleRadius),
                   .deck_radius = map.number("deck_radius_mm", kBoardRadius)};
  check_increasing(map, {{"hole_radius_mm", board.hole_radius},
                         {"inner_radius_mm", board.inner_radius},
                         {"middle_radius_mm", board.middle_radius},
                         {"outer_radius_mm", board.outer_radius},
                         {"deck_radius_mm", board.deck_radius}});
  return board;
}

DiscModel load_disc_model(const std::filesystem::path& file) {
  const StrictMap map = read_strict_yaml(
      file, {"description", "radius_mm", "height_mm", "edge_rounding_mm", "radius_tolerance_mm", "colours"});
  const double radius = map.number("radius_mm", kDiscRadius);
  const double height = map.number("height_mm", kDiscHeight);
  // More rounding than half the height would leave no side; DiscOutline rests on that.
  const double rounding = map.number("edge_rounding_mm", {0, height / 2});
  return {.name = file.stem().string(),
          .description = map.text("description"),
          .shape = {radius, height, rounding},
          .radius_tolerance = map.number("radius_tolerance_mm", kRadiusTolerance),
          .colours = colours(map)};
}

}  // namespace ringside
