// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <iostream>

#include "photos/check_photo.h"
#include "photos/photo_folder.h"
#include "support/source_dir.h"

// Real photos from far aside, small or with faint lines, beside those of photos_test.cpp.
namespace ringside {
namespace {

TEST_CASE("photos from any view reach their floors") {
  const std::filesystem::path folder = testing::photo_folder() / ".." / "photos-any-view";
  if (!std::filesystem::is_directory(folder)) {
    std::cout << "skipped: no photos (" << folder.string() << " is no folder)\n";
    return;
  }
  const testing::FloorSet floors = testing::read_floors(
      folder, std::filesystem::path(test::source_dir()) / "tests" / "photos" / "any_view_floors.yaml");
  CHECK(testing::photos_without_floor(floors).empty());
  for (const testing::Floor& floor : floors.floors) {
    CAPTURE(floor.photo);
    REQUIRE(std::filesystem::exists(folder / floor.photo));
    const evaluation::JudgedPhoto photo = testing::judged_photo(folder / floor.photo);
    for (const std::string& shortfall : testing::shortfalls(floor, photo)) FAIL_CHECK(shortfall);
    const std::string more = testing::surplus(floor, photo);
    if (!more.empty()) MESSAGE(more);
  }
}

}  // namespace
}  // namespace ringside
