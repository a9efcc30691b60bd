// SPDX-License-Identifier: MIT
#include "watching/clip_figures.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "evaluation/counting.h"
#include "evaluation/text_table.h"
#include "report/data/text.h"

namespace ringside::watching {
namespace {

using Json = nlohmann::ordered_json;
using evaluation::Spread;

void add(Share& sum, const Share& share) {
  sum.count += share.count;
  sum.of += share.of;
}

void add(Fates& sum, const Fates& fates) {
  sum.exact += fates.exact;
  sum.open += fates.open;
  sum.withheld += fates.withheld;
  sum.wrong += fates.wrong;
  sum.missing += fates.missing;
}

void add(std::vector<double>& sum, const std::vector<double>& values) {
  sum.insert(sum.end(), values.begin(), values.end());
}

std::string of_cell(const Share& share) {
  return std::to_string(share.count) + "/" + std::to_string(share.of);
}

std::string fates_cell(const Fates& fates) {
  std::string text;
  for (const int count : {fates.exact, fates.open, fates.withheld, fates.wrong, fates.missing})
    text += (text.empty() ? "" : "/") + std::to_string(count);
  return text;
}

std::string worst_cell(const std::vector<double>& values, int decimals) {
  if (values.empty()) return "-";
  const Spread spread = evaluation::spread_of(values);
  return fixed(spread.median, decimals) + "/" + fixed(spread.max, decimals);
}

double per_frame(const Verdict& verdict, double total) {
  return total / static_cast<double>(std::max(1L, verdict.frames));
}

std::vector<std::string> row(const Verdict& verdict) {
  const std::optional<double> f1 = shot_f1(verdict);
  return {printable(verdict.clip),
          std::to_string(verdict.frames),
          of_cell(verdict.twenties),
          std::to_string(verdict.false_twenties),
          of_cell(verdict.shots_found),
          f1 ? fixed(*f1, 3) : "-",
          of_cell(verdict.returned) + "+" + std::to_string(verdict.false_returned),
          std::to_string(verdict.phantoms),
          fates_cell(verdict.rests),
          fates_cell(verdict.rounds) + "+" + std::to_string(verdict.false_rounds),
          of_cell(verdict.zones),
          of_cell(verdict.teams),
          std::to_string(verdict.missed_discs) + "/" + std::to_string(verdict.invented_discs),
          worst_cell(verdict.foot_mm, 2),
          worst_cell(verdict.delays, 2),
          fixed(per_frame(verdict, verdict.cost.cpu_ms), 1),
          fixed(verdict.cost.peak_memory, 0)};
}

Json json_of(const Share& share) { return {{"count", share.count}, {"of", share.of}}; }

Json json_of(const Fates& fates) {
  return {{"exact", fates.exact},
          {"open", fates.open},
          {"withheld", fates.withheld},
          {"wrong", fates.wrong},
          {"missing", fates.missing}};
}

Json json_of(const std::vector<double>& values) {
  const Spread spread = evaluation::spread_of(values);
  return {{"count", spread.count}, {"rms", spread.rms}, {"median", spread.median}, {"max", spread.max}};
}

Json json_of(const Verdict& verdict) {
  const std::optional<double> f1 = shot_f1(verdict);
  return {{"clip", verdict.clip},
          {"frames", verdict.frames},
          {"no_answer", verdict.no_answer},
          {"twenties", json_of(verdict.twenties)},
          {"false_twenties", verdict.false_twenties},
          {"shots_found", json_of(verdict.shots_found)},
          {"shots_true", json_of(verdict.shots_true)},
          {"shot_f1", f1 ? Json(*f1) : Json(nullptr)},
          {"returned", json_of(verdict.returned)},
          {"false_returned", verdict.false_returned},
          {"phantoms", verdict.phantoms},
          {"rests", json_of(verdict.rests)},
          {"rounds", json_of(verdict.rounds)},
          {"false_rounds", verdict.false_rounds},
          {"zones_right", json_of(verdict.zones)},
          {"teams_right", json_of(verdict.teams)},
          {"missed_discs", verdict.missed_discs},
          {"invented_discs", verdict.invented_discs},
          {"foot_mm", json_of(verdict.foot_mm)},
          {"delay_s", json_of(verdict.delays)},
          {"faults", verdict.faults}};
}

Json cost_of(const Verdict& verdict) {
  return {{"clip", verdict.clip},
          {"wall_ms_per_frame", per_frame(verdict, verdict.cost.wall_ms)},
          {"cpu_ms_per_frame", per_frame(verdict, verdict.cost.cpu_ms)},
          {"peak_memory_mb", verdict.cost.peak_memory}};
}

std::vector<Verdict> with_sum(std::vector<Verdict> verdicts) {
  verdicts.push_back(sum_of(verdicts));
  return verdicts;
}

}  // namespace

Verdict sum_of(const std::vector<Verdict>& verdicts) {
  Verdict sum{.clip = "all"};
  for (const Verdict& verdict : verdicts) {
    sum.frames += verdict.frames;
    add(sum.twenties, verdict.twenties);
    sum.false_twenties += verdict.false_twenties;
    add(sum.shots_found, verdict.shots_found);
    add(sum.shots_true, verdict.shots_true);
    add(sum.returned, verdict.returned);
    sum.false_returned += verdict.false_returned;
    sum.phantoms += verdict.phantoms;
    add(sum.rests, verdict.rests);
    add(sum.rounds, verdict.rounds);
    sum.false_rounds += verdict.false_rounds;
    add(sum.zones, verdict.zones);
    add(sum.teams, verdict.teams);
    sum.missed_discs += verdict.missed_discs;
    sum.invented_discs += verdict.invented_discs;
    add(sum.foot_mm, verdict.foot_mm);
    add(sum.delays, verdict.delays);
    sum.cost.wall_ms += verdict.cost.wall_ms;
    sum.cost.cpu_ms += verdict.cost.cpu_ms;
    sum.cost.peak_memory = std::max(sum.cost.peak_memory, verdict.cost.peak_memory);
  }
  return sum;
}

std::optional<double> shot_f1(const Verdict& verdict) {
  const int all = verdict.shots_found.of + verdict.shots_true.of;
  if (all == 0) return std::nullopt;
  return 2.0 * verdict.shots_found.count / all;
}

std::string clip_table(const std::vector<Verdict>& verdicts, bool list) {
  evaluation::TextTable table("lr");
  table.add({"clip", "frames", "twenties", "false", "shots", "F1", "back*", "phantoms", "states*", "rounds*",
             "zones", "teams", "missed/invented", "foot mm", "delay s", "CPU ms/frame", "MB"});
  for (const Verdict& verdict : with_sum(verdicts)) {
    if (verdict.no_answer.empty()) {
      table.add(row(verdict));
    } else {
      table.add({printable(verdict.clip), std::to_string(verdict.frames), "-"});
    }
  }
  std::string text = table.text() +
                     "* discs back on the deck + false ones; exact/open/withheld/wrong/missing, rounds + "
                     "false ones; foot and delay: median/max\n";
  for (const Verdict& verdict : verdicts) {
    if (!verdict.no_answer.empty())
      text += printable(verdict.clip + ": no answer: " + verdict.no_answer) + '\n';
    if (!list) continue;
    for (const std::string& fault : verdict.faults) text += printable(verdict.clip + ": " + fault) + '\n';
  }
  return text;
}

Json clip_json(const std::vector<Verdict>& verdicts) {
  Json clips = Json::array(), costs = Json::array();
  for (const Verdict& verdict : with_sum(verdicts)) {
    clips.push_back(json_of(verdict));
    costs.push_back(cost_of(verdict));
  }
  return {{"clips", clips}, {"cost", costs}};
}

}  // namespace ringside::watching
