// SPDX-License-Identifier: MIT
#include "plans/read_discs.h"

#include <map>
#include <string>

#include "board/colour_words.h"
#include "drawing/looks.h"
#include "plans/disc_fields.h"
#include "plans/disc_place.h"
#include "plans/field_reader.h"

namespace ringside::plans {
namespace {

using drawing::Disc;

using Teams = std::map<std::string, Disc>;  // by colour word; a disc like all of the team

StrictMap::Keys team_keys() {
  return keys_on([disc = Disc{}](auto& known) mutable { team_fields(known, disc); });
}

StrictMap::Keys disc_keys() {
  StrictMap::Keys keys{"team"};
  drawing::Grain grain;
  for (const StrictMap::Keys& more :
       {place_keys(), team_keys(), keys_on([&](auto& known) { piece_fields(known, grain); })}) {
    keys.insert(keys.end(), more.begin(), more.end());
  }
  return keys;
}

Disc read_team(const StrictMap& map, const std::string& word, const ModelLibrary& models) {
  Disc disc{.base = Vec2::Zero(), .team = word};
  const std::optional<drawing::Material> look = drawing::look(word + "-disc");
  if (!look && !map.has("look") && !map.has("colour"))
    map.fail("look", "is missing, and there is no look '" + word + "-disc'; name another, or give colour");
  disc.material = look.value_or(disc.material);
  FieldReader reader(map, models);
  team_fields(reader, disc);
  return disc;
}

Teams read_teams(const StrictMap& file, const ModelLibrary& models) {
  Teams teams;
  if (!file.has("teams")) return teams;
  const StrictMap map = file.map("teams", {kColourWords.begin(), kColourWords.end()});
  for (const std::string_view name : kColourWords) {
    const std::string word(name);
    if (map.has(word)) teams.emplace(word, read_team(map.map(word, team_keys()), word, models));
  }
  return teams;
}

Disc team_of(const StrictMap& map, const Teams& teams) {
  const std::string word = map.text("team");
  const auto team = teams.find(word);
  if (team == teams.end()) map.fail("team", "is '" + word + "', which 'teams' does not list; add it there");
  return team->second;
}

// A disc before it is laid; number: its own, from 0.
Disc read_wood(const StrictMap& map, const Disc& team, std::size_t number, const ModelLibrary& models) {
  Disc disc = team;
  FieldReader reader(map, models);
  team_fields(reader, disc);
  disc = cut(disc, number);
  piece_fields(reader, disc.material.grain);
  return disc;
}

}  // namespace

std::vector<Disc> read_discs(const StrictMap& file, const drawing::Board& board, const ModelLibrary& models) {
  const Teams teams = read_teams(file, models);
  std::vector<Disc> discs;
  if (!file.has("discs")) return discs;
  for (const StrictMap& map : file.maps("discs", disc_keys())) {
    const Disc disc = read_wood(map, team_of(map, teams), discs.size(), models);
    discs.push_back(placed(disc, map, board, discs));
  }
  return discs;
}

}  // namespace ringside::plans
