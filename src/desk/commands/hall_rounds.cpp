// SPDX-License-Identifier: MIT
#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "desk/commands/hall_arguments.h"
#include "desk/commands/hall_commands.h"
#include "hall/next_round.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

struct PairsTyped {
  std::string pairs;
  TournamentChoice choice;
};

// "Ann=Bob,Cy": Cy has a bye.
std::vector<Pair> pairs_by_hand(const std::string& text, const State& state) {
  std::vector<Pair> pairs;
  for (const std::string& item : split(text, ',')) {
    const auto both = around_equals(item);
    pairs.push_back({entrant_called(state, both ? both->first : item)});
    if (both) pairs.back().b = entrant_called(state, both->second);
  }
  return pairs;
}

Command add_hall_pair(const Parser& hall) {
  auto typed = std::make_shared<PairsTyped>();
  const Parser parser = hall.subcommand("pair", "Pair the next round.");
  parser.add("--pairs", typed->pairs, "LIST", "by hand, of a Swiss round: Ann=Bob,Cy (Cy has a bye)");
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] {
            return at_the_desk([&] {
              change(typed->choice, [&](const State& state) {
                const auto pairs =
                    typed->pairs.empty() ? next_round(state) : pairs_by_hand(typed->pairs, state);
                return std::vector<Action>{RoundPaired{pairs}};
              });
            });
          }};
}

struct TableTyped {
  std::string table;
  std::string pairing;
  bool out = false;
  TournamentChoice choice;
};

int pairing_typed(const std::string& option, const std::string& text) {
  return parse_number(option, text, 1, kMostOfAnything * kMostOfAnything);
}

Action table_action(const TableTyped& typed, const State& state) {
  const std::string table = known_spelling(typed.table, state.setup.tables);
  if (!typed.pairing.empty()) return TableAssigned{pairing_typed("--pairing", typed.pairing), table};
  return TableService{table, !typed.out};
}

Command add_hall_table(const Parser& hall) {
  auto typed = std::make_shared<TableTyped>();
  const Parser parser = hall.subcommand("table", "Give a match its table, or take a table out of service.");
  parser.add("NAME", typed->table, " ", "of the table").required();
  const Option pairing = parser.add("--pairing", typed->pairing, "N",
                                    "that is played there; without it the table is in service");
  parser.add_flag("--out", typed->out, "of service: who plays there waits for another").excludes(pairing);
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] {
            return at_the_desk([&] {
              change(typed->choice,
                     [&](const State& state) { return std::vector<Action>{table_action(*typed, state)}; });
            });
          }};
}

struct ResultTyped {
  std::string pairing;
  std::string points;
  std::string twenties;
  std::string board;
  std::string walkover;
  bool correct = false;
  std::string by;
  std::string note;
  TournamentChoice choice;
};

// Nothing where it was not typed.
std::map<int, int> numbers_of(const char* option, const std::string& text, const Pairing& pairing,
                              const State& state) {
  if (text.empty()) return {};
  auto numbers = parse_by_entrant(option, text, state);
  for (const auto& [entrant, number] : numbers) {
    if (plays(pairing.pair, entrant)) continue;
    throw CommandError(option, entrant_of(state, entrant).name + " does not play in pairing " +
                                   std::to_string(pairing.id) + "; name the two who do");
  }
  return numbers;
}

Outcome outcome_typed(const ResultTyped& typed, const Pairing& pairing, const State& state) {
  if (typed.points.empty() == typed.walkover.empty())
    throw CommandError("hall result", "needs either --points or --walkover; give one of them");
  if (folded(typed.walkover) == "nobody") return Walkover{};
  if (!typed.walkover.empty()) return Walkover{entrant_called(state, typed.walkover)};
  if (!pairing.pair.b)
    throw RulesError("pairing " + std::to_string(pairing.id) + " is a bye; it has no result");
  const auto points = numbers_of("--points", typed.points, pairing, state);
  const auto twenties = numbers_of("--twenties", typed.twenties, pairing, state);
  const auto board = numbers_of("--board", typed.board, pairing, state);
  const auto tally = [&](int entrant) {
    if (!points.contains(entrant))
      throw CommandError("--points", "nothing is said of " + entrant_of(state, entrant).name +
                                         "; give each one's points, also where they are 0");
    const auto sum = board.find(entrant);
    return Tally{.points = points.at(entrant),
                 .twenties = twenties.contains(entrant) ? twenties.at(entrant) : 0,
                 .board = sum == board.end() ? std::nullopt : std::optional(sum->second)};
  };
  return Played{tally(pairing.pair.a), tally(*pairing.pair.b)};
}

Action result_action(const ResultTyped& typed, const State& state) {
  const Pairing& pairing = pairing_of(state, pairing_typed("PAIRING", typed.pairing));
  const Outcome outcome = outcome_typed(typed, pairing, state);
  if (typed.correct) return ResultCorrected{pairing.id, outcome, typed.by, typed.note};
  if (!typed.note.empty())
    throw CommandError("--note", "says why a result is corrected; give it with --correct");
  return ResultEntered{pairing.id, outcome, typed.by.empty() ? "desk" : typed.by};
}

Command add_hall_result(const Parser& hall) {
  auto typed = std::make_shared<ResultTyped>();
  const Parser parser = hall.subcommand("result", "Enter how a match ended.");
  parser.add("PAIRING", typed->pairing, " ", "its number (ringside hall show)").required();
  parser.add("--points", typed->points, "LIST", "of the rounds, 2, 1 or 0 each: Ann=6,Bob=2");
  parser.add("--twenties", typed->twenties, "LIST", "that were sunk; default: none");
  parser.add("--board", typed->board, "LIST", "sum of the rounds' totals, where they were kept");
  parser.add("--walkover", typed->walkover, "NAME", "who came alone, or nobody");
  parser.add_flag("--correct", typed->correct, "in place of what was entered before");
  parser.add("--by", typed->by, "TEXT", "who says so; default: desk");
  parser.add("--note", typed->note, "TEXT", "why it is corrected");
  add_tournament_options(parser, typed->choice);
  return {parser, [typed] {
            return at_the_desk([&] {
              change(typed->choice,
                     [&](const State& state) { return std::vector<Action>{result_action(*typed, state)}; });
            });
          }};
}

}  // namespace

std::vector<Command> add_hall_rounds(const Parser& hall) {
  return {add_hall_pair(hall), add_hall_table(hall), add_hall_result(hall)};
}

}  // namespace ringside::hall
