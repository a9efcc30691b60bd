// SPDX-License-Identifier: MIT
#include "soaking/tally.h"

#include <algorithm>

#include "geometry/robust.h"
#include "report/data/text.h"
#include "text/columns.h"
#include "watching/clip_figures.h"

namespace ringside::soaking {
namespace {

constexpr std::size_t kEnoughEvenings = 6;

std::string of(const watching::Share& share) {
  return std::to_string(share.count) + " of " + std::to_string(share.of);
}

std::string fates(const watching::Fates& fates) {
  return std::to_string(fates.exact) + " right, " + std::to_string(fates.open) + " with open calls, " +
         std::to_string(fates.withheld) + " withheld or asked, " + std::to_string(fates.wrong) + " wrong, " +
         std::to_string(fates.missing) + " not told";
}

std::string words(const Footprint& print) {
  return fixed(print.megabytes, 0) + " MB, " + std::to_string(print.descriptors) + " descriptors, " +
         std::to_string(print.threads) + " threads";
}

// Medians over evenings from one to before another.
Footprint typical(const std::vector<Footprint>& prints, std::size_t from, std::size_t until) {
  const auto median = [&](auto field) {
    std::vector<double> values;
    for (std::size_t i = from; i < until; ++i) values.push_back(static_cast<double>(prints[i].*field));
    return quantile(values, 0.5);
  };
  return {median(&Footprint::megabytes), static_cast<int>(median(&Footprint::descriptors)),
          static_cast<int>(median(&Footprint::threads))};
}

// The second third of a run, after which nothing is new, and the last.
std::pair<Footprint, Footprint> middle_and_end(const std::vector<Footprint>& prints) {
  const std::size_t third = prints.size() / 3;
  return {typical(prints, third, 2 * third), typical(prints, 2 * third, prints.size())};
}

// As watching::verdict_on says it.
bool tells_of_nothing(const std::string& fault) {
  return fault.ends_with(" that is none") || fault.ends_with(" that was not") ||
         fault.ends_with(" while nothing changed");
}

}  // namespace

void add(Tally& tally, long act, watching::Verdict verdict) {
  for (const std::string& fault : verdict.faults)
    if (tells_of_nothing(fault) || fault.starts_with("round at ")) tally.findings.push_back({act, fault});
  verdict.faults.clear();
  verdict.foot_mm.clear();
  verdict.delays.clear();
  tally.told = watching::sum_of({tally.told, verdict});
}

std::string growth(const std::vector<Footprint>& footprints) {
  if (footprints.size() < kEnoughEvenings) return "";
  // Pictures of one evening and the next lie elsewhere in memory: a run that keeps nothing was seen to differ
  // by so much.
  constexpr double kShare = 0.06, kMegabytes = 10;
  const auto [middle, end] = middle_and_end(footprints);
  const bool grew = end.megabytes > middle.megabytes * (1 + kShare) + kMegabytes ||
                    end.descriptors > middle.descriptors || end.threads > middle.threads;
  return grew ? "it grew from " + words(middle) + " to " + words(end) : "";
}

std::string table_of(const Tally& tally) {
  const watching::Verdict& told = tally.told;
  std::vector<TextRow> rows{
      {"simulated", fixed(tally.hours, 2) + " h, " + std::to_string(tally.pictures) + " pictures"},
      {"played", std::to_string(tally.matches) + " matches, " + std::to_string(tally.rounds) + " rounds, " +
                     std::to_string(told.shots_found.of) + " shots"},
      {"shots told", of(told.shots_found) + "; " +
                         std::to_string(told.shots_true.of - told.shots_true.count) + " that were none"},
      {"twenties told", of(told.twenties) + "; " + std::to_string(told.false_twenties) + " that were none"},
      {"states", fates(told.rests)},
      {"discs in them",
       std::to_string(told.missed_discs) + " missed, " + std::to_string(told.invented_discs) + " invented"},
      {"rounds", fates(told.rounds) + "; " + std::to_string(told.false_rounds) + " that were none"},
      {"ended by people", std::to_string(tally.ended_by_people)},
      {"phantoms", std::to_string(told.phantoms)}};
  for (const auto& [kind, count] : tally.faults)
    rows.push_back({std::string(to_string(kind)), std::to_string(count) + " times"});
  if (tally.footprints.size() >= kEnoughEvenings) {
    const auto [middle, end] = middle_and_end(tally.footprints);
    rows.push_back({"second third", words(middle)});
    rows.push_back({"last third", words(end)});
  } else if (!tally.footprints.empty()) {
    rows.push_back({"at the end", words(tally.footprints.back())});
  }
  rows.push_back({"found", std::to_string(tally.findings.size())});
  return aligned(rows, {{}, {}});
}

}  // namespace ringside::soaking
