// SPDX-License-Identifier: MIT
#include "plans/any_view_plan.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "plans/plan_set.h"

namespace ringside::plans {
namespace {

TEST_CASE("the oblique set: twenty photos for every ten degrees from 45 to 75, the board whole") {
  std::map<std::string, int> folders;
  std::set<int> diagonals;
  for (const SetEntry& entry : plan_set("oblique")) {
    CAPTURE(entry.plan.name);
    ++folders[entry.folder];
    const double most_deg = std::stod(entry.folder.substr(8));
    CHECK(entry.plan.viewpoint.tilt_deg >= most_deg - 10);
    CHECK(entry.plan.viewpoint.tilt_deg <= most_deg);
    CHECK(share_in_picture(entry.plan) == 1);
    diagonals.insert(static_cast<int>(entry.plan.viewpoint.focal_px / entry.plan.viewpoint.width));
  }
  CHECK(folders == std::map<std::string, int>{{"oblique-55", 20}, {"oblique-65", 20}, {"oblique-75", 20}});
  CHECK(diagonals.contains(0));  // wide
  CHECK(diagonals.contains(2));  // telephoto
}

TEST_CASE("the small set's decks are as wide as their folders say") {
  std::map<std::string, int> folders;
  for (const SetEntry& entry : plan_set("small")) {
    const PhotoPlan& plan = entry.plan;
    CAPTURE(plan.name);
    ++folders[entry.folder];
    const double most_px = std::stod(entry.folder.substr(6));
    const double deck_px =
        2 * plan.scene.board.deck_radius * plan.viewpoint.focal_px / plan.viewpoint.distance;
    CHECK(deck_px < 1.02 * most_px);
    CHECK(deck_px > 0.8 * (most_px == 200 ? 150 : 200));
  }
  CHECK(folders == std::map<std::string, int>{{"small-200", 20}, {"small-400", 20}});
}

TEST_CASE("the worn set wears lines in four ways, ten photos each") {
  std::map<std::string, int> ways;
  for (const SetEntry& entry : plan_set("worn")) {
    const PhotoPlan& plan = entry.plan;
    CAPTURE(plan.name);
    ++ways[plan.difficulty];
    const drawing::Wear& wear = plan.scene.board.wear;
    const double width_px =
        plan.scene.board.lines[0].width * plan.viewpoint.focal_px / plan.viewpoint.distance;
    CHECK((wear.ink_left < 1 || width_px <= 1.001));
  }
  CHECK(ways.size() == 4);
  for (const auto& [way, count] : ways) CHECK(count == 10);
}

TEST_CASE("round things are no boards, of every sort ten, seen from aside") {
  std::map<std::string, int> sorts;
  for (const SetEntry& entry : plan_set("round-things")) {
    CHECK(entry.plan.decoy);
    CHECK(entry.plan.viewpoint.tilt_deg >= 30);
    ++sorts[entry.plan.difficulty];
  }
  CHECK(sorts.size() == 11);
  for (const auto& [sort, count] : sorts) CHECK(count == 10);
}

}  // namespace
}  // namespace ringside::plans
