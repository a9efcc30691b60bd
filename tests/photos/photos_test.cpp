// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>

#include "app/score_job.h"
#include "photos/compare.h"
#include "photos/floors.h"

// The whole photo flow over real photos. They are not part of the repository (their licences are not stated),
// so without their folder these tests are skipped aloud; with it, a missing photo is a failure.
namespace ringside {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path kSource = RINGSIDE_SOURCE_DIR;

fs::path photo_folder() {
  const char* chosen = std::getenv("RINGSIDE_PHOTOS");
  return chosen ? fs::path(chosen) : kSource / ".." / "shared" / "photos";
}

bool skipped_without_photos() {
  if (fs::is_directory(photo_folder())) return false;
  std::cout << "skipped: no photos (" << photo_folder().string() << " is no folder; set RINGSIDE_PHOTOS)\n";
  return true;
}

const std::vector<testing::Floor>& floors() {
  static const std::vector<testing::Floor> all =
      testing::read_floors(kSource / "tests" / "photos" / "floors.yaml");
  return all;
}

testing::Floor floor_of(const std::string& photo) {
  const auto floor =
      std::find_if(floors().begin(), floors().end(), [&](const auto& f) { return f.photo == photo; });
  REQUIRE_MESSAGE(floor != floors().end(), photo, " is not in floors.yaml");
  return *floor;
}

fs::path truth_file(const std::string& photo) { return (photo_folder() / photo).replace_extension(".yaml"); }

PhotoReport score(const std::string& photo) {
  ScoreArguments plain;
  plain.photos = {(photo_folder() / photo).string()};
  const ScoreJob job = resolve(plain);
  return score_photo(job.photos.front(), job.flow).report;
}

void report_surplus(const testing::Floor& floor, const testing::Comparison& discs, bool exact_totals) {
  if (discs.right > floor.least_discs_right || discs.wrong < floor.most_discs_wrong ||
      (exact_totals && !floor.exact_totals)) {
    MESSAGE("surplus in ", floor.photo, ": raise its floor to ", discs.right, " right, ", discs.wrong,
            " wrong, totals ", exact_totals ? "exact" : "not exact");
  }
}

void check_photo(const std::string& photo) {
  if (skipped_without_photos()) return;
  const testing::Floor floor = floor_of(photo);
  REQUIRE_MESSAGE(fs::exists(photo_folder() / photo), photo, " is missing from ", photo_folder().string());
  const testing::PhotoTruth truth = testing::read_truth(truth_file(photo));
  CHECK(truth.totals == floor.totals);

  const PhotoReport report = score(photo);
  if (const Refusal* refusal = report.refused()) MESSAGE(photo, " refused: ", refusal->reason);
  const ScoredBoard nothing;
  const ScoredBoard& board = report.scored() ? *report.scored() : nothing;
  const testing::Comparison discs = testing::compare(truth.discs, board.discs);
  const bool exact_totals = report.scored() && testing::same_totals(truth.totals, board.totals);
  CAPTURE(discs.missed);
  CHECK(discs.right >= floor.least_discs_right);
  CHECK(discs.wrong <= floor.most_discs_wrong);
  CHECK((exact_totals || !floor.exact_totals));
  report_surplus(floor, discs, exact_totals);
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
  TEST_CASE(photo) { check_photo(photo); }
PHOTOS(PHOTO_TEST)

TEST_CASE("every photo of floors.yaml has a test case") {
#define PHOTO_NAME(photo) photo,
  const Names tested{PHOTOS(PHOTO_NAME)};
  Names listed;
  for (const testing::Floor& floor : floors()) listed.insert(floor.photo);
  CHECK(tested == listed);
  CHECK(listed.size() == floors().size());
}

TEST_CASE("every still photo of the folder has a floor") {
  if (skipped_without_photos()) return;
  for (const auto& entry : fs::directory_iterator(photo_folder())) {
    const std::string name = entry.path().filename().string();
    const bool still = entry.path().extension() == ".jpg" || entry.path().extension() == ".webp";
    if (still) CHECK_NOTHROW(floor_of(name));
  }
}

}  // namespace
}  // namespace ringside
