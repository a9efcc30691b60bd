// SPDX-License-Identifier: MIT
#include "evaluation/figures_json.h"

#include <nlohmann/json.hpp>

#include "evaluation/calibration_json.h"
#include "evaluation/cost_figures.h"
#include "evaluation/counting_json.h"
#include "evaluation/figures.h"
#include "evaluation/photo_line.h"
#include "report/json/json_parts.h"

namespace ringside::evaluation {
namespace {

Json json_of(const CallCounts& calls) {
  return {{"judged", calls.judged}, {"too_close", calls.too_close}, {"wrong", calls.wrong}};
}

// {"from": 0, "to": 0.25, ...} with the last "to" null.
template <typename Value>
Json banded(const std::vector<double>& edges, const std::vector<Value>& values) {
  Json json = Json::array();
  const std::vector<Band> bands = bands_between(edges);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    Json band{{"from", bands[i].from}, {"to", or_null(bands[i].to, 3)}};
    band.update(json_of(values[i]));
    json.push_back(std::move(band));
  }
  return json;
}

Json json_of(const BoardFigures& boards) {
  return {{"photos", boards.photos},
          {"found", json_of(boards.found)},
          {"refused", boards.refused},
          {"no_answer", boards.no_answer},
          {"false_boards", json_of(boards.false_boards)}};
}

Json json_of(const DiscFigures& discs) {
  return {{"recall", json_of(discs.recall)},
          {"recall_where_scored", json_of(discs.recall_where_scored)},
          {"precision", json_of(discs.precision)},
          {"recall_by_hidden_share", banded(kHiddenEdges, discs.hidden)}};
}

Json json_of(const PlaceFigures& places) {
  return {{"foot_mm", json_of(places.foot_mm)},
          {"foot_px", json_of(places.foot_px)},
          {"top_px", json_of(places.top_px)}};
}

Json json_of(const ScoreFigures& scores) {
  return {{"zones_right", json_of(scores.zones_right)},
          {"colours_right", json_of(scores.colours_right)},
          {"totals_exact", json_of(scores.totals_exact)},
          {"totals_wrong_unasked", scores.totals_wrong_unasked}};
}

Json json_of(const CallFigures& calls) {
  return {{"all", json_of(calls.all)},
          {"by_margin_mm", banded(kMarginEdges, calls.bands)},
          {"wrong_of_made", json_of(calls.wrong_of_made)},
          {"open_beyond_1_mm", json_of(calls.open_far)}};
}

Json json_of(const SigmaFigures& sigmas) {
  return {{"within_one", json_of(sigmas.within_one)},
          {"within_two", json_of(sigmas.within_two)},
          {"median_sigma_mm", number(sigmas.median_sigma, 3)},
          {"margin_bias_mm", number(sigmas.bias, 3)},
          {"margin_error_rms_mm", number(sigmas.error_rms, 3)},
          {"error_over_sigma_rms", number(sigmas.ratio_rms, 3)}};
}

Json json_of(const HoleAnswers& answers) {
  return {{"right", answers.right},
          {"unsure", answers.unsure},
          {"wrong", answers.wrong},
          {"missed", answers.missed}};
}

Json json_of(const HoleSaid& said) {
  return {{"none", said.none}, {"flat", said.flat}, {"hanger", said.hanger}, {"unsure", said.unsure}};
}

Json json_of(const HoleFigures& holes) {
  return {{"flat", json_of(holes.flat)},
          {"hanger", json_of(holes.hanger)},
          {"none", json_of(holes.none)},
          {"said_of_empty", json_of(holes.of_empty)},
          {"said_of_flat", json_of(holes.of_flat)},
          {"said_of_hanger", json_of(holes.of_hanger)}};
}

Json json_of(const Figures& figures) {
  return {{"boards", json_of(figures.boards)},
          {"discs", json_of(figures.discs)},
          {"places", json_of(figures.places)},
          {"scores", json_of(figures.scores)},
          {"calls", json_of(figures.calls)},
          {"sigmas", json_of(figures.sigmas)},
          {"in_hole", json_of(figures.holes)},
          {"lines", json_of(figures.lines)},
          {"lines_in_picture", json_of(figures.seen_lines)},
          {"calibration", json_of(figures.calibration)},
          {"pegs", json_of(figures.pegs)}};
}

Json json_of(const PhotoLine& line) {
  return {{"photo", line.photo},
          {"board", line.board},
          {"discs_right", line.discs.right},
          {"discs_wrong", line.discs.wrong},
          {"discs_missed", line.discs.missed},
          {"wrong_calls", line.wrong_calls},
          {"totals_exact", line.totals_exact ? Json(*line.totals_exact) : Json(nullptr)},
          {"worst_mm", or_null(line.worst_mm, 3)},
          {"near_edge_mm", line.near_edge ? json_of(*line.near_edge) : Json(nullptr)},
          {"lines_in_picture", line.seen_lines ? json_of(*line.seen_lines) : Json(nullptr)},
          {"faults", line.faults}};
}

Json json_of(const CostFigures& cost) {
  return {{"wall_ms", json_of(cost.wall_ms)},
          {"cpu_ms", json_of(cost.cpu_ms)},
          {"peak_memory_mb", json_of(cost.peak_memory)},
          {"total_over_decode", number(cost.total_over_decode, 2)}};
}

Json photo_costs(Photos photos) {
  Json costs = Json::array();
  for (const JudgedPhoto& photo : photos) {
    costs.push_back({{"photo", photo.folder + "/" + photo.name},
                     {"wall_ms", number(photo.cost.wall_ms, 1)},
                     {"cpu_ms", number(photo.cost.cpu_ms, 1)},
                     {"peak_memory_mb", number(photo.cost.peak_memory, 1)},
                     {"decode_ms", number(photo.answer.timing.decode_ms, 1)},
                     {"total_ms", number(photo.answer.timing.total_ms, 1)}});
  }
  return costs;
}

template <typename FiguresOf>
Json per_folder(Photos photos, FiguresOf figures_of_group) {
  Json folders = Json::object();
  for (const Group& group : by_folder(photos)) {
    folders[group.folder] = json_of(figures_of_group(group.photos));
  }
  return folders;
}

}  // namespace

Json figures_json(Photos photos) {
  Json lines = Json::array();
  for (const PhotoLine& line : photo_lines(photos)) lines.push_back(json_of(line));
  return {{"all", json_of(figures_of(photos))},
          {"folders", per_folder(photos, figures_of)},
          {"photos", lines},
          {"cost",
           {{"all", json_of(cost_figures(photos))},
            {"folders", per_folder(photos, cost_figures)},
            {"photos", photo_costs(photos)}}}};
}

}  // namespace ringside::evaluation
