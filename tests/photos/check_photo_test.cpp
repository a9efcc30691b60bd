// SPDX-License-Identifier: MIT
#include "photos/check_photo.h"

#include <doctest/doctest.h>

#include "support/temp_folder.h"

// What a floor takes for good enough.
namespace ringside {
namespace {

using evaluation::JudgedPhoto;
using testing::Floor;
using testing::photos_without_floor;
using Strings = std::vector<std::string>;

const Floor kFloor{.photo = "a.jpg",
                   .totals = {{"black", 15}},
                   .exact_totals = true,
                   .least_discs_right = 1,
                   .most_discs_wrong = 0};

// A photo with one black disc in 15, scored as such.
JudgedPhoto good_photo() {
  JudgedPhoto photo;
  photo.truth.discs = {{.top = {100, 100}, .radius = 10, .zone = 15}};
  photo.truth.totals_told = true;
  photo.truth.totals = {{"black", 15}};
  photo.answer.said = evaluation::ScoredPhoto{.discs = {{.top = {100, 100},
                                                         .base = {100, 100},
                                                         .team = "black",
                                                         .zone = 15,
                                                         .line = {},
                                                         .call = {},
                                                         .in_hole = {}}},
                                              .totals = {{"black", 15}}};
  return photo;
}

evaluation::ScoredPhoto& scored(JudgedPhoto& photo) {
  return std::get<evaluation::ScoredPhoto>(photo.answer.said);
}

Strings shortfalls_of(const JudgedPhoto& photo) { return shortfalls(kFloor, judged(photo)); }

TEST_CASE("a floor that is just reached is neither short nor a surplus") {
  CHECK(shortfalls_of(good_photo()) == Strings{});
  CHECK(surplus(kFloor, judged(good_photo())).empty());
}

TEST_CASE("a disc missed, a zone wrong and an invented disc fall short") {
  JudgedPhoto missed = good_photo();
  scored(missed).discs.clear();
  CHECK(shortfalls_of(missed) == Strings{"0 discs right, must be at least 1"});
  JudgedPhoto zone = good_photo();
  scored(zone).discs[0].zone = 10;
  CHECK(shortfalls_of(zone) == Strings{"0 discs right, must be at least 1",
                                       "1 discs wrong, must be at most 0",
                                       "1 zones wrong and not left open"});
  scored(zone).discs[0].call = Call::kTooClose;
  CHECK(shortfalls_of(zone) ==
        Strings{"0 discs right, must be at least 1", "1 discs wrong, must be at most 0"});
  JudgedPhoto invented = good_photo();
  scored(invented).discs.push_back(scored(invented).discs[0]);
  CHECK(shortfalls_of(invented) == Strings{"1 discs wrong, must be at most 0"});
}

TEST_CASE("wrong totals and a refusal fall short") {
  JudgedPhoto totals = good_photo();
  scored(totals).totals["red"] = 5;
  CHECK(shortfalls_of(totals) == Strings{"totals are not exact"});
  JudgedPhoto refused = good_photo();
  refused.answer.said = evaluation::RefusedPhoto{"dark"};
  CHECK(shortfalls_of(refused) == Strings{"0 discs right, must be at least 1", "totals are not exact"});
}

TEST_CASE("a decoy must be refused") {
  JudgedPhoto decoy = good_photo();
  decoy.truth = {.decoy = true};
  const Floor floor{
      .photo = "a.jpg", .totals = {}, .exact_totals = true, .least_discs_right = 0, .most_discs_wrong = 0};
  CHECK(shortfalls(floor, judged(decoy)) == Strings{"a board where there is none"});
  decoy.answer.said = evaluation::RefusedPhoto{"no board"};
  CHECK(shortfalls(floor, judged(decoy)) == Strings{});
}

TEST_CASE("doing better than the floor is told") {
  Floor low = kFloor;
  low.least_discs_right = 0;
  CHECK(surplus(low, judged(good_photo())) ==
        "surplus in a.jpg: raise its floor to 1 right, 0 wrong, totals exact");
  low = kFloor;
  low.most_discs_wrong = 1;
  CHECK_FALSE(surplus(low, judged(good_photo())).empty());
  low = kFloor;
  low.exact_totals = false;
  CHECK_FALSE(surplus(low, judged(good_photo())).empty());
}

TEST_CASE("photos without a floor are named") {
  const test::TempFolder folder;
  folder.write("a.jpg", "");
  folder.write("c.webp", "");
  folder.write("b.png", "");
  folder.write("a.yaml", "");
  CHECK(photos_without_floor({folder.path(), {kFloor}}) == Strings{"b.png", "c.webp"});
}

}  // namespace
}  // namespace ringside
