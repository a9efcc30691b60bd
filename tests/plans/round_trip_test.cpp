// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "plans/disc_fields.h"
#include "plans/leaves.h"
#include "plans/random_plan.h"
#include "plans/scene_file.h"
#include "plans/shuffler.h"
#include "plans/write_plan.h"

namespace ringside::plans {
namespace {

// Anywhere and in any way, also where no disc could lie so.
drawing::Disc shuffled_disc(Shuffler& chance, const drawing::Board& board,
                            const std::vector<drawing::Disc>& earlier) {
  drawing::Disc disc{.base = Vec2::Zero()};
  chance.field("", disc.base, kOnBoard);
  disc.team = chance.coin() ? "grey" : "black";
  chance.field("", disc.material);
  // Often like the one before it, but for its own piece of wood.
  if (!earlier.empty() && chance.coin()) disc.material = cut(earlier.back(), earlier.size()).material;
  if (chance.coin()) design_fields(chance, disc);
  const int lie = chance.count(0, 5);
  if (lie == 1) chance.field("", disc.base_z, kHeight);
  if (lie == 2) disc = drawing::leaning(disc, chance.uniform(1, 30), chance.uniform(-360, 360));
  if (lie == 3) disc.lean_towards_deg = chance.uniform(-360, 360);
  if (lie == 4) disc = in_hole(disc, board);
  if (lie == 5) disc = in_ditch(disc, board);
  return disc;
}

PhotoPlan shuffled_plan(std::uint32_t seed) {
  Shuffler chance(seed);
  PhotoPlan plan;
  plan.name = "scene";
  fields(chance, plan);
  make_possible(plan);
  for (int left = chance.count(0, 12); left > 0; --left)
    plan.scene.discs.push_back(shuffled_disc(chance, plan.scene.board, plan.scene.discs));
  return plan;
}

// What comes back differs in; empty when nothing does.
std::string lost_in_writing(PhotoPlan plan) {
  plan.name = "scene";
  const PhotoPlan again = test::plan_from(plan_text(plan));
  return test::difference(again, plan);
}

// Paths of leaves that are the same in `make(seed)` as in `usual` for every seed.
template <typename T, typename Make>
std::set<std::string> never_changed(const T& usual, Make make) {
  std::map<std::string, std::string> usual_values;
  for (const test::Leaf& leaf : test::leaves_of(usual)) usual_values[leaf.path] = leaf.value;
  std::set<std::string> unchanged;
  for (const auto& [path, value] : usual_values) unchanged.insert(path);
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    for (const test::Leaf& leaf : test::leaves_of(make(seed))) {
      const auto usual_value = usual_values.find(leaf.path);
      if (usual_value != usual_values.end() && usual_value->second != leaf.value) unchanged.erase(leaf.path);
    }
  }
  return unchanged;
}

template <typename Item>
std::set<std::string> never_changed_in() {
  return never_changed(Item{}, [](std::uint32_t seed) {
    Shuffler chance(seed);
    Item item{};
    fields(chance, item);
    return item;
  });
}

}  // namespace

TEST_CASE("plans come back from their text to the last bit") {
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    CAPTURE(seed);
    CHECK(lost_in_writing(shuffled_plan(seed)) == "");
  }
}

TEST_CASE("plans made by chance come back from their text to the last bit") {
  for (int kind = 0; kind <= static_cast<int>(PhotoKind::kDecoy); ++kind) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      CAPTURE(kind);
      CAPTURE(seed);
      CHECK(lost_in_writing(random_plan(static_cast<PhotoKind>(kind), seed)) == "");
    }
  }
}

TEST_CASE("discs with rims come back from their text to the last bit") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    CAPTURE(seed);
    CHECK(lost_in_writing(random_plan(PhotoKind::kRims, seed)) == "");
  }
}

TEST_CASE("no field of a plan is left out of its file") {
  CHECK(never_changed_in<drawing::Line>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Lettering>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Star>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Bevel>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::DiscRim>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::DiscRing>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Lamp>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Glare>() == std::set<std::string>{});
  CHECK(never_changed_in<drawing::Bar>() == std::set<std::string>{});
  CHECK(never_changed_in<Caption>() == std::set<std::string>{});
  CHECK(never_changed(PhotoPlan{}, shuffled_plan) == std::set<std::string>{});
  CHECK(never_changed(drawing::Disc{.base = Vec2::Zero()}, [](std::uint32_t seed) {
          Shuffler chance(seed);
          return shuffled_disc(chance, {}, {});
        }) == std::set<std::string>{});
}

TEST_CASE("the same plan makes the same text, and so does the plan read from it") {
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    const std::string text = plan_text(shuffled_plan(seed));
    CHECK(text == plan_text(shuffled_plan(seed)));
    CHECK(text == plan_text(test::plan_from(text)));
  }
}

TEST_CASE("what a file need not say is not written") { CHECK(plan_text(file_defaults()) == "{}\n"); }

TEST_CASE("the text is for people: short things on one line, a line per disc") {
  PhotoPlan plan = file_defaults();
  plan.difficulty = "a test: not hard";
  plan.viewpoint.tilt_deg = 0.1;
  plan.scene.board.deck = drawing::look("maple").value();
  plan.scene.board.hole.depth = 8;
  plan.scene.board.ditch.floor = drawing::look("red-felt").value();
  plan.scene.board.ditch.floor.grain.angle_deg = 30;
  plan.scene.board.rim.material.gloss = 0.1;
  plan.scene.light.lamps.push_back({.towards = {1, 0, 2}, .share = 0.25});
  const drawing::Disc black{.base = {10, -20.5}, .material = drawing::look("black-disc").value()};
  plan.scene.discs = {cut(black, 0), drawing::in_ditch(cut(black, 1), plan.scene.board), cut(black, 2)};
  plan.scene.discs[1].base = {0, 353};
  plan.scene.discs[2].radius = 15;
  plan.scene.discs[2].material.grain.seed = 7;
  CHECK(plan_text(plan) ==
        "difficulty: \"a test: not hard\"\n"
        "camera: {tilt_deg: 0.1}\n"
        "\n"
        "board:\n"
        "  deck: maple\n"
        "  hole: {depth_mm: 8}\n"
        "  ditch:\n"
        "    floor: {look: red-felt, grain_angle_deg: 30}\n"
        "  rim:\n"
        "    material: {gloss: 0.1}\n"
        "\n"
        "light:\n"
        "  lamps:\n"
        "    - {}\n"
        "    - {towards: [1, 0, 2], share: 0.25}\n"
        "\n"
        "teams:\n"
        "  black: {look: black-disc}\n"
        "\n"
        "discs:\n"
        "  - {team: black, at_mm: [10, -20.5]}\n"
        "  - {team: black, at_mm: [0, 353], lies: ditch}\n"
        "  - {team: black, at_mm: [10, -20.5], radius_mm: 15, seed: 7}\n");
}

}  // namespace ringside::plans
