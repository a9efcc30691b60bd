// SPDX-License-Identifier: MIT
#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "board/colour_words.h"
#include "desk/commands/hall_arguments.h"
#include "desk/commands/hall_commands.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

struct NewEntrants {
  std::string name;
  std::string club;
  std::string seed;
  std::string colour;
  std::string players;
  TournamentChoice choice;
};

std::vector<Entrant> entrants_typed(const NewEntrants& typed) {
  if (typed.name.empty() == typed.players.empty())
    throw CommandError("hall add", "needs either a name or --players; give one of them");
  if (!typed.players.empty()) return read_entrants(typed.players);
  Entrant entrant{.name = without_blanks_around(typed.name), .club = without_blanks_around(typed.club)};
  if (!typed.seed.empty()) entrant.seed = parse_number("--seed", typed.seed, 1, kMostOfAnything);
  if (!typed.colour.empty()) entrant.colour = colour_word("--colour", typed.colour);
  return {entrant};
}

void add_entrants(const NewEntrants& typed) {
  const auto entrants = entrants_typed(typed);
  change(typed.choice, [&](const State&) {
    std::vector<Action> added;
    for (const Entrant& entrant : entrants) added.emplace_back(EntrantAdded{entrant});
    return added;
  });
}

Command add_hall_add(const Parser& hall) {
  auto typed = std::make_shared<NewEntrants>();
  const Parser parser = hall.subcommand("add", "Add an entrant, or those of a file.");
  parser.add("NAME", typed->name, " ", "of a player, or of those who play as one: Ann and Cy");
  parser.add("--club", typed->club, "NAME", "that the entrant plays for");
  parser.add("--seed", typed->seed, "N", "1 is the strongest");
  parser.add("--colour", typed->colour, "COLOUR", "of the entrant's discs");
  parser.add("--players", typed->players, "FILE.csv", "who plays: name, club, seed, colour");
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] { return at_the_desk([&] { add_entrants(*typed); }); }};
}

Command add_hall_withdraw(const Parser& hall) {
  auto typed = std::make_shared<NewEntrants>();
  const Parser parser = hall.subcommand("withdraw", "Let an entrant go; open matches are walkovers.");
  parser.add("NAME", typed->name, " ", "of the entrant").required();
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] {
            return at_the_desk([&] {
              change(typed->choice, [&](const State& state) {
                return std::vector<Action>{EntrantWithdrawn{entrant_called(state, typed->name)}};
              });
            });
          }};
}

}  // namespace

std::vector<Command> add_hall_entrants(const Parser& hall) {
  return {add_hall_add(hall), add_hall_withdraw(hall)};
}

}  // namespace ringside::hall
