// SPDX-License-Identifier: MIT
#include "plans/random_plan.h"
#include "plans/plan_set.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "drawing/truth.h"
#include "plans/plan_fields.h"
#include "plans/write_plan.h"

namespace ringside::plans {
namespace {

using drawing::Disc;

// How far two discs that lie on one level reach into each other, mm.
double overlap(const Disc& a, const Disc& b) { return a.radius + b.radius - (a.base - b.base).norm(); }

TEST_CASE("the evaluation set holds at least 60 photos, each with a name of its own") {
  std::set<std::string> names;
  const std::vector<SetEntry> set = plan_set("eval");
  for (const SetEntry& entry : set) {
    CHECK(entry.plan.name.starts_with(entry.folder + "-"));
    names.insert(entry.plan.name);
  }
  CHECK(set.size() >= 60);
  CHECK(names.size() == set.size());
}

// FNV-1a of all that a set is made of.
std::uint64_t fingerprint(const std::vector<SetEntry>& set) {
  std::uint64_t hash = 14695981039346656037U;
  for (const SetEntry& entry : set) {
    for (const char c : entry.folder + "\n" + plan_text(entry.plan)) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
  }
  return hash;
}

// Figures are compared over months: a changed photo would be taken for a changed program. Only
// the webcams are others than at first: until 2026-11-23 they told a focal length.
TEST_CASE("the evaluation set stays as it is") {
  CHECK(fingerprint(plan_set("eval")) == 0xca3049f074ac8c6cU);
}

TEST_CASE("a set that is not there is named") {
  CHECK_THROWS_WITH_AS(plan_set("evil"),
                       "there is no set 'evil'; there are: eval, find, boardless, blurred, hole, "
                       "line-calls, line-calls-no-focal, line-calls-wrong-focal, line-calls-barrel, "
                       "line-calls-pairs, rims, sun, "
                       "oblique, small, worn, round-things",
                       std::invalid_argument);
  CHECK_THROWS_AS(kind_of("fone"), std::invalid_argument);
}

TEST_CASE("a kind and a seed make the same photo for ever, another seed another") {
  for (const std::string& name : kind_names()) {
    CAPTURE(name);
    const PhotoKind kind = kind_of(name);
    CHECK(plan_text(random_plan(kind, 7)) == plan_text(random_plan(kind, 7)));
    CHECK(plan_text(random_plan(kind, 7)) != plan_text(random_plan(kind, 8)));
  }
}

TEST_CASE("level discs lie beside each other, beside the pegs and on the deck") {
  for (const SetEntry& entry : plan_set("eval")) {
    CAPTURE(entry.plan.name);
    const drawing::Scene& scene = entry.plan.scene;
    for (std::size_t i = 0; i < scene.discs.size(); ++i) {
      const Disc& disc = scene.discs[i];
      if (disc.base_z != 0) continue;
      CHECK(disc.base.norm() + disc.radius <= scene.board.deck_radius);
      for (const Vec2& peg : peg_places(scene.board)) {
        CHECK((disc.base - peg).norm() >= disc.radius + scene.board.pegs.radius);
      }
      for (std::size_t j = 0; j < i; ++j) {
        if (scene.discs[j].base_z == 0) CHECK(overlap(disc, scene.discs[j]) <= 0);
      }
    }
  }
}

TEST_CASE("tilts keep to their kinds") {
  for (const SetEntry& entry : plan_set("eval")) {
    CAPTURE(entry.plan.name);
    const double tilt = entry.plan.viewpoint.tilt_deg;
    if (entry.folder == "tilted") {
      CHECK(tilt >= 35);
      CHECK(tilt <= 40);
    } else {
      CHECK(tilt <= 30);
    }
  }
}

TEST_CASE("webcams tell no focal length, phones do") {
  for (const SetEntry& entry : plan_set("eval")) {
    CAPTURE(entry.plan.name);
    if (entry.folder == "webcam") CHECK_FALSE(entry.plan.exif);
    if (entry.folder == "phone") CHECK(entry.plan.exif);
  }
}

TEST_CASE("many discs of the set are close to a line") {
  int near = 0, all = 0;
  for (const SetEntry& entry : plan_set("eval")) {
    if (entry.plan.decoy) continue;
    const drawing::View view = look_from(entry.plan.viewpoint);
    for (const drawing::DiscTruth& disc : truth_of(entry.plan.scene, view)) {
      if (disc.in_ditch || disc.in_hole || disc.irregular) continue;
      near += std::abs(disc.margin) < 3;
      ++all;
    }
  }
  CHECK(all > 500);
  CHECK(near > all / 8);
}

TEST_CASE("painted zones end at lines of their own or at printed ones") {
  int bare = 0, printed = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const drawing::Board board = random_plan(PhotoKind::kZones, seed).scene.board;
    const auto is_bare = [](const drawing::Line& line) { return line.width == 0; };
    const bool any_bare = std::any_of(board.lines.begin(), board.lines.end(), is_bare);
    (any_bare ? bare : printed) += 1;
    CHECK(all_lines_show(board));
    const drawing::Line& paint = board.decoration.at(0);
    CHECK(std::any_of(board.lines.begin(), board.lines.end(), [&](const drawing::Line& line) {
      return paint.radius_at(1) + paint.width / 2 == doctest::Approx(line.radius_at(1));
    }));
  }
  CHECK(bare > 4);
  CHECK(printed > 4);
}

}  // namespace
}  // namespace ringside::plans
