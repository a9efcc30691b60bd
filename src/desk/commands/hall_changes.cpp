// SPDX-License-Identifier: MIT
#include "app/program/typed.h"
#include "desk/commands/hall_arguments.h"
#include "desk/commands/hall_commands.h"

namespace ringside::hall {
namespace {

struct TieTyped {
  std::string order;
  std::string by;
  std::string note;
  TournamentChoice choice;
};

Command add_hall_rule(const Parser& hall) {
  auto typed = std::make_shared<TieTyped>();
  const Parser parser = hall.subcommand("rule", "Record how a shoot-out ended among those who are level.");
  parser.add("--order", typed->order, "LIST", "all who are level, the first one first: Ann,Bob").required();
  parser.add("--by", typed->by, "TEXT", "who decided");
  parser.add("--note", typed->note, "TEXT", "why");
  add_tournament_options(parser, typed->choice);
  return {
      parser, [typed] {
        return at_the_desk([&] {
          change(typed->choice, [&](const State& state) {
            return std::vector<Action>{TieRuled{parse_entrants(typed->order, state), typed->by, typed->note}};
          });
        });
      }};
}

struct BackTyped {
  std::string entries = "1";
  TournamentChoice choice;
};

template <typename Back>
Command add_hall_back(const Parser& hall, const char* name, const char* description) {
  auto typed = std::make_shared<BackTyped>();
  const Parser parser = hall.subcommand(name, description);
  parser.add("--entries", typed->entries, "N", "how many; default: 1");
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] {
            return at_the_desk([&] {
              const int entries =
                  parse_number("--entries", typed->entries, 1, static_cast<int>(kMostEntries));
              change(typed->choice, [&](const State&) { return std::vector<Action>{Back{entries}}; });
            });
          }};
}

}  // namespace

std::vector<Command> add_hall_changes(const Parser& hall) {
  return {add_hall_rule(hall),
          add_hall_back<Undo>(hall, "undo", "Take entries back; they stay in the ledger."),
          add_hall_back<Redo>(hall, "redo", "Bring entries back that were undone last.")};
}

}  // namespace ringside::hall
