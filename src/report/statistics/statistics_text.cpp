// SPDX-License-Identifier: MIT
#include "report/statistics/statistics_text.h"

#include "report/data/text.h"
#include "statistics/figures.h"
#include "text/columns.h"
#include "text/counted.h"
#include "text/isolated.h"

namespace ringside {
namespace {

std::string basis_text(std::size_t count, Basis basis) {
  switch (basis) {
    case Basis::kRounds:
      return counted(count, "round");
    case Basis::kPhotoRounds:
      return counted(count, "round") + " with a photo";
    case Basis::kShots:
      return counted(count, "shot");
    case Basis::kOpenShots:
      return counted(count, "open shot");
  }
  return "";
}

std::string shown_players(const std::vector<std::string>& players) {
  std::vector<std::string> shown;
  for (const std::string& player : players) shown.push_back(printable(isolated(player)));
  return joined(shown, " and ");
}

std::string shown_value(const Figure& figure) {
  const auto value = figure.value();
  if (!value) return "-";
  if (figure.kind == FigureKind::kNumber) return std::to_string(figure.count);
  return figure.kind == FigureKind::kShare ? fixed(100 * *value, 0) + " %" : fixed(*value, 1);
}

std::string rests_on(const Figure& figure) {
  const std::string of = basis_text(static_cast<std::size_t>(figure.of), figure.basis);
  if (figure.of == 0) return "rests on " + of;
  if (figure.kind == FigureKind::kNumber) return "in " + of;
  return std::to_string(figure.count) + (figure.kind == FigureKind::kMean ? " points in " : " of ") + of;
}

std::string total_text(const SideTotal& total) {
  const SideCounts& counts = total.counts;
  std::string text = shown_players(total.players) + ": " +
                     (total.matches == 1 ? "1 match" : std::to_string(total.matches) + " matches") + ", " +
                     counted(static_cast<std::size_t>(counts.rounds), "round");
  if (counts.open_calls > 0)
    text += ", " + counted(static_cast<std::size_t>(counts.open_calls), "call") + " left open";
  std::vector<TextRow> rows;
  for (const Figure& figure : figures_of(counts))
    rows.push_back({figure.what, shown_value(figure), rests_on(figure)});
  constexpr std::size_t kWhat = 20, kValue = 6;  // so that the figures of all sides stand below each other
  return text + '\n' + aligned(rows, {{.least = kWhat}, {.right = true, .least = kValue}, {}});
}

}  // namespace

std::string statistics_text(const Statistics& statistics) {
  std::string text;
  for (const SideTotal& total : statistics.totals) text += (text.empty() ? "" : "\n") + total_text(total);
  return text;
}

}  // namespace ringside
