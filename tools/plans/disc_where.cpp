// SPDX-License-Identifier: MIT
#include "plans/disc_where.h"

#include "drawing/truth.h"
#include "plans/known_word.h"
#include "plans/ranges.h"

namespace ringside::plans {
namespace {

void check_one_way(const StrictMap& map) {
  std::string first;
  for (const char* way : {"at_mm", "polar", "beside"}) {
    if (!map.has(way)) continue;
    if (!first.empty()) map.fail(way, "says where, and so does '" + first + "'; keep one of them");
    first = way;
  }
  for (const char* detail : {"margin_mm", "angle_deg"}) {
    if (map.has(detail) && !map.has("beside"))
      map.fail(detail, "belongs to 'beside'; name a line there, or remove it");
  }
}

Vec2 at_polar(const StrictMap& map) {
  const std::vector<double> pair = map.numbers("polar", 2, kOnBoard);  // degrees fit that range as well
  if (pair[0] < 0) map.fail("polar", "has a radius below 0; give [radius_mm, angle_deg]");
  return pair[0] * direction(radians(pair[1]));
}

// Inside a line, clear of its near edge by the margin.
Vec2 beside(const StrictMap& map, const drawing::Disc& disc, const drawing::Board& board) {
  const StrictMap::Keys words(drawing::kLineWords.begin(), drawing::kLineWords.end());
  const std::string word = known_word(map, "beside", words);
  const auto line = static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
  const double angle = radians(map.number("angle_deg", kTurn));
  const double reach = board.lines[line].near_edge_at(angle) - map.number("margin_mm", kMargin);
  return (reach - disc.radius) * direction(angle);
}

}  // namespace

StrictMap::Keys where_keys() { return {"at_mm", "polar", "beside", "margin_mm", "angle_deg"}; }

std::optional<Vec2> where(const StrictMap& map, const drawing::Disc& disc, const drawing::Board& board) {
  check_one_way(map);
  if (map.has("at_mm")) return Vec2(map.numbers("at_mm", 2, kOnBoard).data());
  if (map.has("polar")) return at_polar(map);
  if (map.has("beside")) return beside(map, disc, board);
  return std::nullopt;
}

}  // namespace ringside::plans
