// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "evaluation/photo_set.h"
#include "photo/photo.h"
#include "photos/check_photo.h"
#include "photos/photo_folder.h"
#include "rendering/other_light.h"
#include "rendering/photo.h"
#include "report/data/write_file.h"
#include "support/temp_folder.h"

// The real photos as they would be in another light: as many as today must keep their exact totals.
namespace ringside {
namespace {

namespace fs = std::filesystem;

int exact_totals_in(const std::string& name) {
  const test::TempFolder scratch;
  int exact = 0;
  for (const auto& light : rendering::other_lights()) {
    if (light.name != name) continue;
    for (const auto& entry : fs::directory_iterator(testing::photo_folder())) {
      if (!evaluation::is_photo(entry.path())) continue;
      const fs::path changed = scratch / (entry.path().stem().string() + ".jpg");
      write_file(changed, rendering::jpeg_of(light.seen(load_photo(entry.path()).pixels), 95));
      fs::copy_file(fs::path(entry.path()).replace_extension(".yaml"),
                    fs::path(changed).replace_extension(".yaml"));
      exact += evaluation::totals_exact(testing::judged_photo(changed)).value_or(false) ? 1 : 0;
    }
  }
  return exact;
}

TEST_CASE("in pictures far too dark 15 of 17 totals are exact") {
  if (!testing::skipped_without_photos()) CHECK(exact_totals_in("dim") >= 15);
}

TEST_CASE("with a hard shadow across the board 15 of 17 totals are exact") {
  if (!testing::skipped_without_photos()) CHECK(exact_totals_in("hard-shadow") >= 15);
}

TEST_CASE("behind haze 12 of 17 totals are exact") {
  if (!testing::skipped_without_photos()) CHECK(exact_totals_in("haze") >= 12);
}

TEST_CASE("badly compressed all totals are exact") {
  if (!testing::skipped_without_photos()) CHECK(exact_totals_in("compressed") >= 17);
}

}  // namespace
}  // namespace ringside
