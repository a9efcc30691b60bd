// SPDX-License-Identifier: MIT
#include "photos/check_photo.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/score/score_job.h"
#include "evaluation/faults.h"
#include "evaluation/photo_set.h"
#include "report/json/json.h"

namespace ringside::testing {
namespace {

namespace fs = std::filesystem;

// Through the JSON of the report, which is what everybody reads.
evaluation::Answer answer_to(const fs::path& photo) {
  ScoreArguments plain;
  plain.photos.named = {photo.string()};
  const ScoreJob job = resolve(plain);
  return evaluation::read_answer(json_text({score_photo(job.photos.front(), job.scoring.flow).report}));
}

bool exact(const evaluation::JudgedPhoto& photo) { return evaluation::totals_exact(photo).value_or(true); }

std::string missed_by(int value, const char* relation, int limit, const char* what) {
  return std::to_string(value) + " " + what + ", must be " + relation + " " + std::to_string(limit);
}

}  // namespace

evaluation::JudgedPhoto judged_photo(const fs::path& photo) {
  return evaluation::judged({.folder = photo.parent_path().string(),
                             .name = photo.filename().string(),
                             .truth = evaluation::read_truth(fs::path(photo).replace_extension(".yaml")),
                             .answer = answer_to(photo)});
}

std::vector<std::string> shortfalls(const Floor& floor, const evaluation::JudgedPhoto& photo) {
  const evaluation::DiscCounts discs = evaluation::count(photo.matching);
  std::vector<std::string> found;
  if (photo.board_false()) found.emplace_back("a board where there is none");
  if (discs.right < floor.least_discs_right) {
    found.push_back(missed_by(discs.right, "at least", floor.least_discs_right, "discs right"));
  }
  if (discs.wrong > floor.most_discs_wrong) {
    found.push_back(missed_by(discs.wrong, "at most", floor.most_discs_wrong, "discs wrong"));
  }
  const auto& matches = photo.matching.matches;
  const auto told_wrong = std::count_if(
      matches.begin(), matches.end(),
      [](const evaluation::DiscMatch& match) { return match.zone_wrong() && !match.found.too_close(); });
  if (told_wrong > 0) found.push_back(std::to_string(told_wrong) + " zones wrong and not left open");
  if (floor.exact_totals && !exact(photo)) found.emplace_back("totals are not exact");
  return found;
}

std::string surplus(const Floor& floor, const evaluation::JudgedPhoto& photo) {
  const evaluation::DiscCounts discs = evaluation::count(photo.matching);
  if (discs.right <= floor.least_discs_right && discs.wrong >= floor.most_discs_wrong &&
      exact(photo) <= floor.exact_totals) {
    return "";
  }
  return "surplus in " + floor.photo + ": raise its floor to " + std::to_string(discs.right) + " right, " +
         std::to_string(discs.wrong) + " wrong, totals " + (exact(photo) ? "exact" : "not exact");
}

void check_photo(const fs::path& folder, const Floor& floor) {
  CAPTURE(floor.photo);
  if (!fs::exists(folder / floor.photo)) {
    FAIL_CHECK(floor.photo, " is missing from ", folder.string());
    return;
  }
  const evaluation::JudgedPhoto photo = judged_photo(folder / floor.photo);
  CHECK(photo.truth.totals == floor.totals);
  const std::vector<std::string> short_of = shortfalls(floor, photo);
  for (const std::string& shortfall : short_of) FAIL_CHECK(shortfall);
  if (!short_of.empty()) {
    for (const std::string& fault : evaluation::faults_of(photo)) MESSAGE(fault);
  }
  const std::string more = surplus(floor, photo);
  if (!more.empty()) MESSAGE(more);
}

std::vector<std::string> photos_without_floor(const FloorSet& set) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(set.folder)) {
    const std::string name = entry.path().filename().string();
    if (evaluation::is_photo(entry.path()) && !set.floor_of(name)) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace ringside::testing
