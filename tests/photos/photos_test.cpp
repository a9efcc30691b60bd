// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <set>

#include "photos/check_photo.h"
#include "photos/photo_folder.h"
#include "support/source_dir.h"

// Real photos: where their folder is, a missing photo is a failure.
namespace ringside {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;
using Strings = std::vector<std::string>;

const fs::path kSource = ringside::test::source_dir();

using testing::photo_folder, testing::skipped_without_photos;

const testing::FloorSet& floors() {
  static const testing::FloorSet all =
      testing::read_floors(photo_folder(), kSource / "tests" / "photos" / "floors.yaml");
  return all;
}

void check(const std::string& photo) {
  if (skipped_without_photos()) return;
  const testing::Floor* floor = floors().floor_of(photo);
  REQUIRE_MESSAGE(floor, photo, " is not in floors.yaml");
  check_photo(floors().folder, *floor);
}

// One test case per photo, so that each is a test of its own to ctest.
#define PHOTOS(X)            \
  X("broadcast-1.jpg")       \
  X("broadcast-2.jpg")       \
  X("broadcast-3.jpg")       \
  X("broadcast-4.jpg")       \
  X("catalogue-maple-1.jpg") \
  X("lab-overhead.jpg")      \
  X("oak-octagon.jpg")       \
  X("painted-blue-1.jpg")    \
  X("painted-blue-2.jpg")    \
  X("painted-blue-3.jpg")    \
  X("painted-blue-5.jpg")    \
  X("painted-blue-7.jpg")    \
  X("varnished-oak-1.jpg")   \
  X("varnished-oak-2.jpg")   \
  X("varnished-oak-3.jpg")   \
  X("varnished-oak-6.jpg")   \
  X("white-laminate.webp")

#define PHOTO_TEST(photo) \
  TEST_CASE(photo) { check(photo); }
PHOTOS(PHOTO_TEST)

TEST_CASE("every photo of floors.yaml has a test case") {
#define PHOTO_NAME(photo) photo,
  const Names tested{PHOTOS(PHOTO_NAME)};
  Names listed;
  for (const testing::Floor& floor : floors().floors) listed.insert(floor.photo);
  CHECK(tested == listed);
  CHECK(listed.size() == floors().floors.size());
}

TEST_CASE("every still photo of the folder has a floor") {
  if (skipped_without_photos()) return;
  CHECK(photos_without_floor(floors()) == Strings{});
}

}  // namespace
}  // namespace ringside
