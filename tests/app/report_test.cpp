// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/run_ringside.h"
#include "support/has.h"

// `ringside score --report`, as a user runs it.
namespace ringside {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using test::has;
using testing::read_file;
using testing::Run;
using testing::run_ringside;

// A round, smaller than its sample and so quicker, and a picture of no board.
void write_photos(const fs::path& folder) {
  fs::create_directories(folder);
  cv::Mat round = cv::imread(testing::sample("round-1.jpg").string());
  cv::resize(round, round, {900, 900}, 0, 0, cv::INTER_AREA);
  cv::imwrite((folder / "a.jpg").string(), round);
  cv::imwrite((folder / "b.jpg").string(), cv::Mat(700, 700, CV_8UC3, cv::Scalar(90, 120, 150)));
}

json entry(const fs::path& report, const std::string& number) {
  return json::parse(read_file(report / "photos" / (number + ".json")));
}

TEST_CASE("a report is a page with pictures, a JSON file for each photo, and a summary on the terminal") {
  const test::TempFolder folder;
  write_photos(folder / "evening");
  const Run run = run_ringside(folder.path(), {"score", "--report", "report", "evening"});
  CHECK(run.code == 1);
  CHECK(has(run.out, "all photos\n  photos           2\n  scored           1\n  refused          1\n"));
  const json scored = entry(folder / "report", "0001"), refused = entry(folder / "report", "0002");
  CHECK(scored["scoring"]["totals"]["black"]["total"] == 50);
  CHECK(scored["scoring"]["totals"]["red"]["total"] == 45);
  CHECK(refused["scoring"]["status"] == "refused");
  const std::string page = read_file(folder / "report" / "index.html");
  CHECK(has(page, "evening/a.jpg"));
  CHECK(has(page, "Refused: "));
  for (const char* picture : {"0001.jpg", "0001-small.jpg", "0002-small.jpg"})
    CHECK_FALSE(cv::imread((folder / "report" / "pictures" / picture).string()).empty());
}

TEST_CASE("a report is gone on with: photos that are in it are skipped, what changed or is new is scored") {
  const test::TempFolder folder;
  const fs::path photos = folder / "evening", report = folder / "evening" / "report";
  write_photos(photos);
  const std::vector<std::string> command{"score", "--report", "evening/report", "evening"};
  CHECK(run_ringside(folder.path(), command).code == 1);
  const auto resume = [&] {
    std::vector<std::string> words = command;
    words.emplace_back("--resume");
    return run_ringside(folder.path(), words);
  };

  CHECK(has(run_ringside(folder.path(), command).err, "evening/report: holds a report already"));
  fs::remove(report / "index.html");  // as if it had been interrupted
  const Run again = resume();
  CHECK(again.code == 1);
  CHECK_FALSE(has(again.out, "a.jpg"));
  CHECK_FALSE(has(again.err, "b.jpg"));
  CHECK(has(again.out, "  photos           2\n"));
  CHECK(fs::exists(report / "index.html"));

  // The same round, in files that are no copies of each other.
  for (const char* name : {"b.jpg", "c.jpg"})
    testing::write_text(photos / name, read_file(photos / "a.jpg") + name);
  const Run further = resume();
  CHECK(further.code == 0);
  CHECK_FALSE(has(further.out, "a.jpg"));
  CHECK(has(further.out, "evening/b.jpg"));
  CHECK(has(further.out, "evening/c.jpg"));
  CHECK(has(further.out, "  photos           3\n  scored           3\n"));
  CHECK(entry(report, "0002")["scoring"]["photo"] == "evening/b.jpg");
}

TEST_CASE("a report is gone on with in the way in which it was begun") {
  const test::TempFolder folder;
  write_photos(folder.path());
  CHECK(run_ringside(folder.path(), {"score", "--report", "r", "b.jpg"}).code == 1);
  const auto err = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"score", "b.jpg", "--resume"});
    const Run run = run_ringside(folder.path(), words);
    CHECK(run.code == 2);
    return run.err;
  };
  CHECK(has(err({"--report", "r", "--confidence", "3"}), "--resume: r was made by ringside "));
  CHECK(has(err({}), "--resume: goes on with a report; give its folder with --report"));
  CHECK(has(err({"--report", "r", "--csv", "x.csv"}), "--resume: skips photos"));
  testing::write_text(folder / "r" / "photos" / "0001.json", "{\"number\": 1}");
  CHECK(has(err({"--report", "r"}), "0001.json: is no part of a report"));
}

TEST_CASE("a report shows no picture but those it drew") {
  const test::TempFolder folder;
  write_photos(folder.path());
  CHECK(run_ringside(folder.path(), {"score", "--report", "r", "b.jpg"}).code == 1);
  json changed = entry(folder / "r", "0001");
  changed["thumbnail"] = "../b.jpg";
  testing::write_text(folder / "r" / "photos" / "0001.json", changed.dump());
  const Run run = run_ringside(folder.path(), {"score", "--report", "r", "--resume", "b.jpg"});
  CHECK(run.code == 2);
  CHECK(has(run.err, "../b.jpg: is no picture of a report"));
}

}  // namespace
}  // namespace ringside
