// SPDX-License-Identifier: MIT
#include "plans/write_discs.h"

#include <map>
#include <string>

#include "plans/disc_fields.h"
#include "plans/disc_place.h"
#include "plans/field_writer.h"
#include "plans/ranges.h"
#include "plans/shortest.h"

namespace ringside::plans {
namespace {

using drawing::Disc;

void add_all(YAML::Node map, const YAML::Node& more) {
  for (const auto& entry : more) map[entry.first.Scalar()] = entry.second;
}

YAML::Node team_node(const Disc& disc) {
  const auto design = [](Disc d) { return map_on([&](auto& writer) { design_fields(writer, d); }); };
  YAML::Node team =
      by_look(disc.material, [](auto& writer, auto& material) { wood_fields(writer, material); });
  add_all(team, what_differs(design(disc), design(Disc{})));
  return team;
}

// All that a disc may have of its own but its place.
YAML::Node make_of(Disc disc) {
  return map_on([&](auto& writer) {
    team_fields(writer, disc);
    piece_fields(writer, disc.material.grain);
  });
}

// How the disc lies, as few words as the reader needs to make the same of it.
YAML::Node lie_of(const Disc& disc, const drawing::Board& board) {
  YAML::Node lie(YAML::NodeType::Map);
  const bool level = disc.lean_deg == 0 && disc.lean_towards_deg == 0;
  if (level && disc.base_z == 0) return lie;
  if (level && disc.base_z == -board.hole.depth && fits_hole(disc, board)) {
    lie["lies"] = "hole";
  } else if (level && disc.base_z == -board.ditch.depth && fits_ditch(disc, board)) {
    lie["lies"] = "ditch";
  } else {
    lie["base_z_mm"] = shortest(disc.base_z);
    if (disc.lean_deg != 0) lie["lean_deg"] = shortest(disc.lean_deg);
    if (disc.lean_towards_deg != 0) lie["lean_towards_deg"] = shortest(disc.lean_towards_deg);
  }
  return lie;
}

YAML::Node disc_node(const Disc& disc, const Disc& expected, const drawing::Board& board) {
  FieldWriter writer;
  writer.field("team", disc.team);
  writer.field("at_mm", disc.base, kOnBoard);
  YAML::Node node = writer.map();
  add_all(node, lie_of(disc, board));
  add_all(node, what_differs(make_of(disc), make_of(expected)));
  return node;
}

}  // namespace

// The first disc of a team stands for all of it.
DiscNodes write_discs(const drawing::Scene& scene) {
  DiscNodes nodes;
  std::map<std::string, Disc> firsts;
  for (std::size_t i = 0; i < scene.discs.size(); ++i) {
    const Disc& disc = scene.discs[i];
    const auto [first, is_new] = firsts.try_emplace(disc.team, disc);
    if (is_new) nodes.teams[disc.team] = team_node(disc);
    nodes.discs.push_back(disc_node(disc, cut(first->second, i), scene.board));
  }
  return nodes;
}

}  // namespace ringside::plans
