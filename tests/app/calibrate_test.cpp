// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/run_ringside.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

const std::string kSample = testing::sample("round-1.jpg").string();

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

json totals_of(const Run& run) { return json::parse(run.out)["totals"]; }

// The sample with the camera pushed to the side.
void write_moved_sample(const std::filesystem::path& file) {
  const cv::Mat picture = cv::imread(kSample);
  const cv::Mat moved_from_picture = (cv::Mat_<double>(2, 3) << 1, 0, 25, 0, 1, -15);
  cv::Mat moved;
  cv::warpAffine(picture, moved, moved_from_picture, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::imwrite(file.string(), moved);
}

TEST_CASE("calibrate, check, score with the calibration") {
  const TempFolder folder;
  const Run calibrate =
      run_ringside(folder.path(), {"calibrate", kSample, "-o", "cam.yaml", "--overlay", "cam.jpg"});
  CHECK(calibrate.code == 0);
  CHECK(has(calibrate.out, "inner line"));
  CHECK(cv::imread((folder / "cam.jpg").string()).size() == cv::imread(kSample).size());

  const Run check = run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", kSample});
  CHECK(check.code == 0);
  CHECK(has(check.out, "the board lies where cam.yaml says"));

  const Run scored =
      run_ringside(folder.path(), {"score", kSample, "--calibration", "cam.yaml", "--json", "-"});
  CHECK(scored.code == 0);
  CHECK(totals_of(scored) == totals_of(run_ringside({"score", kSample, "--json", "-"})));
}

TEST_CASE("a calibration written over another says so, and to stdout it is the YAML alone") {
  const TempFolder folder;
  run_ringside(folder.path(), {"calibrate", kSample, "-o", "cam.yaml"});
  const Run again = run_ringside(folder.path(), {"calibrate", kSample, "-o", "cam.yaml"});
  CHECK(has(again.err, "ringside: cam.yaml: replaced\n"));
  const Run to_stdout = run_ringside(folder.path(), {"calibrate", kSample, "-o", "-"});
  CHECK(to_stdout.out == testing::read_file(folder / "cam.yaml"));
}

TEST_CASE("a board that has moved is refused with how far") {
  const TempFolder folder;
  write_moved_sample(folder / "moved.jpg");
  run_ringside(folder.path(), {"calibrate", kSample, "-o", "cam.yaml"});
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"calibrate", "--check", "cam.yaml", "moved.jpg"},
        std::vector<std::string>{"score", "moved.jpg", "--calibration", "cam.yaml"}}) {
    const Run run = run_ringside(folder.path(), arguments);
    CAPTURE(run.err);
    CHECK(run.code == 1);
    CHECK(run.out.empty());
    CHECK(testing::is_one_error_about(run.err, "moved.jpg"));
    CHECK(has(run.err, "mm"));
  }
}

}  // namespace
}  // namespace ringside
