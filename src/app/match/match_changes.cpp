// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/match/match_arguments.h"
#include "app/match/match_command.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "match/match_state.h"
#include "report/match/match_text.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

constexpr int kMostDiscs = 100;
constexpr int kMostEntries = 10'000;

void change(const MatchChoice& choice, const std::function<Action(const Match&)>& decide) {
  Ledger ledger(ledger_place(choice.ledger), IfMissing::kRefuse);
  write_stdout(match_text(ledger.append(match_id(choice, ledger), time_for_files(), decide)));
}

// As they are called now.
std::vector<Player> players_of(const Match& match) { return setup_now(match).players; }

struct TwentyArguments {
  std::string who;
  std::string count = "1";
  MatchChoice choice;
};

void add_twenty(const TwentyArguments& arguments) {
  const int count = parse_number("--count", arguments.count, 1, kMostDiscs);
  change(arguments.choice, [&](const Match& match) {
    return TwentySunk{team_called(arguments.who, players_of(match)), count};
  });
}

Command add_match_twenty(const Parser& match) {
  auto arguments = std::make_shared<TwentyArguments>();
  const Parser parser = match.subcommand("twenty", "Note a twenty of the round that is being played.");
  parser.add("WHO", arguments->who, " ", "player or colour whose disc it is").required();
  parser.add("--count", arguments->count, "N", "how many; default: 1");
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] { return by_the_rules([&] { add_twenty(*arguments); }); }};
}

struct RuleArguments {
  std::string round;
  std::string disc;
  std::string zone;
  std::string winner;
  std::string by;
  std::string note;
  MatchChoice choice;
};

DiscRuling disc_ruling(const RuleArguments& arguments, const Match& match) {
  if (arguments.zone.empty()) throw CommandError("--zone", "is missing; say what the disc is worth");
  const int latest = std::max(1, static_cast<int>(state_of(match).rounds.size()));
  return {arguments.round.empty() ? latest : parse_number("--round", arguments.round, 1, kMostEntries),
          parse_number("--disc", arguments.disc, kDiscInHole, kMostDiscs),
          parse_number("--zone", arguments.zone, 0, 20)};
}

Action ruling_of(const RuleArguments& arguments, const Match& match) {
  if (!arguments.disc.empty() && !arguments.winner.empty())
    throw CommandError("match rule", "takes --disc or --winner, not both; make two rulings");
  Ruling ruling{NoteRuling{}, arguments.by, arguments.note};
  if (!arguments.disc.empty()) ruling.decision = disc_ruling(arguments, match);
  if (!arguments.winner.empty())
    ruling.decision = WinnerRuling{team_called(arguments.winner, players_of(match))};
  return ruling;
}

Command add_match_rule(const Parser& match) {
  auto arguments = std::make_shared<RuleArguments>();
  const Parser parser = match.subcommand("rule", "Record what players or a referee decided.");
  parser.add("--disc", arguments->disc, "ID",
             "of a round's photo that is ruled on; 0: what may lie in its hole");
  parser.add("--zone", arguments->zone, "N", "what that disc is worth: 20, 15, 10, 5 or 0 (no disc)");
  parser.add("--round", arguments->round, "N", "that the disc lies in; default: the latest");
  parser.add("--winner", arguments->winner, "WHO", "of a match that the rules leave level");
  parser.add("--by", arguments->by, "TEXT", "who decided");
  parser.add("--note", arguments->note, "TEXT", "why");
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] {
            return by_the_rules([&] {
              change(arguments->choice, [&](const Match& to) { return ruling_of(*arguments, to); });
            });
          }};
}

struct RenameArguments {
  std::string player;
  std::string name;
  MatchChoice choice;
};

Command add_match_rename(const Parser& match) {
  auto arguments = std::make_shared<RenameArguments>();
  const Parser parser = match.subcommand("rename", "Call a player otherwise, from the first round on.");
  parser.add("PLAYER", arguments->player, " ", "as called until now").required();
  parser.add("NAME", arguments->name, " ", "as called from now on").required();
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] {
            return by_the_rules([&] {
              change(arguments->choice, [&](const Match& to) {
                return Rename{player_called(arguments->player, players_of(to)),
                              without_blanks_around(arguments->name)};
              });
            });
          }};
}

struct UndoArguments {
  std::string entries;
  std::string to;
  MatchChoice choice;
};

int entries_after(int entry, const Match& match) {
  const std::vector<int> done = state_of(match).done;
  const auto found = std::find(done.begin(), done.end(), entry);
  if (entry != 0 && found == done.end()) {
    throw RulesError("entry " + std::to_string(entry) +
                     " does not count now; see ringside match show --history");
  }
  return static_cast<int>(entry == 0 ? done.end() - done.begin() : done.end() - found - 1);
}

int entries_to_undo(const UndoArguments& arguments, const Match& match) {
  if (!arguments.to.empty()) return entries_after(parse_number("--to", arguments.to, 0, kMostEntries), match);
  return arguments.entries.empty() ? 1 : parse_number("--entries", arguments.entries, 1, kMostEntries);
}

Command add_match_undo(const Parser& match) {
  auto arguments = std::make_shared<UndoArguments>();
  const Parser parser = match.subcommand("undo", "Take entries back; they stay in the ledger.");
  Option entries = parser.add("--entries", arguments->entries, "N", "how many; default: 1");
  parser
      .add("--to", arguments->to, "ENTRY", "back to just after this one (match show --history); 0: the start")
      .excludes(entries);
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] {
            return by_the_rules([&] {
              change(arguments->choice,
                     [&](const Match& to) { return Undo{entries_to_undo(*arguments, to)}; });
            });
          }};
}

Command add_match_redo(const Parser& match) {
  auto arguments = std::make_shared<UndoArguments>();
  const Parser parser = match.subcommand("redo", "Bring entries back that were undone last.");
  parser.add("--entries", arguments->entries, "N", "how many; default: 1");
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] {
            return by_the_rules([&] {
              change(arguments->choice,
                     [&](const Match& to) { return Redo{entries_to_undo(*arguments, to)}; });
            });
          }};
}

}  // namespace

std::vector<Command> add_match_changes(const Parser& match) {
  return {add_match_twenty(match), add_match_rule(match), add_match_rename(match), add_match_undo(match),
          add_match_redo(match)};
}

}  // namespace ringside
