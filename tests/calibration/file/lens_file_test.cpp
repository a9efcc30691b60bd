// SPDX-License-Identifier: MIT
#include "calibration/file/lens_file.h"

#include <doctest/doctest.h>

#include <sstream>

#include "geometry/apart.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using test::has;

LensFile example_lens() {
  LensFile file;
  file.estimate.lens = {
      1920, 1080, {1443.25, {951.5, 548.75}}, {-0.081, 0.012, 1.5e-4, -2.5e-4, 0.003}, 0.0013};
  file.estimate.residual_px = 0.21;
  file.estimate.views = 11;
  file.estimate.corners = 594;
  file.estimate.covered_area = 0.8125;
  file.estimate.reach = 0.87;
  file.estimate.angle_spread = radians(64);
  file.made = UtcTime(std::chrono::seconds(1795183389));
  file.photos = {{"chess 1.jpg", std::string(64, 'b')}};
  return file;
}

std::string written(const LensFile& file) {
  std::ostringstream out;
  write_lens(file, out);
  return out.str();
}

Lens read_text(const std::string& yaml) {
  const test::TempFolder folder;
  return read_lens(folder.write("lens.yaml", yaml));
}

TEST_CASE("a lens that is written is read back") {
  const Lens lens = example_lens().estimate.lens, back = read_text(written(example_lens()));
  CHECK(back.width == 1920);
  CHECK(back.height == 1080);
  CHECK(back.pinhole.focal_px == doctest::Approx(1443.25).epsilon(1e-9));
  CHECK(test::apart(back.pinhole.principal_point, {951.5, 548.75}, 1e-6) == "");
  for (std::size_t i = 0; i < lens.distortion.size(); ++i)
    CHECK(back.distortion[i] == doctest::Approx(lens.distortion[i]).epsilon(1e-8));
  CHECK(back.focal_relative_sigma == doctest::Approx(0.0013));
}

TEST_CASE("the evidence is in the file") {
  const std::string yaml = written(example_lens());
  for (const char* part : {"ringside_lens: 1", "residual_px: 0.21", "views: 11", "corners: 594",
                           "covered_area: 0.8125", "reach: 0.87", "angle_spread_deg: 64",
                           "made: 2026-11-20T14:03:09Z", "file: chess 1.jpg", "sha256: bbbb"}) {
    CAPTURE(part);
    CHECK(has(yaml, part));
  }
}

TEST_CASE("a lens file that is not quite right is refused, with the place and the reason") {
  struct Case {
    std::string part, replacement, complaint;
  };
  const Case cases[] = {
      {"ringside_lens: 1", "ringside_lens: 2\nnovelty: 1", "made by a newer ringside (ringside_lens is 2"},
      {"ringside_lens: 1", "ringside_lens: 0", "'ringside_lens' is 0"},
      {"ringside_lens: 1", "", "'ringside_lens' is missing"},
      {"focal_px:", "focal_mm:", "unknown key 'focal_mm'; the nearest known key is 'focal_px'"},
      {"focal_px: 1443.25", "focal_px: 0", "'focal_px' is 0"},
      {"k1: -0.081", "k1: none", "'k1' is 'none'"},
      {"k1: -0.081", "k1: -4", "'lens' folds the picture over"},
      {"principal_point_px: [951.5, 548.75]", "principal_point_px: [951.5]",
       "'principal_point_px' has 1 values"},
      {"width: 1920", "width: 0", "'width' is 0"},
      {"reach: 0.87", "reach: 1.87", "'reach' is 1.87; give a number from 0 to 1"},
      {"made: 2026-11-20T", "made: 2026-11-20 ", "'made' is no time"},
      {"evidence:", "evidenze:", "unknown key 'evidenze'"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.replacement);
    std::string yaml = written(example_lens());
    REQUIRE(has(yaml, c.part));
    yaml.replace(yaml.find(c.part), c.part.size(), c.replacement);
    const std::string error = test::error_message<ModelError>([&] { read_text(yaml); });
    CHECK(doctest::String(error.c_str()) == doctest::Contains(c.complaint.c_str()));
    CHECK(doctest::String(error.c_str()) == doctest::Contains("lens.yaml:"));
  }
}

TEST_CASE("a calibration is no lens") {
  const std::string error = test::error_message<ModelError>(
      [] { read_text("ringside_calibration: 2\npicture: {width: 2, height: 2}\n"); });
  CHECK(doctest::String(error.c_str()) == doctest::Contains("unknown key 'ringside_calibration'"));
}

}  // namespace
}  // namespace ringside
