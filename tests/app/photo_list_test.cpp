// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/photos/photo_list.h"
#include "app/program/command_error.h"
#include "app/run_ringside.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

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
    write_text(folder / name, "no picture");
  fs::create_directory_symlink("..", folder / "evening/round");
}

TEST_CASE("a folder stands for its photos, in and below it, in the order of a person") {
  const TempFolder folder;
  fill_albums(folder);
  const auto all = photo_list({.named = {folder.path().string()}, .files_from = ""}, "");
  CHECK(below(folder, all) == std::vector<std::string>{"evening/b.heic", "evening/late/a.png",
                                                       "out/round-9-overlay.jpg", "round-9.JPG",
                                                       "round-10.jpg"});
  const auto without = photo_list({.named = {folder.path().string()}, .files_from = ""}, folder / "out");
  CHECK(without.size() == all.size() - 1);
  CHECK_THROWS_AS(photo_list({.named = {(folder / "empty").string()}, .files_from = ""}, ""), CommandError);
  CHECK_THROWS_AS(photo_list({}, ""), CommandError);
}

TEST_CASE("a list names photos and folders, parted by lines or by zeros") {
  const TempFolder folder;
  fill_albums(folder);
  const auto listed = [&](const std::string& text) {
    write_text(folder / "list", text);
    return photo_list({.named = {"first.jpg"}, .files_from = (folder / "list").string()}, "");
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
