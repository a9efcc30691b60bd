// SPDX-License-Identifier: MIT
#include "plans/plan_set.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace ringside::plans {
namespace {

using drawing::Line;

const std::vector<SetEntry>& find_set() {
  static const std::vector<SetEntry> set = plan_set("find");
  return set;
}

// Whether some photo of the search's set has it.
bool some(const std::function<bool(const PhotoPlan&)>& has) {
  return std::any_of(find_set().begin(), find_set().end(),
                     [&](const SetEntry& entry) { return has(entry.plan); });
}

// Share of the outer line that the picture shows.
double shown(const PhotoPlan& plan) {
  const drawing::View view = look_from(plan.viewpoint);
  int inside = 0;
  for (int degree = 0; degree < 360; ++degree) {
    const Vec2 p = kOuterLineRadius * direction(radians(degree));
    const Vec2 seen = view.pixel_of({p.x(), p.y(), 0});
    inside += seen.x() >= 0 && seen.y() >= 0 && seen.x() < view.width && seen.y() < view.height ? 1 : 0;
  }
  return inside / 360.0;
}

TEST_CASE("every set's photos have names of their own that begin with their folder's") {
  for (const std::string& name : set_names()) {
    std::set<std::string> names;
    const std::vector<SetEntry> set = plan_set(name);
    for (const SetEntry& entry : set) {
      CHECK(entry.plan.name.starts_with(entry.folder + "-"));
      names.insert(entry.plan.name);
    }
    CHECK(names.size() == set.size());
  }
}

TEST_CASE("the search's set: a folder for every ten degrees of tilt, few discs, most of the board shown") {
  std::map<std::string, int> folders;
  for (const SetEntry& entry : find_set()) {
    const PhotoPlan& plan = entry.plan;
    CAPTURE(plan.name);
    ++folders[entry.folder];
    const double most_deg = std::stod(entry.folder.substr(5));
    CHECK(plan.viewpoint.tilt_deg >= most_deg - 10);
    CHECK(plan.viewpoint.tilt_deg <= most_deg);
    CHECK(plan.scene.discs.size() <= 8);
    CHECK_FALSE(plan.decoy);
    CHECK(shown(plan) > 0.74);
    CHECK(std::max(plan.viewpoint.width, plan.viewpoint.height) >= 1280);
    CHECK(std::max(plan.viewpoint.width, plan.viewpoint.height) <= 1920);
  }
  CHECK(folders ==
        std::map<std::string, int>{{"find-10", 38}, {"find-20", 38}, {"find-30", 37}, {"find-40", 37}});
}

TEST_CASE("the search's set has of everything") {
  CHECK(some([](const PhotoPlan& p) { return p.scene.discs.empty(); }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.discs.size() == 8; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.rim.sides == 8; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.rim.sides == 0; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.quadrant_lines.to_hole; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.decoration.size() > 1; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.lines[0].width < 1.1; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.lines[0].width > 3.7; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.deck.colour.green < 100; }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.board.deck.colour.green > 200; }));
  CHECK(some([](const PhotoPlan& p) { return !p.captions.empty(); }));
  CHECK(some([](const PhotoPlan& p) { return !p.scene.light.glares.empty(); }));
  CHECK(some([](const PhotoPlan& p) { return p.scene.bars.size() == 1; }));  // a beam's shade
  CHECK(some([](const PhotoPlan& p) { return p.scene.bars.size() > 1; }));   // an arm
  CHECK(some([](const PhotoPlan& p) { return shown(p) < 0.85; }));
}

TEST_CASE("what shows no board, or none that can be used, is a decoy") {
  const std::vector<SetEntry> boardless = plan_set("boardless");
  CHECK(boardless.size() == 60);
  for (const SetEntry& entry : boardless) {
    CHECK(entry.plan.decoy);
    CHECK(entry.plan.scene.board.pegs.count == 0);
    for (const Line& line : entry.plan.scene.board.lines) CHECK(line.width == 0);
  }
  const std::vector<SetEntry> blurred = plan_set("blurred");
  CHECK(blurred.size() == 12);
  for (const SetEntry& entry : blurred) {
    const drawing::Viewpoint& v = entry.plan.viewpoint;
    CHECK(entry.plan.decoy);
    CHECK(entry.plan.effects.blur_sigma * 1280 / std::max(v.width, v.height) >= 6);
  }
}

TEST_CASE("the hole's set has every situation over every floor") {
  std::map<std::string, int> situations;
  std::set<std::pair<std::string, double>> floors;
  const std::vector<SetEntry> holes = plan_set("hole");
  for (const SetEntry& entry : holes) {
    ++situations[entry.plan.difficulty];
    floors.emplace(entry.plan.difficulty, entry.plan.scene.board.hole.floor.colour.red);
    CHECK(entry.plan.viewpoint.tilt_deg <= 70);
  }
  CHECK(situations == std::map<std::string, int>{{"nothing in the hole", 40},
                                                 {"a disc flat in the hole", 40},
                                                 {"a disc hanging over the hole's rim", 40},
                                                 {"a disc beside the hole", 40}});
  CHECK(floors.size() >= 4 * 5);
}

}  // namespace
}  // namespace ringside::plans
