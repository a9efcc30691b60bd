// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/documented_names.h"
#include "report/example_report.h"
#include "report/json/json.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;
using Names = std::set<std::string>;

bool keys_are_teams(const std::string& path) {
  return path.ends_with("totals") || path.ends_with("round.points");
}

// Collects the name of every field below `json`, written as docs/json.md writes it: "discs[].zone".
void collect_names(const Json& json, const std::string& path, Names& names) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) {
      const std::string name = keys_are_teams(path) ? "TEAM" : key;
      collect_names(value, path.empty() ? name : path + "." + name, names);
    }
  } else if (json.is_array()) {
    for (const Json& item : json) collect_names(item, path + "[]", names);
  } else {
    names.insert(path);
  }
}

Names names_in(const std::vector<PhotoReport>& reports) {
  Names names;
  for (const PhotoReport& report : reports) collect_names(to_json(report), "", names);
  return names;
}

// Its one open call decides the round.
PhotoReport report_with_stake() {
  const Vec2 just_clear = testing::disc_with_margin(LineName::kInner, 0.1).base;
  return testing::report_of(testing::scored_board(
      {testing::full_disc(1, just_clear, "black"), testing::full_disc(2, {0, 150}, "red")}, {}));
}

PhotoReport report_without_round() {
  return testing::report_of(testing::scored_board({}, {{"black", 0}, {"red", 0}, {"white", 0}}));
}

PhotoReport report_of_no_picture() {
  PhotoReport report = testing::refused_report();
  report.outcome = Refusal{Refusal::Cause::kNoPicture, "no picture"};
  return report;
}

TEST_CASE("docs/json.md names every field that is written and no other") {
  const Names written =
      names_in({testing::example_report(), testing::report_with_lens(), testing::report_with_ruling(),
                report_with_stake(), testing::report_with_maybe_disc(), testing::refused_report(),
                report_of_no_picture(), report_without_round()});
  const auto list = testing::documented_names("json.md");
  const Names documented(list.begin(), list.end());
  REQUIRE(documented.size() > 40);

  Names undocumented, unwritten;
  std::set_difference(written.begin(), written.end(), documented.begin(), documented.end(),
                      std::inserter(undocumented, undocumented.end()));
  std::set_difference(documented.begin(), documented.end(), written.begin(), written.end(),
                      std::inserter(unwritten, unwritten.end()));
  for (const std::string& name : undocumented) FAIL_CHECK("docs/json.md does not name ", name);
  for (const std::string& name : unwritten) FAIL_CHECK("never written, but in docs/json.md: ", name);
}

TEST_CASE("docs/json.md names no field twice") {
  const auto list = testing::documented_names("json.md");
  CHECK(Names(list.begin(), list.end()).size() == list.size());
}

}  // namespace
}  // namespace ringside
