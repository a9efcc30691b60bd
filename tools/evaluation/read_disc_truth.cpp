// SPDX-License-Identifier: MIT
#include "evaluation/read_disc_truth.h"

#include "board/colour_words.h"
#include "evaluation/word.h"

namespace ringside::evaluation {
namespace {

constexpr Range kDiscPixels{-1e5, 1e5};
constexpr Range kRadius{0.1, 1e5};  // pixels
constexpr Range kDiscMillimetres{-1e4, 1e4};
constexpr Range kShare{0, 1};
constexpr int kBestZone = 20;

std::optional<std::string> text(const TruthMap& disc, const std::string& key) {
  if (!disc.has(key)) return std::nullopt;
  return disc.text(key);
}

// Files by hand number the teams and tell the colour beside it, or name the team by its colour.
std::optional<std::string> team(const TruthMap& disc) {
  if (disc.has("colour")) return text(disc, "colour");
  const auto word = text(disc, "team");
  return word && !colour_complaint(*word) ? word : std::nullopt;
}

std::optional<Vec2> foot(const TruthMap& disc) {
  if (!disc.has("x_mm")) return std::nullopt;
  return disc.point("x_mm", "y_mm", kDiscMillimetres);
}

std::optional<LineName> deciding_line(const TruthMap& disc) {
  const auto word = text(disc, "line");
  if (!word) return std::nullopt;
  const auto line = value_of_word(*word, kLineNames);
  if (!line) disc.fail("line", "names no line; give inner, middle or outer");
  return line;
}

std::optional<std::array<double, 3>> margins(const TruthMap& disc) {
  if (!disc.has("margins_mm")) return std::nullopt;
  const std::vector<double> all = disc.numbers("margins_mm", 3, kDiscMillimetres);
  return std::array{all[0], all[1], all[2]};
}

// Older files say whether it lies flat in the hole; those measured by hand leave it to the zone.
std::optional<HoleState> in_hole(const TruthMap& disc, std::optional<int> zone) {
  const auto word = text(disc, "in_hole");
  if (!word) return zone == kBestZone ? std::optional(HoleState::kFlat) : std::nullopt;
  if (*word == "true") return HoleState::kFlat;
  if (*word == "false") return HoleState::kNone;
  const auto state = value_of_word(*word, kHoleStates);
  if (!state || *state == HoleState::kUnsure) disc.fail("in_hole", "must be none, flat or hanger");
  return state;
}

}  // namespace

StrictMap::Keys disc_truth_keys() {
  return {"x",         "y",      "r",    "colour", "team", "zone",      "sure",       "optional",
          "irregular", "hidden", "x_mm", "y_mm",   "line", "margin_mm", "margins_mm", "in_hole"};
}

DiscTruth read_disc_truth(const TruthMap& disc) {
  DiscTruth truth{.top = disc.point("x", "y", kDiscPixels),
                  .radius = disc.number("r", kRadius),
                  .team = team(disc),
                  .sure = !disc.has("sure") || disc.flag("sure"),
                  .optional = disc.flag_if_any("optional"),
                  .irregular = disc.flag_if_any("irregular"),
                  .hidden = disc.optional_number("hidden", kShare),
                  .foot = foot(disc),
                  .line = deciding_line(disc),
                  .margin = disc.optional_number("margin_mm", kDiscMillimetres),
                  .margins = margins(disc)};
  if (disc.has("zone")) truth.zone = disc.integer("zone", 0, kBestZone);
  truth.in_hole = in_hole(disc, truth.zone);
  return truth;
}

}  // namespace ringside::evaluation
