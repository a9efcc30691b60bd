// SPDX-License-Identifier: MIT
#include "app/photos/overlay_files.h"

#include <doctest/doctest.h>

#include "app/program/same_file.h"
#include "report/data/write_file.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using Files = std::vector<std::filesystem::path>;

TEST_CASE("an overlay has its photo's stem") {
  CHECK(overlay_files({"a/x.jpg", "b.b.png"}, "out") == Files{"out/x-overlay.jpg", "out/b.b-overlay.jpg"});
}

TEST_CASE("photos of the same stem get names of their own") {
  CHECK(overlay_files({"a/x.jpg", "b/x.jpg", "x.png"}, "out") ==
        Files{"out/x-overlay.jpg", "out/x-overlay-2.jpg", "out/x-overlay-3.jpg"});
  CHECK(overlay_files({"x-overlay.jpg", "x.jpg"}, ".") ==
        Files{"./x-overlay-overlay.jpg", "./x-overlay-2.jpg"});
}

TEST_CASE("files are the same by place, not by spelling") {
  const test::TempFolder folder;
  write_file(folder / "a", "");
  std::filesystem::create_hard_link(folder / "a", folder / "b");
  CHECK(same_file(folder / "a", folder / "b"));
  CHECK(same_file(folder / "not-there", folder / "." / "x" / ".." / "not-there"));
  CHECK_FALSE(same_file(folder / "a", folder / "not-there"));
}

}  // namespace
}  // namespace ringside
