// SPDX-License-Identifier: MIT
#include "hall/tournament_text.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "hall/next_round.h"
#include "hall/schedule.h"
#include "hall/standings.h"
#include "hall/state_of.h"
#include "hall/tournament_json.h"
#include "report/data/text.h"
#include "text/columns.h"
#include "text/counted.h"
#include "text/isolated.h"

namespace ringside::hall {
namespace {

std::string shown_name(const State& state, int entrant) {
  return printable(isolated(entrant_of(state, entrant).name));
}

std::string both(const Played& played, int Tally::*count) {
  return std::to_string(played.a.*count) + ":" + std::to_string(played.b.*count);
}

std::string outcome_text(const State& state, const Outcome& outcome) {
  if (const auto* walkover = std::get_if<Walkover>(&outcome))
    return walkover->winner ? "walkover for " + shown_name(state, *walkover->winner) : "neither came";
  const auto& played = std::get<Played>(outcome);
  return both(played, &Tally::points) + ", twenties " + both(played, &Tally::twenties);
}

std::string result_text(const State& state, const Pairing& pairing) {
  if (!pairing.pair.b) return "bye";
  return pairing.outcome ? outcome_text(state, *pairing.outcome) : "open";
}

// Where each open pairing is played or can be.
std::map<int, std::string> tables_of(const State& state) {
  std::map<int, std::string> tables;
  for (const ScheduledMatch& match : schedule(state)) {
    const std::string when = match.slot == 0 ? "" : ", later";
    tables[match.pairing] = printable(isolated(match.table)) + (match.running ? "" : "?") + when;
  }
  return tables;
}

std::string pairings_text(const State& state) {
  if (state.pairings.empty()) return "";
  const auto tables = tables_of(state);
  std::vector<TextRow> rows{{"pairing", "round", "a", "b", "table", "result"}};
  for (const Pairing& pairing : state.pairings) {
    const auto found = tables.find(pairing.id);
    rows.push_back({std::to_string(pairing.id), std::to_string(pairing.round),
                    shown_name(state, pairing.pair.a),
                    pairing.pair.b ? shown_name(state, *pairing.pair.b) : "",
                    found == tables.end() ? printable(isolated(pairing.table)) : found->second,
                    result_text(state, pairing)});
  }
  return aligned(rows, {{.right = true}, {.right = true}, {}, {}, {}, {}});
}

std::string remark_on(const State& state, const Standing& standing) {
  if (state.withdrawn.contains(standing.entrant)) return "withdrawn";
  return standing.open && is_over(state) ? "level" : "";
}

std::string standings_text(const State& state) {
  if (state.entrants.empty()) return "";
  const bool groups = state.setup.format.groups > 1;
  std::vector<TextRow> rows{{"rank", "name", "points", "twenties", "matches", ""}};
  for (const Standing& standing : standings(state)) {
    const std::string rank = std::to_string(standing.rank);
    rows.push_back({groups ? std::to_string(standing.group) + "/" + rank : rank,
                    shown_name(state, standing.entrant), std::to_string(standing.points),
                    std::to_string(standing.twenties), std::to_string(standing.matches),
                    remark_on(state, standing)});
  }
  return aligned(rows, {{.right = true}, {}, {.right = true}, {.right = true}, {.right = true}, {}});
}

std::string joined_names(const State& state, const std::vector<int>& entrants) {
  std::vector<std::string> names;
  names.reserve(entrants.size());
  for (const int entrant : entrants) names.push_back(shown_name(state, entrant));
  return joined(names);
}

// What nobody has ruled on, with the way to do it.
std::string open_ties_text(const State& state) {
  const auto& breaks = state.setup.format.tie_breaks;
  if (!is_over(state) || std::find(breaks.begin(), breaks.end(), TieBreak::kShootOut) == breaks.end())
    return "";
  std::string text;
  for (const auto& tie : open_ties(standings(state)))
    text += "  level: " + joined_names(state, tie) + "; ringside hall rule --order says who is ahead\n";
  return text;
}

std::string progress_of(const State& state) {
  const auto open =
      static_cast<std::size_t>(std::count_if(state.pairings.begin(), state.pairings.end(),
                                             [](const Pairing& pairing) { return !is_decided(pairing); }));
  if (open > 0) return "round " + std::to_string(state.rounds) + ", " + counted(open, "result") + " missing";
  if (is_over(state)) return "all rounds are played";
  return counted(state.entrants.size(), "entrant") + ", round " + std::to_string(state.rounds + 1) + " next";
}

}  // namespace

std::string tournament_line(const StoredTournament& stored) {
  const Setup& setup = stored.tournament.setup;
  const Format& format = setup.format;
  std::string text = "tournament " + std::to_string(stored.id) +
                     (setup.name.empty() ? "" : ", " + printable(isolated(setup.name))) + ": " +
                     std::string(word_of(format.system));
  if (format.rounds > 0) text += " of " + counted(static_cast<std::size_t>(format.rounds), "round");
  if (format.groups > 1) text += " in " + std::to_string(format.groups) + " groups";
  text += "; matches of " + counted(static_cast<std::size_t>(format.match_rounds), "round");
  if (!setup.tables.empty()) text += "; " + counted(setup.tables.size(), "table");
  return text;
}

std::string progress_line(const StoredTournament& stored) { return progress_of(state_of(stored.tournament)); }

std::string tournament_text(const StoredTournament& stored) {
  const State state = state_of(stored.tournament);
  return tournament_line(stored) + "\n" + pairings_text(state) + standings_text(state) +
         open_ties_text(state) + "  " + progress_of(state) + "\n";
}

std::string entries_text(const StoredTournament& stored) {
  const auto done = counted_entries(stored.tournament.entries).done;
  std::string text;
  for (const Entry& entry : stored.tournament.entries) {
    auto json = to_json(entry);
    for (const char* key : {"number", "made", "kind"}) json.erase(key);
    const bool counts = std::find(done.begin(), done.end(), entry.number) != done.end() ||
                        std::holds_alternative<Undo>(entry.action) ||
                        std::holds_alternative<Redo>(entry.action);
    text += "  " + std::to_string(entry.number) + "  " + to_iso_8601(entry.made) + "  " +
            std::string(kind_of(entry.action)) + " " +
            printable(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) +
            (counts ? "" : "  (undone)") + "\n";
  }
  return text;
}

}  // namespace ringside::hall
