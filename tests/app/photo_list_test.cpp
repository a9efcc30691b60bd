// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/photos/copies.h"
#include "app/photos/photo_list.h"
#include "app/program/command_error.h"
#include "app/run_ringside.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

using namespace std::string_literals;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;
using testing::write_text;

std::vector<std::string> below(const TempFolder& folder, const std::vector<fs::path>& photos) {
  std::vector<std::string> names;
  for (const fs::path& photo : photos) names.push_back(fs::relative(photo, folder.path()).string());
  return names;
}

void fill_albums(const TempFolder& folder) {
  for (const char* name : {"evening", "evening/late", "evening/.thumbnails", "out", "empty"})
    fs::create_directories(folder / name);
  for (const char* name : {"round-10.jpg", "round-9.JPG", "round-9.json", ".hidden.jpg", "evening/b.heic",
                           "evening/late/a.png", "evening/.thumbnails/b.png", "out/round-9-overlay.jpg"})
    write_text(folder / name, "no picture, "s + name);
  fs::create_directory_symlink("..", folder / "evening/round");
}

TEST_CASE("a folder stands for its photos, in and below it, in the order of a person") {
  const TempFolder folder;
  fill_albums(folder);
  const auto all = photo_list({.named = {folder.path().string()}, .files_from = ""}, "").photos;
  CHECK(below(folder, all) == std::vector<std::string>{"evening/b.heic", "evening/late/a.png",
                                                       "out/round-9-overlay.jpg", "round-9.JPG",
                                                       "round-10.jpg"});
  const auto without =
      photo_list({.named = {folder.path().string()}, .files_from = ""}, folder / "out").photos;
  CHECK(without.size() == all.size() - 1);
  CHECK_THROWS_AS(photo_list({.named = {(folder / "empty").string()}, .files_from = ""}, ""), CommandError);
  CHECK_THROWS_AS(photo_list({}, ""), CommandError);
}

TEST_CASE("a list names photos and folders, parted by lines or by zeros") {
  const TempFolder folder;
  fill_albums(folder);
  const auto listed = [&](const std::string& text) {
    write_text(folder / "list", text);
    return photo_list({.named = {"first.jpg"}, .files_from = (folder / "list").string()}, "").photos;
  };
  CHECK(listed("a.jpg\n\nb c.jpg\n") == std::vector<fs::path>{"first.jpg", "a.jpg", "b c.jpg"});
  CHECK(listed(std::string("a\nb.jpg\0c.jpg\0", 14)) ==
        std::vector<fs::path>{"first.jpg", "a\nb.jpg", "c.jpg"});
  CHECK(listed((folder / "evening").string() + "\n").size() == 3);
  CHECK_THROWS_AS(photo_list({.named = {}, .files_from = (folder / "none").string()}, ""), CommandError);
}

TEST_CASE("score takes lists on stdin and folders, and refuses none at all") {
  const TempFolder folder;
  fill_albums(folder);
  write_text(folder / "list", "x.jpg\ny.jpg\n");
  const auto refused = [&](const std::string& words) {
    const Run run = testing::run_program(
        "/bin/sh", folder.path(),
        {"-c", "'" RINGSIDE_PROGRAM "' score " + words + " --json - | grep -c '\"photo\"'"});
    return run.out;
  };
  CHECK(refused("- <list") == "2\n");
  CHECK(refused("--files-from - <list") == "2\n");
  CHECK(refused("--files-from list z.jpg") == "3\n");
  CHECK(refused(".") == "5\n");
  const Run none = run_ringside({"score", "-"});
  CHECK(none.code == 2);
  CHECK(testing::is_one_error_about(none.err, "PHOTO"));
  CHECK(testing::is_one_error_about(run_ringside(folder.path(), {"score", "empty"}).err, "empty"));
  CHECK(testing::is_one_error_about(run_ringside({"score", "a.jpg", "--jobs", "0"}).err, "--jobs"));
}

TEST_CASE("thumbnails, waste bins and what archives leave are no photos of a folder") {
  const TempFolder folder;
  for (const char* name :
       {"round.jpg", "late/round-2.jpg", "thumbs.jpg", "late/Thumbnails of the evening/a.jpg",
        // Not of the evening:
        "@eaDir/round.jpg/SYNOPHOTO_THUMB_XL.jpg", "late/@eaDir/round-2.jpg", "#recycle/old.jpg",
        "@Recycle/old.jpg", ".Trash-1000/files/old.jpg", ".Trashes/old.jpg", "$RECYCLE.BIN/old.jpg",
        "lost+found/old.jpg", "Thumbs/round.jpg", "late/thumbs/round.jpg", "__MACOSX/round.jpg",
        "._round.jpg", "late/._round-2.jpg"})
    folder.write(name, name);
  const auto all = photo_list({.named = {folder.path().string()}, .files_from = ""}, "").photos;
  CHECK(below(folder, all) == std::vector<std::string>{"late/round-2.jpg",
                                                       "late/Thumbnails of the evening/a.jpg", "round.jpg",
                                                       "thumbs.jpg"});
  // Who names one means it.
  const std::string named = (folder / "#recycle").string();
  CHECK(photo_list({.named = {named}, .files_from = ""}, "").photos.size() == 1);
}

TEST_CASE("what folders hold twice, byte for byte, is left out the second time") {
  const TempFolder folder;
  for (const char* name : {"a/1.jpg", "b/1 (copy).jpg", "b/deep/1.jpg"}) folder.write(name, "one");
  folder.write("b/2.jpg", "two");  // of the same size
  for (const char* name : {"a/empty.jpg", "b/empty.jpg"}) folder.write(name, "");
  const auto left_of = [&](const std::vector<std::string>& named) {
    PhotoChoice choice;
    for (const std::string& name : named) choice.named.push_back((folder / name).string());
    PhotoList list = photo_list(choice, "");
    const Copies copies = leave_out_copies(list);
    return std::pair(below(folder, list.photos), copies);
  };
  const auto [names, copies] = left_of({"."});
  CHECK(names == std::vector<std::string>{"a/1.jpg", "a/empty.jpg", "b/2.jpg", "b/empty.jpg"});
  REQUIRE(copies.size() == 1);
  CHECK(below(folder, copies.begin()->second) == std::vector<std::string>{"b/1 (copy).jpg", "b/deep/1.jpg"});
  // Whatever was named one by one is scored, and counts before what a folder holds, wherever it stands.
  CHECK(left_of({"a/1.jpg", "b/deep/1.jpg"}).first == std::vector<std::string>{"a/1.jpg", "b/deep/1.jpg"});
  CHECK(left_of({"a", "b/deep/1.jpg"}).first == std::vector<std::string>{"a/empty.jpg", "b/deep/1.jpg"});
  // A folder that is named twice holds no copies.
  CHECK(left_of({"a", "a"}).first == std::vector<std::string>{"a/1.jpg", "a/empty.jpg"});
  CHECK(left_of({"a", "a"}).second.empty());
}

TEST_CASE("a photo that lies in a folder twice is one round, and its report names the copy") {
  const TempFolder folder;
  fs::create_directories(folder / "evening/backup");
  fs::copy_file(testing::sample("round-1.jpg"), folder / "evening/1.jpg");
  fs::copy_file(testing::sample("round-1.jpg"), folder / "evening/backup/1.jpg");
  const Run run = run_ringside(folder.path(), {"score", "evening", "--json", "-"});
  CHECK(run.code == 0);
  const auto report = nlohmann::json::parse(run.out);
  REQUIRE(report.is_object());  // as of one photo
  CHECK(report["photo"] == "evening/1.jpg");
  const std::string told = "evening/backup/1.jpg is the same file, byte for byte; it is scored once";
  CHECK(report["warnings"].back() == told);
  CHECK(run.err.find("evening/1.jpg: warning: " + told) != std::string::npos);
  // No output takes the place of a copy either.
  CHECK(run_ringside(folder.path(), {"score", "evening", "--json", "evening/backup/1.jpg"}).code == 2);
}

nlohmann::json scored_with_jobs(const std::string& jobs) {
  const Run run = run_ringside({"score", testing::sample("round-1.jpg").string(), "missing.jpg",
                                testing::sample("round-2.jpg").string(), "--jobs", jobs, "--json", "-"});
  CHECK(run.code == 2);
  nlohmann::json reports = nlohmann::json::parse(run.out);
  for (nlohmann::json& report : reports) report.erase("timing_ms");
  return reports;
}

TEST_CASE("however many photos are worked on side by side, the results and their order are the same") {
  const auto one = scored_with_jobs("1");
  CHECK(one.size() == 3);
  CHECK(scored_with_jobs("3") == one);
}

}  // namespace
}  // namespace ringside
