// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/json/json.h"
#include "rules/board_state.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string complaint(const Json& json) {
  return test::error_message<RulesError>([&] { read_board_state(json); });
}

TEST_CASE("a board is read back from the JSON of its scoring") {
  const PhotoReport report = testing::example_report();
  const ScoredBoard& board = *report.scored();
  const BoardState state = read_board_state(to_json(report));
  REQUIRE(state.discs.size() == board.discs.size());
  for (std::size_t i = 0; i < state.discs.size(); ++i) {
    const RestingDisc& disc = state.discs[i];
    const ScoredDisc& scored = board.discs[i];
    CHECK(disc.id == scored.disc.id);
    CHECK(disc.team == scored.disc.team);
    CHECK((disc.base - scored.disc.base).norm() < 0.01);  // the JSON rounds to 0.01
    CHECK(disc.radius == doctest::Approx(scored.disc.radius).epsilon(1e-3));
    CHECK(disc.sigma == doctest::Approx(scored.line.sigma).epsilon(0.02));
    CHECK(disc.zone == scored.zone);
    CHECK(disc.other_zone == scored.other_zone);
    CHECK(disc.call == scored.call);
    CHECK(disc.line == scored.line.line);
    CHECK(disc.in_hole == scored.disc.in_hole);
  }
  for (const LineName name : kLineNames) {
    CHECK(state.line(name).radius == doctest::Approx(board.calibration.line(name).radius));
    CHECK(state.line(name).width == doctest::Approx(board.calibration.line(name).width));
  }
  for (std::size_t i = 0; i < state.quadrant_lines.size(); ++i) {
    REQUIRE(state.quadrant_lines[i]);
    CHECK((state.quadrant_lines[i]->end - board.calibration.quadrant_lines[i]->end).norm() < 0.01);
  }
}

TEST_CASE("a ruling is read back, and a file of an earlier version has none") {
  const BoardState ruled = read_board_state(to_json(testing::report_with_ruling()));
  CHECK_FALSE(ruled.discs[0].ruled);
  CHECK(ruled.discs[1].ruled);
  CHECK(ruled.discs[1].zone == 15);
  Json json = to_json(testing::report_with_ruling());
  for (Json& disc : json["discs"]) disc.erase("ruling");
  CHECK_FALSE(read_board_state(json).discs[1].ruled);
}

TEST_CASE("a file of an earlier version has no quadrant lines in millimetres") {
  Json json = to_json(testing::example_report());
  json["calibration"].erase("quadrant_lines_mm");
  CHECK_FALSE(read_board_state(json).quadrant_lines[0]);
}

TEST_CASE("what is no scoring is refused with what to do") {
  const Json whole = to_json(testing::example_report());
  const std::string say = "; give what ringside score --json wrote";
  CHECK(complaint(to_json(testing::refused_report())).find("no board found") != std::string::npos);
  for (const char* field : {"calibration", "discs", "status"}) {
    Json json = whole;
    json.erase(field);
    CHECK(complaint(json).ends_with(say));
  }
  for (const Json& wrong : {Json(7), Json("x"), Json::array(), Json::object(), Json(nullptr)}) {
    CHECK(complaint(wrong).ends_with(say));
    for (const char* field : {"/discs/0/base_mm", "/discs/0/zone", "/discs/0/team", "/discs/0/call",
                              "/calibration/lines/0", "/calibration/lines/0/radius_mm"}) {
      Json json = whole;
      if (wrong.is_string() && std::string(field).ends_with("team")) continue;
      json[Json::json_pointer(field)] = wrong;
      CAPTURE(field);
      CAPTURE(wrong);
      CHECK((complaint(json).ends_with(say) ||
             (wrong == Json(7) && std::string(field).ends_with("radius_mm"))));
    }
  }
  Json far = whole;
  far["discs"][0]["base_mm"][0] = 1e12;
  CHECK(complaint(far).ends_with(say));
}

}  // namespace
}  // namespace ringside
