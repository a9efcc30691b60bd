// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// Who plays. Players stand in seat order, clockwise; those of every other seat are partners and share a
// colour.
namespace ringside {

struct Player {
  std::string name;
  std::string team;  // colour word
};

// "Ann=black, Bob=Red". Throws RulesError.
std::vector<Player> parse_players(const std::string& text);

// Whether a name can be a player's. Throws RulesError.
void check_player_name(const std::string& name);

// Throws RulesError: two to four players, each with a name of its own, partners of one colour, two colours.
void check(const std::vector<Player>& players);

// "Ann", "Ann and Cy".
std::string names_of(const std::string& team, const std::vector<Player>& players);

// The same for a sentence: names from right to left turn nothing round (text/isolated.h).
std::string shown_names_of(const std::string& team, const std::vector<Player>& players);

// The colour of side 0 or 1 (rules/turns.h).
const std::string& team_of_side(const std::vector<Player>& players, int side);

// Both sides'.
std::vector<std::string> colours_of(const std::vector<Player>& players);

// A player's name or a colour as a person types it (text/typed_word.h), to the colour. Throws RulesError
// naming the nearest.
std::string team_called(const std::string& name_or_colour, const std::vector<Player>& players);

// A player's name to the seat's number. Throws RulesError naming the nearest.
int player_called(const std::string& typed, const std::vector<Player>& players);

// With another name for that player. Throws RulesError as check().
std::vector<Player> renamed(std::vector<Player> players, int player, const std::string& name);

}  // namespace ringside
