// SPDX-License-Identifier: MIT
#include "pocket/wishes.h"

#include <nlohmann/json.hpp>

#include "board/colour_words.h"
#include "board/models.h"
#include "flow/team_checks.h"
#include "pocket/json_values.h"
#include "rules/allotment.h"
#include "rules/rule_library.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kUsualDiscs = "tournament";  // as the command line's

std::string team(const std::string& word) {
  std::string known = colour_as_known(word);
  if (const auto complaint = colour_complaint(known)) throw BadWish(*complaint);
  return known;
}

std::map<std::string, int> twenties_wish(const Json& json) {
  std::map<std::string, int> twenties;
  for (const auto& [word, count] : json.items()) {
    const int number = count.is_number_integer() ? count.get<int>() : -1;
    if (number < 0 || number > kMostDiscsOfSide)
      throw BadWish("the twenties of " + word + " are no number of discs; give 0 to " +
                    std::to_string(kMostDiscsOfSide));
    twenties[team(word)] = number;
  }
  return twenties;
}

Rulings rulings_wish(const Json& json) {
  Rulings rulings;
  for (const auto& [id, word] : json.items()) {
    const auto ruling = ruling_word(word.is_string() ? word.get<std::string>() : word.dump());
    if (!ruling)
      throw BadWish(word.dump() + " is no ruling; give clear, touching, 20, 15, 10, 5, 0, disc or none");
    rulings[std::stoi(id)] = *ruling;
  }
  return rulings;
}

std::optional<RoundRules> rules_wish(const Json& options, const std::vector<Player>& players) {
  if (!has(options, "ruleSet") || players.empty()) return std::nullopt;
  RuleSet rules = RuleLibrary::standard().find(text_at(options, "ruleSet"));
  std::vector<int> discs = discs_of_players(rules, static_cast<int>(players.size()));
  return RoundRules{std::move(rules), players, std::move(discs)};
}

FlowOptions flow_wish(const Json& options) {
  const ModelLibrary library = ModelLibrary::standard();
  FlowOptions flow;
  const std::string board = text_at(options, "board"), discs = text_at(options, "discs");
  if (board.empty()) {
    flow.board.known_boards = library.boards();
  } else {
    flow.board.board = library.board(board);
  }
  flow.discs = library.disc(discs.empty() ? kUsualDiscs : discs);
  if (has(options, "twenties")) flow.twenties = twenties_wish(options.at("twenties"));
  if (has(options, "rulings")) flow.rulings = rulings_wish(options.at("rulings"));
  return flow;
}

void ask_for_evidence(ScoreWish& wish, const Json& json) {
  wish.open_evidence = json.is_string() && json == "open";
  if (!wish.open_evidence) wish.evidence = json.get<std::vector<int>>();
}

}  // namespace

PhotoWish photo_wish(const Json& json) {
  PhotoWish wish{.name = text_at(json, "name"),
                 .sha256 = text_at(json, "sha256"),
                 .taken = text_at(json, "taken"),
                 .focal_35mm = number_at(json, "focalLength35mm"),
                 .focal_px = number_at(json, "focalLengthPx")};
  if (has(json, "colourCell")) {
    const auto cell = json.at("colourCell").get<std::array<int, 2>>();
    wish.colour_cell = {cell[0], cell[1]};
  }
  return wish;
}

std::vector<Player> players_wish(const Json& json) {
  std::vector<Player> players;
  for (const Json& player : json)
    players.push_back({without_blanks_around(text_at(player, "name")), team(text_at(player, "team"))});
  check(players);
  return players;
}

ScoreWish score_wish(const Json& options) {
  ScoreWish wish;
  wish.flow = flow_wish(options);
  if (has(options, "players")) {
    const std::vector<Player> players = players_wish(options.at("players"));
    wish.rules = rules_wish(options, players);
    // What people play with need not be guessed from the light.
    wish.flow.discs.colours = colours_of(players);
  }
  if (has(options, "evidenceFor")) ask_for_evidence(wish, options.at("evidenceFor"));
  if (has(options, "pictures")) wish.overlay = options.at("pictures").get<bool>();
  return wish;
}

}  // namespace ringside
