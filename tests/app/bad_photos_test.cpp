// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/run_ringside.h"

// Files that are no photo of a board: each is one line on stderr, the right exit code, and no crash.
namespace ringside {
namespace {

using test::TempFolder;
using testing::is_one_error_about;
using testing::Run;
using testing::run_ringside;

namespace fs = std::filesystem;

cv::Mat noise(int width, int height) {
  cv::Mat picture(height, width, CV_8UC3);
  cv::RNG random(1);
  random.fill(picture, cv::RNG::UNIFORM, 0, 256);
  return picture;
}

cv::Mat gradient() {
  cv::Mat picture(600, 800, CV_8UC3);
  for (int x = 0; x < picture.cols; ++x) {
    const int level = x / 4;
    picture.col(x).setTo(cv::Scalar(level, 100, 255 - level));
  }
  return picture;
}

// Circles enough to search in, but no board: one ring in each corner.
cv::Mat four_rings() {
  cv::Mat picture(800, 800, CV_8UC3, cv::Scalar(180, 210, 230));
  for (const cv::Point centre :
       {cv::Point(200, 200), cv::Point(600, 200), cv::Point(200, 600), cv::Point(600, 600)}) {
    cv::circle(picture, centre, 150, cv::Scalar(0, 0, 0), 4, cv::LINE_AA);
  }
  return picture;
}

void write_truncated_jpeg(const fs::path& file) {
  cv::imwrite(file.string(), noise(300, 300));
  fs::resize_file(file, fs::file_size(file) / 2);
}

struct BadPhoto {
  std::string name;
  int code;
};

// Writes one file of each kind and lists them.
std::vector<BadPhoto> write_bad_photos(const fs::path& folder) {
  fs::create_directory(folder / "folder.jpg");
  testing::write_text(folder / "empty.jpg", "");
  testing::write_text(folder / "text.jpg", "This is no picture.\n");
  write_truncated_jpeg(folder / "truncated.jpg");
  cv::imwrite((folder / "one-pixel.png").string(), noise(1, 1));
  cv::imwrite((folder / "thin.png").string(), noise(2000, 2));
  cv::imwrite((folder / "noise.png").string(), noise(800, 600));
  cv::imwrite((folder / "gradient.png").string(), gradient());
  cv::imwrite((folder / "rings.png").string(), four_rings());
  constexpr int kWrongInput = 2, kNotScored = 1;
  return {{"missing.jpg", kWrongInput}, {"folder.jpg", kWrongInput},    {"empty.jpg", kWrongInput},
          {"text.jpg", kWrongInput},    {"truncated.jpg", kWrongInput}, {"one-pixel.png", kNotScored},
          {"thin.png", kNotScored},     {"noise.png", kNotScored},      {"gradient.png", kNotScored},
          {"rings.png", kNotScored}};
}

TEST_CASE("what is no photo of a board is refused in one line") {
  const TempFolder folder;
  for (const BadPhoto& photo : write_bad_photos(folder.path())) {
    const Run run = run_ringside(folder.path(), {"score", photo.name});
    CAPTURE(photo.name);
    CAPTURE(run.err);
    CHECK(run.code == photo.code);
    CHECK(run.out.empty());
    CHECK(is_one_error_about(run.err, photo.name));
    CHECK(run.err.find("internal error") == std::string::npos);
  }
}

TEST_CASE("calibrate refuses the same files in the same way and writes nothing") {
  const TempFolder folder;
  for (const BadPhoto& photo : write_bad_photos(folder.path())) {
    const Run run = run_ringside(folder.path(), {"calibrate", photo.name, "-o", "out.yaml"});
    CAPTURE(photo.name);
    CAPTURE(run.err);
    CHECK(run.code == photo.code);
    CHECK(run.out.empty());
    CHECK(is_one_error_about(run.err, photo.name));
    CHECK_FALSE(fs::exists(folder / "out.yaml"));
  }
}

TEST_CASE("a picture too small for a board is said to be that, and how large a board must be") {
  const TempFolder folder;
  const cv::Mat sample = cv::imread(testing::sample("round-1.jpg").string());
  cv::Mat small;
  cv::resize(sample, small, {100, 75}, 0, 0, cv::INTER_AREA);
  cv::imwrite((folder / "small.png").string(), small);
  const auto reason = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words{"score", "small.png"};
    words.insert(words.end(), more.begin(), more.end());
    const Run run = run_ringside(folder.path(), words);
    CHECK(run.code == 1);
    return run.err;
  };
  const std::string start = "ringside: small.png: the picture is too small for a board (100 x 75 pixels); ";
  CHECK(reason({}) == start + "use a photo in which it is at least 175 pixels wide\n");
  CHECK(reason({"--board", "tournament-26"}) ==
        start + "use a photo in which it is at least 178 pixels wide\n");
  CHECK(reason({"--outer-diameter", "300"}) ==
        start + "use a photo in which it is at least 88 pixels wide\n");
}

TEST_CASE("a refused photo has its JSON object too") {
  const TempFolder folder;
  for (const BadPhoto& photo : write_bad_photos(folder.path())) {
    const Run run = run_ringside(folder.path(), {"score", photo.name, "--json", "-"});
    CAPTURE(photo.name);
    CHECK(run.code == photo.code);
    const auto json = nlohmann::json::parse(run.out);
    CHECK(json["photo"] == photo.name);
    CHECK(json["status"] == "refused");
    CHECK(run.err == "ringside: " + photo.name + ": " + json["reason"].get<std::string>() + "\n");
  }
}

TEST_CASE("a file name cannot play with the terminal or break the JSON") {
  const Run run = run_ringside({"score", "a\x1b[2J\n\xff.jpg", "--json", "-"});
  CHECK(run.code == 2);
  CHECK(run.err.starts_with("ringside: a\\x1b[2J\\x0a\ufffd.jpg: "));
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  CHECK(nlohmann::json::parse(run.out)["photo"] == "a\x1b[2J\n\ufffd.jpg");
}

TEST_CASE("what cannot be written is said") {
  const TempFolder folder;
  testing::write_text(folder / "file", "");
  const Run overlay = run_ringside(folder.path(), {"score", "a.jpg", "--overlay", "file"});
  CHECK(overlay.code == 2);
  CHECK(is_one_error_about(overlay.err, "file"));
  const Run json = run_ringside(folder.path(), {"score", "a.jpg", "--json", "missing/x.json"});
  CHECK(json.code == 2);
  CHECK(json.err.find("ringside: missing/x.json: cannot be opened for writing: No such file") !=
        std::string::npos);
}

}  // namespace
}  // namespace ringside
