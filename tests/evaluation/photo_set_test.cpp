// SPDX-License-Identifier: MIT
#include "evaluation/photo_set.h"

#include <doctest/doctest.h>

#include "board/model_error.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using evaluation::find_photos;
using evaluation::FolderError;
using evaluation::PhotoSet;
using Strings = std::vector<std::string>;

const std::string kTruth = "size: [10, 10]\ndiscs: []\n";

Strings names(const PhotoSet& set) {
  Strings names;
  for (const auto& one : set.cases) names.push_back(one.photo.filename().string());
  return names;
}

TEST_CASE("photos with truth are found by name, folder after folder") {
  const test::TempFolder folder;
  for (const char* photo : {"z/b.jpg", "z/a.webp", "z/c.PNG", "y/d.jpeg"}) folder.write(photo, "");
  for (const char* truth : {"z/b.yaml", "z/a.yaml", "z/c.yaml", "y/d.yaml"}) folder.write(truth, kTruth);
  const PhotoSet set = find_photos({folder / "z", folder / "y"});
  CHECK(names(set) == Strings{"a.webp", "b.jpg", "c.PNG", "d.jpeg"});
  CHECK(set.cases[0].folder == (folder / "z").string());
  CHECK(set.cases[3].folder == (folder / "y").string());
  CHECK(set.cases[0].truth.width == 10);
  CHECK(set.remarks.empty());
}

TEST_CASE("photos without truth, truth without photo and what is no photo's truth are left out aloud") {
  const test::TempFolder folder;
  for (const char* photo : {"a.jpg", "b.jpg", "c.jpg", "clip.mp4"}) folder.write(photo, "");
  folder.write("a.yaml", kTruth);
  folder.write("c.yaml", "video: c.mp4\n");
  folder.write("clip.yaml", "size: [10, 10]\n");
  const PhotoSet set = find_photos({folder.path()});
  CHECK(names(set) == Strings{"a.jpg"});
  REQUIRE(set.remarks.size() == 2);
  CHECK(set.remarks[0] == (folder / "clip.yaml").string() + ": no photo of that name; left out");
  CHECK(set.remarks[1] == folder.path().string() + ": photos without truth, left out: 2");
}

TEST_CASE("a folder that is none, or has nothing to judge, is an error") {
  const test::TempFolder folder;
  folder.write("empty/a.jpg", "");
  const auto error = [](const std::filesystem::path& path) {
    return test::error_message<FolderError>([&] { find_photos({path}); });
  };
  CHECK(error(folder / "none").find("is no folder") != std::string::npos);
  CHECK(error(folder / "empty/a.jpg").find("is no folder") != std::string::npos);
  CHECK(error(folder / "empty").find("has no photo with truth") != std::string::npos);
}

TEST_CASE("truth that cannot be read is an error") {
  const test::TempFolder folder;
  folder.write("a.jpg", "");
  folder.write("a.yaml", "size: [10, 10]\ndiscs: 7\n");
  CHECK_THROWS_AS(find_photos({folder.path()}), ModelError);
}

}  // namespace
}  // namespace ringside
