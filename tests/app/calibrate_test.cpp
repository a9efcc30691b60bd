// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/run_ringside.h"
#include "calibration/file/calibration_file.h"
#include "photo/sha256.h"
#include "support/has.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

const std::string kCalibrateSample = testing::sample("round-1.jpg").string();

json totals_of(const Run& run) { return json::parse(run.out)["totals"]; }

// The sample with the camera pushed to the side, pixels.
void write_shifted_sample(const std::filesystem::path& file, double x, double y) {
  const cv::Mat picture = cv::imread(kCalibrateSample);
  const cv::Mat moved_from_picture = (cv::Mat_<double>(2, 3) << 1, 0, x, 0, 1, y);
  cv::Mat moved;
  cv::warpAffine(picture, moved, moved_from_picture, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::imwrite(file.string(), moved);
}

TEST_CASE("calibrate, check, score with the calibration") {
  const TempFolder folder;
  const Run calibrate =
      run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml", "--overlay", "cam.jpg"});
  CHECK(calibrate.code == 0);
  CHECK(has(calibrate.out, "inner line"));
  CHECK(cv::imread((folder / "cam.jpg").string()).size() == cv::imread(kCalibrateSample).size());

  const Run check = run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", kCalibrateSample});
  CHECK(check.code == 0);
  CHECK(has(check.out, "the board lies where cam.yaml says"));

  const Run scored =
      run_ringside(folder.path(), {"score", kCalibrateSample, "--calibration", "cam.yaml", "--json", "-"});
  CHECK(scored.code == 0);
  CHECK(totals_of(scored) == totals_of(run_ringside({"score", kCalibrateSample, "--json", "-"})));
}

TEST_CASE("--check goes on behind a file that is no picture") {
  const TempFolder folder;
  run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
  const Run both =
      run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", "cam.yaml", kCalibrateSample});
  CHECK(both.code == 1);
  CHECK(testing::is_one_error_about(both.err, "cam.yaml"));
  CHECK(has(both.out, "the board lies where cam.yaml says"));
  CHECK(run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", "cam.yaml"}).code == 2);
}

TEST_CASE("the file says when and from what it was made") {
  const TempFolder folder;
  run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
  const Calibration calibration = read_calibration(folder / "cam.yaml");
  REQUIRE(calibration.made);
  CHECK(calibration.made->time_since_epoch().count() == testing::kTimeForFiles);
  REQUIRE(calibration.photos.size() == 1);
  CHECK(calibration.photos[0].file == "round-1.jpg");
  CHECK(calibration.photos[0].sha256 == sha256_of_file(kCalibrateSample));
  CHECK_FALSE(calibration.lens);
}

TEST_CASE("--check tells the drift of every line, also of a photo that is refused") {
  const TempFolder folder;
  write_shifted_sample(folder / "shifted.png", 2, 0);
  run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
  const Run fine = run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", kCalibrateSample});
  for (const char* line : {"inner", "middle", "outer", "board"}) CHECK(has(fine.out, line));
  const Run both = run_ringside(
      folder.path(), {"calibrate", "--check", "cam.yaml", "--json", "-", kCalibrateSample, "shifted.png"});
  CHECK(both.code == 1);
  CHECK(testing::is_one_error_about(both.err, "shifted.png"));
  const json answers = json::parse(both.out);
  CHECK(answers[0]["status"] == "in place");
  CHECK(answers[0]["rms_px"] < 0.2);
  CHECK(answers[1]["status"] == "refused");
  CHECK(has(answers[1]["reason"], "has moved by"));
  CHECK(answers[1]["shift_px"].get<double>() == doctest::Approx(2).epsilon(0.05));
  const double px_per_mm = read_calibration(folder / "cam.yaml").pixels_per_mm();
  for (const json& line : answers[1]["lines"]) {
    CHECK(line["shift_mm"][0].get<double>() * px_per_mm == doctest::Approx(2).epsilon(0.1));
    CHECK(line["seen"] > 0.5);
  }
}

TEST_CASE("a calibration written over another says so, and to stdout it is the YAML alone") {
  const TempFolder folder;
  run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
  const Run again = run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
  CHECK(has(again.err, "ringside: cam.yaml: replaced\n"));
  const Run to_stdout = run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "-"});
  CHECK(to_stdout.out == testing::read_file(folder / "cam.yaml"));
}

TEST_CASE("--empty keeps the hole's look, by which nobody is asked about it") {
  const TempFolder folder;
  const std::string empty = testing::sample("club-empty.jpg").string();
  const std::string round = testing::sample("club-round.jpg").string();
  CHECK(run_ringside(folder.path(), {"calibrate", empty, "--empty", "-o", "cam.yaml"}).code == 0);
  const Run scored = run_ringside(folder.path(), {"score", round, "--calibration", "cam.yaml"});
  CHECK(scored.code == 0);
  CHECK(scored.err.empty());
  CHECK(has(run_ringside(folder.path(), {"score", round}).err, "the hole may be empty or hold a disc"));
}

TEST_CASE("--empty of a board on which discs lie is refused") {
  const TempFolder folder;
  const Run run = run_ringside(folder.path(), {"calibrate", kCalibrateSample, "--empty", "-o", "cam.yaml"});
  CHECK(run.code == 2);
  CHECK(testing::is_one_error_about(run.err, kCalibrateSample));
  CHECK(has(run.err, "take everything off the board"));
  CHECK_FALSE(std::filesystem::exists(folder / "cam.yaml"));
}

TEST_CASE("a board that has moved is refused with how far") {
  const TempFolder folder;
  write_shifted_sample(folder / "moved.jpg", 25, -15);
  run_ringside(folder.path(), {"calibrate", kCalibrateSample, "-o", "cam.yaml"});
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
