// SPDX-License-Identifier: MIT
#include "imaging/debug_pictures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

#include "calibration/drawn_board.h"
#include "imaging/debug_sketch.h"
#include "support/captured_stderr.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// RINGSIDE_DEBUG for the length of a test.
class DebugFolder {
 public:
  explicit DebugFolder(const fs::path& folder) {
    if (const char* before = std::getenv(kName)) before_ = before;
    setenv(kName, folder.c_str(), 1);
  }
  ~DebugFolder() { before_.empty() ? unsetenv(kName) : setenv(kName, before_.c_str(), 1); }
  DebugFolder(const DebugFolder&) = delete;
  DebugFolder& operator=(const DebugFolder&) = delete;

 private:
  static constexpr const char* kName = "RINGSIDE_DEBUG";
  std::string before_;
};

std::vector<std::string> files_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) names.push_back(fs::relative(entry.path(), folder).string());
  std::sort(names.begin(), names.end());
  return names;
}

void calibrate_board(const fs::path& source) {
  Photo photo = test::draw({}, drawing::look_from(test::whole_board(10)));
  photo.source = source;
  calibrate(photo, {});
}

cv::Mat grey() { return {8, 8, CV_8UC3, cv::Scalar::all(128)}; }

TEST_CASE("a calibration leaves one picture of each stage") {
  const test::TempFolder folder;
  const DebugFolder debug(folder / "made when missing");
  calibrate_board("somewhere/board.jpg");
  const std::vector<std::string> names = files_in(folder / "made when missing");
  // Of each hypothesis its lines and quadrants.
  CHECK(names.front() == "board/01-proposal.png");
  CHECK(names.back().ends_with("-board.png"));
  for (const std::string stage : {"-proposal.png", "-lines.png", "-quadrants.png", "-board.png"})
    CHECK(std::any_of(names.begin(), names.end(), [&](const auto& name) { return name.ends_with(stage); }));
  for (const std::string& name : names) {
    CAPTURE(name);
    const cv::Mat picture = cv::imread((folder / "made when missing" / name).string());
    REQUIRE(!picture.empty());
    CHECK(picture.cols >= 1200);
    cv::Scalar mean, deviation;
    cv::meanStdDev(picture, mean, deviation);
    CHECK(deviation[0] + deviation[1] + deviation[2] > 10);
  }
}

TEST_CASE("without RINGSIDE_DEBUG nothing is drawn") {
  const DebugFolder unset("");
  bool drawn = false;
  debug_picture("stage", [&] {
    drawn = true;
    return grey();
  });
  CHECK(!drawn);
}

TEST_CASE("photos of one run do not share a folder of pictures") {
  const test::TempFolder folder;
  const DebugFolder debug(folder.path());
  for (const char* source : {"a/board.jpg", "b/board.jpg", "a/board.jpg", ""}) {
    debug_photo(source);
    debug_picture("stage", grey);
  }
  CHECK(files_in(folder.path()) == std::vector<std::string>{"board-2/01-stage.png", "board/01-stage.png",
                                                            "board/02-stage.png", "photo/01-stage.png"});
}

TEST_CASE("pictures that cannot be written are told once and stop nothing") {
  const test::TempFolder folder;
  const DebugFolder debug(folder.write("file", "no folder"));
  const test::CapturedStderr said;
  debug_picture("stage", grey);
  debug_picture("stage", grey);
  const std::string text = said.text();
  CHECK(doctest::String(text.c_str()) == doctest::Contains("ringside: RINGSIDE_DEBUG: "));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
}

Vec2 centroid(const cv::Mat& bgr) {
  cv::Mat grey_levels;
  cv::cvtColor(bgr, grey_levels, cv::COLOR_BGR2GRAY);
  const cv::Moments m = cv::moments(grey_levels);
  return {m.m10 / m.m00, m.m01 / m.m00};
}

TEST_CASE("what is drawn lies on the pixel that it marks") {
  constexpr double kTolerance = 1;  // pixel of a sketch, of which the original's pixels are 20 wide
  const Vec2 place(23, 17), centre(22.3, 18.6);
  const cv::Mat dark(40, 40, CV_8UC3, cv::Scalar::all(0));
  cv::Mat marked = dark.clone();
  marked.at<cv::Vec3b>(17, 23) = {255, 255, 255};
  Sketch whole(dark, 800), window = Sketch::window(dark, centre, 6, 240);
  for (Sketch* sketch : {&whole, &window}) sketch->dot(place, cv::Scalar::all(255), 5);
  CHECK((centroid(whole.pixels()) - centroid(Sketch(marked, 800).pixels())).norm() < kTolerance);
  CHECK((centroid(window.pixels()) - centroid(Sketch::window(marked, centre, 6, 240).pixels())).norm() <
        kTolerance);
}

}  // namespace
}  // namespace ringside
