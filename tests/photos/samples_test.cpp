// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "photos/check_photo.h"
#include "support/source_dir.h"

// The sample photos. Their floors are read when the test runs, so that a new sample needs a floor and
// no code.
namespace ringside {
namespace {

using Strings = std::vector<std::string>;

const testing::FloorSet& sample_floors() {
  const std::filesystem::path source = ringside::test::source_dir();
  static const testing::FloorSet all =
      testing::read_floors(source / "samples", source / "tests" / "photos" / "sample_floors.yaml");
  return all;
}

constexpr std::size_t kParts = 4;

// Every fourth photo.
void check_part(std::size_t part) {
  for (std::size_t i = part; i < sample_floors().floors.size(); i += kParts) {
    check_photo(sample_floors().folder, sample_floors().floors[i]);
  }
}

// In parts, so that ctest runs them side by side.
TEST_CASE("samples reach their floors, part 1 of 4") { check_part(0); }
TEST_CASE("samples reach their floors, part 2 of 4") { check_part(1); }
TEST_CASE("samples reach their floors, part 3 of 4") { check_part(2); }
TEST_CASE("samples reach their floors, part 4 of 4") { check_part(3); }

TEST_CASE("every sample has one floor") {
  CHECK_FALSE(sample_floors().floors.empty());
  CHECK(photos_without_floor(sample_floors()) == Strings{});
  for (const testing::Floor& floor : sample_floors().floors)
    CHECK(sample_floors().floor_of(floor.photo) == &floor);
}

}  // namespace
}  // namespace ringside
