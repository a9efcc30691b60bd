// SPDX-License-Identifier: MIT
#include "statistics/statistics.h"

#include <algorithm>
#include <map>
#include <set>

#include "match/match_state.h"
#include "text/natural_order.h"

namespace ringside {
namespace {

struct AsListed {
  bool operator()(const std::string& a, const std::string& b) const { return comes_before(a, b); }
  bool operator()(const std::vector<std::string>& a, const std::vector<std::string>& b) const {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), *this);
  }
};

std::vector<std::string> names_on(const std::string& team, const std::vector<Player>& players) {
  std::vector<std::string> names;
  for (const Player& player : players)
    if (player.team == team) names.push_back(player.name);
  return names;
}

bool plays(const std::string& player, const std::vector<std::string>& side) {
  return player.empty() || std::find(side.begin(), side.end(), player) != side.end();
}

void add_to_totals(const SideOfMatch& side, std::map<std::vector<std::string>, SideTotal, AsListed>& totals) {
  std::vector<std::string> players = side.players;
  std::sort(players.begin(), players.end(), AsListed{});
  SideTotal& total = totals[players];
  total.players = players;
  ++total.matches;
  total.counts += side.counts;
}

}  // namespace

std::vector<StoredMatch> each_once(std::vector<StoredMatch> matches) {
  std::vector<StoredMatch> once;
  for (StoredMatch& match : matches) {
    const auto same = std::find_if(once.begin(), once.end(),
                                   [&](const StoredMatch& other) { return other.uuid == match.uuid; });
    if (same == once.end()) {
      once.push_back(std::move(match));
    } else if (match.match.entries.size() > same->match.entries.size()) {
      *same = std::move(match);
    }
  }
  return once;
}

std::vector<std::string> players_of(const std::vector<StoredMatch>& matches) {
  std::set<std::string, AsListed> names;
  for (const StoredMatch& match : matches)
    for (const Player& player : setup_now(match.match).players) names.insert(player.name);
  return {names.begin(), names.end()};
}

Statistics statistics_of(const std::vector<StoredMatch>& matches, const std::string& player) {
  Statistics statistics;
  std::map<std::vector<std::string>, SideTotal, AsListed> totals;
  for (const StoredMatch& stored : each_once(matches)) {
    const MatchState state = state_of(stored.match);
    MatchStatistics match{stored.uuid, state.setup.name, stored.made, {}};
    std::set<std::string> teams;
    for (const std::string& team : colours_of(state.setup.players)) {
      const SideOfMatch side{names_on(team, state.setup.players), team, counts_of(state, team)};
      if (!plays(player, side.players)) continue;
      add_to_totals(side, totals);
      teams.insert(team);
      match.sides.push_back(side);
    }
    if (match.sides.empty()) continue;
    add_places(state, teams, statistics.places);
    statistics.matches.push_back(std::move(match));
  }
  for (auto& [players, total] : totals) statistics.totals.push_back(std::move(total));
  return statistics;
}

}  // namespace ringside
