// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

#include "app/run_ringside.h"
#include "calibration/drawn_board.h"
#include "calibration/drawn_chessboard.h"
#include "calibration/file/calibration_file.h"
#include "calibration/file/lens_file.h"
#include "geometry/apart.h"
#include "support/has.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;

const Lens kChessLens{640, 480, {600, {324, 235}}, {-0.08, 0.01, 3e-4, -2e-4, 0}, 0};

// Draws chessboards into the folder and names the files.
std::vector<std::string> write_chessboards(const TempFolder& folder, std::size_t count) {
  static const test::ChessboardCamera camera(kChessLens);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) {
    names.push_back("chess-" + std::to_string(i) + ".png");
    const auto place = test::places_all_over()[(i + 1) % 12];
    cv::imwrite((folder / names.back()).string(), camera.photo(place));
  }
  return names;
}

Run run_lens(const TempFolder& folder, const std::vector<std::string>& photos,
             const std::vector<std::string>& options = {}) {
  std::vector<std::string> arguments{"lens", "-o", "lens.yaml"};
  arguments.insert(arguments.end(), photos.begin(), photos.end());
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run_ringside(folder.path(), arguments);
}

TEST_CASE("photos of a chessboard become a lens file; one without is left out by name") {
  const TempFolder folder;
  auto photos = write_chessboards(folder, 8);
  cv::imwrite((folder / "table.png").string(), cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(180)));
  photos.insert(photos.begin(), "table.png");
  const Run run = run_lens(folder, photos, {"--square", "25"});
  CAPTURE(run.err);
  CHECK(run.code == 0);
  CHECK(has(run.err, "ringside: table.png: no whole and sharp chessboard is seen; left out\n"));
  CHECK(has(run.out, "8 of 9 used, 432 corners"));
  CHECK(has(run.out, " m away"));
  const Lens lens = read_lens(folder / "lens.yaml");
  CHECK(lens.pinhole.focal_px == doctest::Approx(600).epsilon(0.01));
  CHECK(lens.distortion[0] == doctest::Approx(-0.08).epsilon(0.1));
  const std::string file = testing::read_file(folder / "lens.yaml");
  CHECK(has(file, "made: 2026-11-20T14:03:09Z"));
  CHECK(has(file, "file: chess-7.png"));
  CHECK_FALSE(has(file, "table.png"));
}

TEST_CASE("what does not tell a lens is refused") {
  const TempFolder folder;
  auto photos = write_chessboards(folder, 4);
  const Run few = run_lens(folder, photos);
  CHECK(few.code == 1);
  CHECK(testing::is_one_error_about(few.err, "lens.yaml"));
  CHECK(has(few.err, "4 of the photos can be used, at least 5 are needed"));
  CHECK_FALSE(std::filesystem::exists(folder / "lens.yaml"));

  const Run other_board = run_lens(folder, {photos[0]}, {"--corners", "10x7"});
  CHECK(other_board.code == 1);
  CHECK(has(other_board.err, "no whole and sharp chessboard of 10 x 7 inner corners is seen"));

  cv::imwrite((folder / "small.png").string(), cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(180)));
  const Run sizes = run_lens(folder, {photos[0], "small.png"});
  CHECK(sizes.code == 2);
  CHECK(testing::is_one_error_about(sizes.err, "small.png"));
  CHECK(has(sizes.err, "320 x 240 pixels, the photos before it 640 x 480"));
  CHECK(run_lens(folder, {"missing.png"}).code == 2);
}

// A round on a board below a webcam with a strong lens.
drawing::View webcam() {
  drawing::Viewpoint viewpoint = test::whole_board(10);
  viewpoint.crop_shift = {20, -12};
  viewpoint.lens = {.k1 = -0.2, .k2 = 0.03};
  return drawing::look_from(viewpoint);
}

void write_lens_of(const drawing::View& view, const std::filesystem::path& file) {
  LensFile lens;
  lens.estimate.lens = {view.width, view.height, view.camera, {view.lens.k1, view.lens.k2, 0, 0, 0}, 0.001};
  lens.estimate.views = 10;
  lens.estimate.corners = 540;
  std::ostringstream yaml;
  write_lens(lens, yaml);
  testing::write_text(file, yaml.str());
}

const drawing::Scene& round() {
  static const drawing::Scene scene = [] {
    drawing::Scene drawn;
    drawn.discs = {{.base = {60, 30}}, {.base = {-230, 90}}, {.base = {150, -180}}};
    return drawn;
  }();
  return scene;
}

void write_photo(const drawing::Scene& scene, const std::filesystem::path& file) {
  cv::imwrite(file.string(), test::draw(scene, webcam()).pixels);
}

Vec2 point_in(const json& list) { return {list[0].get<double>(), list[1].get<double>()}; }

// Every disc of the round is where it was put, on the board and in the photo as the camera made it.
void check_round(const json& answer) {
  REQUIRE(answer["status"] == "scored");
  REQUIRE(answer["discs"].size() == round().discs.size());
  for (const auto& disc : round().discs) {
    double nearest_mm = 1e9, nearest_px = 1e9;
    const Vec2 p_photo = webcam().pixel_of({disc.base.x(), disc.base.y(), 0});
    for (const json& found : answer["discs"]) {
      nearest_mm = std::min(nearest_mm, (point_in(found["base_mm"]) - disc.base).norm());
      nearest_px = std::min(nearest_px, (point_in(found["base_px"]) - p_photo).norm());
    }
    CHECK(nearest_mm < 0.8);
    CHECK(nearest_px < 0.8);
  }
}

TEST_CASE("with its lens a bent photo is scored, and pixels are those of the photo") {
  const TempFolder folder;
  write_lens_of(webcam(), folder / "lens.yaml");
  write_photo(round(), folder / "round.png");
  const Run run = run_ringside(folder.path(), {"score", "round.png", "--lens", "lens.yaml", "--json", "-"});
  CAPTURE(run.err);
  CHECK(run.code == 0);
  const json answer = json::parse(run.out);
  check_round(answer);
  CHECK(answer["calibration"]["lens"]["distortion"][0] == -0.2);
}

TEST_CASE("a calibration made with a lens brings it along") {
  const TempFolder folder;
  write_lens_of(webcam(), folder / "lens.yaml");
  write_photo({}, folder / "empty.png");
  write_photo(round(), folder / "round.png");
  const Run calibrate = run_ringside(folder.path(), {"calibrate", "empty.png", "--lens", "lens.yaml", "-o",
                                                     "cam.yaml", "--overlay", "cam.png"});
  CAPTURE(calibrate.err);
  REQUIRE(calibrate.code == 0);
  const auto lens = read_calibration(folder / "cam.yaml").lens;
  REQUIRE(lens);
  CHECK(lens->distortion[0] == doctest::Approx(-0.2));
  const Run scored =
      run_ringside(folder.path(), {"score", "round.png", "--calibration", "cam.yaml", "--json", "-"});
  CAPTURE(scored.err);
  check_round(json::parse(scored.out));
  CHECK(run_ringside(folder.path(), {"calibrate", "--check", "cam.yaml", "round.png"}).code == 0);
}

TEST_CASE("a lens of another shape is refused") {
  const TempFolder folder;
  write_lens_of(webcam(), folder / "lens.yaml");
  cv::imwrite((folder / "wide.png").string(), cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(180)));
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"score", "wide.png", "--lens", "lens.yaml"},
        std::vector<std::string>{"calibrate", "wide.png", "--lens", "lens.yaml", "-o", "cam.yaml"}}) {
    const Run run = run_ringside(folder.path(), arguments);
    CHECK(run.code == 1);
    CHECK(testing::is_one_error_about(run.err, "wide.png"));
    CHECK(has(run.err, "the lens is for 1280 x 960"));
  }
}

}  // namespace
}  // namespace ringside
