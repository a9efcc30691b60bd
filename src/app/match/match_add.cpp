// SPDX-License-Identifier: MIT
#include "app/match/match_arguments.h"

#include <nlohmann/json.hpp>
#include "app/match/match_command.h"
#include "app/photos/flow_arguments.h"
#include "app/photos/scored_source.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "match/match_state.h"
#include "report/json/json_parts.h"
#include "report/match/match_text.h"
#include "scoring/score.h"

namespace ringside {
namespace {

struct AddArguments {
  std::string photo;
  std::string points;
  std::string twenties;
  std::string starter;
  FlowArguments flow;
  MatchChoice choice;
};

// Names what nobody has ruled on, so that it is not forgotten.
void say_open_calls(const RoundPlayed& round, const std::string& photo) {
  for (const RestingDisc& disc : round.discs) {
    if (disc.call != Call::kTooClose) continue;
    warn(photo, "disc " + std::to_string(disc.id) + " (" + disc.team + ") is too close to call, counted as " +
                    std::to_string(disc.zone) + ", else " + std::to_string(disc.other_zone) +
                    "; ringside match rule --disc settles it");
  }
  for (const RestingDisc& maybe : round.maybe_discs)
    warn(photo, std::to_string(maybe.id) + " may be a " + maybe.team + " disc, counted as none, else " +
                    std::to_string(maybe.other_zone) + "; ringside match rule --disc " +
                    std::to_string(maybe.id) + " --zone " + std::to_string(maybe.other_zone) +
                    " or 0 settles it");
  if (round.maybe_in_hole)
    warn(photo,
         "a " + *round.maybe_in_hole +
             " disc may lie in the hole, counted as 0, else 20; ringside match rule --disc 0 settles it");
}

// What people play with need not be guessed from the light.
std::vector<std::string> colours_played(const MatchChoice& choice) {
  const Ledger ledger = Ledger::to_read(ledger_place(choice.ledger));
  return colours_of(ledger.find(match_id(choice, ledger)).match.setup.players);
}

RoundPlayed round_from_photo(const AddArguments& arguments) {
  FlowOptions options = flow_options(arguments.flow);
  options.discs.colours = colours_played(arguments.choice);
  options.rulings_follow = true;                        // by entries of the match
  options.hole_is_given = !arguments.twenties.empty();  // given by player; players are not resolved yet
  const ScoredSource source = scored_source(arguments.photo, options);
  const RoundPlayed round = round_of({source.photo, source.sha256, line_text(*source.scoring)});
  say_open_calls(round, arguments.photo);
  return round;
}

// Photos are scored before the ledger is opened to be written: nobody waits for that.
RoundPlayed round_so_far(const AddArguments& arguments) {
  if (arguments.photo.empty() == arguments.points.empty())
    throw CommandError("match add", "needs either a photo or --points; give one of them");
  return arguments.photo.empty() ? RoundPlayed{} : round_from_photo(arguments);
}

Action completed(RoundPlayed round, const AddArguments& arguments, const Match& match) {
  const std::vector<Player> players = setup_now(match).players;
  if (!round.evidence) round.board = parse_of_both("--points", arguments.points, players);
  round.twenties = parse_by_team("--twenties", arguments.twenties, players);
  // Of a scoring that was made before: now people say what it asks.
  if (round.maybe_in_hole && round.twenties.contains(*round.maybe_in_hole)) round.maybe_in_hole.reset();
  if (!arguments.starter.empty()) round.starter = player_called(arguments.starter, players);
  return round;
}

void add_round(const AddArguments& arguments) {
  const RoundPlayed round = round_so_far(arguments);
  Ledger ledger(ledger_place(arguments.choice.ledger), IfMissing::kRefuse);
  const StoredMatch stored =
      ledger.append(match_id(arguments.choice, ledger), time_for_files(),
                    [&](const Match& match) { return completed(round, arguments, match); });
  write_stdout(match_text(stored));
}

}  // namespace

Command add_match_add(const Parser& match) {
  auto arguments = std::make_shared<AddArguments>();
  const Parser parser = match.subcommand("add", "Add a round, from a photo or by hand.");
  parser.add("PHOTO", arguments->photo, " ",
             "of the board, or the JSON of its scoring (a file ending in .json)");
  parser.add("--points", arguments->points, "LIST", "on the board, without twenties: Ann=40,Bob=30");
  parser.add("--twenties", arguments->twenties, "LIST",
             "set aside, beside those of match twenty: Ann=1,Bob=2");
  parser.add("--starter", arguments->starter, "NAME", "who started it, if not by the rules");
  add_flow_options(parser, arguments->flow);
  add_match_options(parser, arguments->choice);
  return {parser, [arguments] { return by_the_rules([&] { add_round(*arguments); }); }};
}

}  // namespace ringside
