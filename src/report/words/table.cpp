// SPDX-License-Identifier: MIT
#include "report/words/table.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "report/data/text.h"
#include "report/words/call_text.h"
#include "report/words/maybe_text.h"
#include "scoring/zones.h"
#include "text/columns.h"

namespace ringside {
namespace {

TextRow header_row() {
  TextRow row{"discs in"};
  for (const int zone : kZones) row.push_back(std::to_string(zone));
  row.insert(row.end(), {"twenties", "total"});
  return row;
}

TextRow team_row(const std::string& team, const TeamTotal& total, const ScoredBoard& board) {
  TextRow row{printable(team)};
  for (const int zone : kZones) {
    row.push_back(
        std::to_string(std::count_if(board.discs.begin(), board.discs.end(), [&](const ScoredDisc& scored) {
          return scored.disc.team == team && scored.zone == zone;
        })));
  }
  row.insert(row.end(), {std::to_string(total.twenties), std::to_string(total.total())});
  return row;
}

std::string totals_text(const ScoredBoard& board) {
  if (board.totals.empty()) return "";
  std::vector<TextRow> rows{header_row()};
  for (const auto& [team, total] : board.totals) rows.push_back(team_row(team, total, board));
  constexpr TextColumn kTeam{.least = 9}, kZone{.right = true, .least = 2}, kSum{.right = true, .least = 8};
  std::vector<TextColumn> columns{kTeam};
  columns.insert(columns.end(), kZones.size(), kZone);
  columns.insert(columns.end(), {kSum, kSum});
  return aligned(rows, columns);
}

void write_points(std::ostream& out, const RoundResult& round) {
  const char* separator = "points: ";
  for (const auto& [team, points] : round.points) {
    out << separator << team << ' ' << points;
    separator = ", ";
  }
}

void write_result(std::ostream& out, const ScoredBoard& board) {
  if (board.totals.empty()) {
    out << "  no discs on the board\n";
    return;
  }
  if (!board.round) {
    out << "  no winner named: " << board.totals.size() << " colours take part\n";
    return;
  }
  if (board.round->winner) {
    out << "  " << *board.round->winner << " wins by " << board.round->difference << "; ";
  } else {
    out << "  tie; ";
  }
  write_points(out, *board.round);
  out << '\n';
}

void write_open_call(std::ostream& out, const ScoredDisc& scored) {
  out << "    disc " << scored.disc.id << " (" << scored.disc.team << "): ";
  if (scored.disc.in_hole == HoleState::kUnsure) {
    out << "in the hole: flat or leaning is not clear";
  } else {
    const LineMargin& line = scored.line;
    out << fixed(std::abs(line.margin), 2) << " mm " << (line.margin > 0 ? "clear of" : "over") << " the "
        << to_string(line.line) << " line, sigma " << fixed(line.sigma, 2) << " mm";
  }
  out << "; counted as " << scored.zone << ", else " << scored.other_zone << '\n';
}

void write_open_calls(std::ostream& out, const ScoredBoard& board) {
  const std::string hole = hole_text(board);
  if (too_close(board.discs).empty() && hole.empty()) return;
  out << "  too close to call, for you to decide:\n";
  for (const ScoredDisc& scored : board.discs) {
    if (scored.call == Call::kTooClose) write_open_call(out, scored);
  }
  if (!hole.empty()) out << "    " << hole << '\n';
}

void write_maybe_discs(std::ostream& out, const ScoredBoard& board) {
  const std::vector<MaybeDisc> open = open_ones(board.maybe_discs);
  if (!open.empty()) out << "  may be discs, for you to decide:\n";
  for (const MaybeDisc& maybe : open) out << "    " << maybe_line(maybe, board.calibration) << '\n';
}

void write_rulings(std::ostream& out, const ScoredBoard& board) {
  for (const ScoredDisc& scored : board.discs) {
    if (scored.ruling)
      out << "  disc " << scored.disc.id << " (" << scored.disc.team << "): " << worth_words(scored) << '\n';
  }
  for (const MaybeDisc& maybe : board.maybe_discs)
    if (maybe.is_disc) out << "  " << maybe_answer(maybe, board.calibration) << '\n';
}

}  // namespace

std::string table_text(const PhotoReport& report) {
  const ScoredBoard* board = report.scored();
  if (!board) return "";
  std::ostringstream out;
  out << printable(report.photo.string()) << '\n' << totals_text(*board);
  write_result(out, *board);
  write_rulings(out, *board);
  write_open_calls(out, *board);
  write_maybe_discs(out, *board);
  out << open_calls_text(*board);
  return out.str();
}

}  // namespace ringside
