// SPDX-License-Identifier: MIT
#include "match/player.h"

#include <algorithm>
#include <sstream>

#include "board/colour_words.h"
#include "board/nearest.h"
#include "rules/rules_error.h"
#include "rules/turns.h"
#include "text/columns.h"
#include "text/isolated.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

constexpr std::size_t kWidestName = 60;        // columns: two of them fit a line of a terminal
constexpr std::size_t kMostBytesOfName = 400;  // signs that take no column are not endless either

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

void check_colour(const std::string& colour) {
  if (const auto complaint = colour_complaint(colour)) throw RulesError(*complaint);
}

void check_teams(const std::vector<Player>& players) {
  for (std::size_t i = 0; i + 2 < players.size(); ++i) {
    if (players[i].team == players[i + 2].team) continue;
    throw RulesError(players[i].name + " and " + players[i + 2].name +
                     " sit opposite each other and are partners; give both one colour, players clockwise");
  }
  if (players[0].team == players[1].team) {
    throw RulesError(players[0].name + " and " + players[1].name +
                     " are opponents; give each side its own colour");
  }
}

Player parse_player(const std::string& item) {
  const std::size_t equals = item.find('=');
  if (equals == std::string::npos)
    throw RulesError("'" + item + "' is not NAME=COLOUR; write for example Ann=black,Bob=red");
  return {without_blanks_around(item.substr(0, equals)), colour_as_known(item.substr(equals + 1))};
}

std::vector<std::string> names(const std::vector<Player>& players) {
  std::vector<std::string> all;
  for (const Player& player : players) all.push_back(player.name);
  return all;
}

template <typename Shown>
std::string joined_names(const std::string& team, const std::vector<Player>& players, const Shown& shown) {
  std::string text;
  for (const Player& player : players) {
    if (player.team == team) text += (text.empty() ? "" : " and ") + shown(player.name);
  }
  return text;
}

[[noreturn]] void fail_unknown(const std::string& name, const std::vector<std::string>& known) {
  throw RulesError("nobody here is called '" + name + "'; did you mean " + nearest(name, known).value_or("") +
                   "?");
}

}  // namespace

std::vector<Player> parse_players(const std::string& text) {
  std::vector<Player> players;
  std::istringstream items(text);
  for (std::string item; std::getline(items, item, ',');) players.push_back(parse_player(item));
  check(players);
  return players;
}

// Commas and equals signs part the lists in which names are typed.
void check_player_name(const std::string& name) {
  if (name.empty()) throw RulesError("a player has no name; write for example Ann=black,Bob=red");
  if (width_of(name) > kWidestName || name.size() > kMostBytesOfName ||
      std::any_of(name.begin(), name.end(), is_control) || name.find_first_of(",=+") != std::string::npos) {
    throw RulesError(
        "a name is too long or has a control character, comma, equals or plus sign; use another");
  }
}

void check(const std::vector<Player>& players) {
  if (players.size() < 2 || players.size() > 4)
    throw RulesError("a match has two, three or four players; write for example Ann=black,Bob=red");
  std::vector<std::string> seen;
  for (const Player& player : players) {
    check_player_name(player.name);
    check_colour(player.team);
    if (std::find(seen.begin(), seen.end(), player.name) != seen.end())
      throw RulesError("two players are called " + player.name + "; give each a name of its own");
    seen.push_back(player.name);
  }
  check_teams(players);
}

std::string names_of(const std::string& team, const std::vector<Player>& players) {
  return joined_names(team, players, [](const std::string& name) { return name; });
}

std::string shown_names_of(const std::string& team, const std::vector<Player>& players) {
  return joined_names(team, players, isolated);
}

const std::string& team_of_side(const std::vector<Player>& players, int side) {
  return players.at(static_cast<std::size_t>(side)).team;
}

std::vector<std::string> colours_of(const std::vector<Player>& players) {
  return {team_of_side(players, 0), team_of_side(players, 1)};
}

std::string team_called(const std::string& name_or_colour, const std::vector<Player>& players) {
  std::vector<std::string> known = names(players);
  const std::string name = known_spelling(name_or_colour, known);
  for (const Player& player : players) {
    if (player.name == name) return player.team;
    known.push_back(player.team);
  }
  // A name comes first: somebody may be called like a colour.
  const std::string colour = colour_as_known(name_or_colour);
  for (const Player& player : players) {
    if (player.team == colour) return player.team;
  }
  fail_unknown(name, known);
}

int player_called(const std::string& typed, const std::vector<Player>& players) {
  const std::string name = known_spelling(typed, names(players));
  const auto found =
      std::find_if(players.begin(), players.end(), [&](const Player& player) { return player.name == name; });
  if (found != players.end()) return static_cast<int>(found - players.begin());
  fail_unknown(name, names(players));
}

std::vector<Player> renamed(std::vector<Player> players, int player, const std::string& name) {
  if (player < 0 || player >= static_cast<int>(players.size()))
    throw RulesError("there is no such player to be renamed; name one");
  players[static_cast<std::size_t>(player)].name = name;
  check(players);
  return players;
}

}  // namespace ringside
