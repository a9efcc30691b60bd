// SPDX-License-Identifier: MIT
#include "evaluation/figures_table.h"

#include <filesystem>

#include "evaluation/calibration_rows.h"
#include "evaluation/cells.h"
#include "report/data/text.h"

namespace ringside::evaluation {
namespace {

Column column(const std::string& title, Photos photos) {
  return {title, figures_of(photos), cost_figures(photos)};
}

std::string last_part(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder.lexically_normal();
  return printable((path.has_filename() ? path : path.parent_path()).filename().string());
}

std::vector<Column> columns_of(Photos photos) {
  std::vector<Column> columns;
  for (const Group& group : by_folder(photos))
    columns.push_back(column(last_part(group.folder), group.photos));
  if (columns.size() > 1) columns.push_back(column("all", photos));
  return columns;
}

void add_boards(Rows& rows) {
  rows.title("boards");
  rows.add("found", [](const Column& c) { return count_cell(c.figures.boards.found); });
  rows.add("refused", [](const Column& c) { return std::to_string(c.figures.boards.refused); });
  rows.add("no answer", [](const Column& c) { return std::to_string(c.figures.boards.no_answer); });
  rows.add("false, of the decoys", [](const Column& c) { return count_cell(c.figures.boards.false_boards); });
}

void add_discs(Rows& rows) {
  rows.title("discs");
  rows.add("recall", [](const Column& c) { return percent_cell(c.figures.discs.recall); });
  rows.add("recall where scored",
           [](const Column& c) { return percent_cell(c.figures.discs.recall_where_scored); });
  const std::vector<Band> bands = bands_between(kHiddenEdges);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    rows.add("  hidden " + name_of(bands[i], 1),
             [i](const Column& c) { return percent_cell(c.figures.discs.hidden[i]); });
  }
  rows.add("precision", [](const Column& c) { return percent_cell(c.figures.discs.precision); });
  rows.add("colours right", [](const Column& c) { return percent_cell(c.figures.scores.colours_right); });
}

void add_places(Rows& rows) {
  rows.title("place, RMS / median / max");
  rows.add("foot, mm", [](const Column& c) { return spread_cell(c.figures.places.foot_mm, 2); });
  rows.add("foot, pixels", [](const Column& c) { return spread_cell(c.figures.places.foot_px, 2); });
  rows.add("top face, pixels", [](const Column& c) { return spread_cell(c.figures.places.top_px, 2); });
}

void add_scores(Rows& rows) {
  rows.title("scores");
  rows.add("zones right", [](const Column& c) { return percent_cell(c.figures.scores.zones_right); });
  rows.add("photos with exact totals",
           [](const Column& c) { return count_cell(c.figures.scores.totals_exact); });
  rows.add("wrong totals, no call left open",
           [](const Column& c) { return std::to_string(c.figures.scores.totals_wrong_unasked); });
}

void add_calls(Rows& rows) {
  rows.title("calls, wrong / too close / judged");
  rows.add("all", [](const Column& c) { return calls_cell(c.figures.calls.all); });
  rows.add("wrong, of the calls made",
           [](const Column& c) { return percent_cell(c.figures.calls.wrong_of_made); });
  rows.add("left open beyond " + std::to_string(static_cast<int>(kFarMargin)) + " mm",
           [](const Column& c) { return percent_cell(c.figures.calls.open_far); });
  const std::vector<Band> bands = bands_between(kMarginEdges);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    rows.add("  true margin " + name_of(bands[i], 2) + " mm",
             [i](const Column& c) { return calls_cell(c.figures.calls.bands[i]); });
  }
}

void add_sigmas(Rows& rows) {
  rows.title("margins");
  rows.add("within 1 sigma (68 %)",
           [](const Column& c) { return percent_cell(c.figures.sigmas.within_one); });
  rows.add("within 2 sigma (95 %)",
           [](const Column& c) { return percent_cell(c.figures.sigmas.within_two); });
  const auto add = [&rows](const std::string& label, double SigmaFigures::*value) {
    rows.add(label, [value](const Column& c) {
      return value_cell(c.figures.sigmas.*value, 2, c.figures.sigmas.within_one.of);
    });
  };
  add("error / sigma, RMS (1)", &SigmaFigures::ratio_rms);
  add("stated sigma, median, mm", &SigmaFigures::median_sigma);
  add("error, RMS, mm", &SigmaFigures::error_rms);
  add("error, mean, mm", &SigmaFigures::bias);
}

void add_holes(Rows& rows) {
  rows.title("the hole, right / unsure / wrong / missed");
  rows.add("flat in it", [](const Column& c) { return hole_cell(c.figures.holes.flat); });
  rows.add("half fallen in", [](const Column& c) { return hole_cell(c.figures.holes.hanger); });
  rows.add("on the deck", [](const Column& c) { return hole_cell(c.figures.holes.none); });
  rows.title("what is in the hole, said to be none / flat / hanger / unsure");
  rows.add("nothing", [](const Column& c) { return hole_cell(c.figures.holes.of_empty); });
  rows.add("a flat disc", [](const Column& c) { return hole_cell(c.figures.holes.of_flat); });
  rows.add("a hanger", [](const Column& c) { return hole_cell(c.figures.holes.of_hanger); });
}

void add_cost(Rows& rows) {
  rows.title("cost per photo, median / max");
  rows.add("wall time, ms", [](const Column& c) { return median_cell(c.cost.wall_ms, 0); });
  rows.add("processor time, ms", [](const Column& c) { return median_cell(c.cost.cpu_ms, 0); });
  rows.add("peak memory, MB", [](const Column& c) { return median_cell(c.cost.peak_memory, 0); });
  rows.add("whole time over decoding, median",
           [](const Column& c) { return value_cell(c.cost.total_over_decode, 1, c.cost.wall_ms.count); });
}

}  // namespace

std::string figures_table(Photos photos) {
  const std::vector<Column> columns = columns_of(photos);
  Rows rows(columns);
  add_boards(rows);
  add_discs(rows);
  add_places(rows);
  add_scores(rows);
  add_calls(rows);
  add_sigmas(rows);
  add_holes(rows);
  add_calibration_rows(rows);
  add_cost(rows);
  return rows.text();
}

}  // namespace ringside::evaluation
