// SPDX-License-Identifier: MIT
#include "calibration/file/lens_file.h"

#include <ostream>

#include "calibration/file/file_parts.h"

namespace ringside {
namespace {

constexpr Range kLensShare{0, 1}, kResidual{0, 50}, kAngleDeg{0, 90};
constexpr int kMostViews = 100'000, kMostCorners = 100'000'000;

void emit_evidence(YAML::Emitter& yaml, const LensFile& file) {
  const LensEstimate& estimate = file.estimate;
  begin_block(
      yaml,
      "What this rests on: RMS distance of the chessboards' corners from where the lens shows them; "
      "photos used;\n"
      "share of the picture's parts (8 x 8) that held a corner; how far corners came on the way to "
      "the\n"
      "picture's corners, in the quarter where least; the largest angle between two of the chessboards.");
  yaml << YAML::Key << "evidence" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "residual_px" << YAML::Value << estimate.residual_px;
  yaml << YAML::Key << "views" << YAML::Value << estimate.views;
  yaml << YAML::Key << "corners" << YAML::Value << estimate.corners;
  yaml << YAML::Key << "covered_area" << YAML::Value << estimate.covered_area;
  yaml << YAML::Key << "reach" << YAML::Value << estimate.reach;
  yaml << YAML::Key << "angle_spread_deg" << YAML::Value << degrees(estimate.angle_spread);
  emit_origin(yaml, file.made, file.photos);
  yaml << YAML::EndMap;
}

// It changes nothing, but a file that somebody has edited is not to be trusted for the rest.
void check_evidence(const StrictMap& file) {
  const StrictMap evidence = file.map("evidence", {"residual_px", "views", "corners", "covered_area", "reach",
                                                   "angle_spread_deg", "made", "photos"});
  evidence.number("residual_px", kResidual);
  evidence.integer("views", static_cast<int>(kLeastViews), kMostViews);
  evidence.integer("corners", 1, kMostCorners);
  for (const char* key : {"covered_area", "reach"}) evidence.number(key, kLensShare);
  evidence.number("angle_spread_deg", kAngleDeg);
  read_made(evidence);
  read_photos(evidence);
}

}  // namespace

void write_lens(const LensFile& file, std::ostream& out) {
  const Lens& lens = file.estimate.lens;
  YAML::Emitter yaml;
  yaml.SetDoublePrecision(kLengthDigits);
  yaml << YAML::Comment(
      "The lens of one camera at one zoom, written by `ringside lens`. Good for its whole photos, of this "
      "size\n"
      "or resized, neither cropped nor turned.");
  yaml << YAML::BeginMap;
  yaml << YAML::Key << "ringside_lens" << YAML::Value << kLensFileVersion;
  emit_picture_size(yaml, lens.width, lens.height);
  begin_block(
      yaml,
      "Focal length in pixels, its 1 sigma as a share of it, the pixel on the optical axis, and Brown's "
      "model\n"
      "of the distortion with OpenCV's signs: k1 < 0 is barrel, k1 > 0 pincushion.");
  emit_lens(yaml, lens);
  emit_evidence(yaml, file);
  yaml << YAML::EndMap;
  out << yaml.c_str() << '\n';
}

Lens read_lens(const std::filesystem::path& path) {
  const StrictMap file =
      read_versioned_yaml(path, "ringside_lens", {{"ringside_lens", "picture", "lens", "evidence"}});
  file.integer("ringside_lens", 1, kLensFileVersion);
  const StrictMap picture = file.map("picture", {"width", "height"});
  const int width = picture.integer("width", 1, kMostPixels),
            height = picture.integer("height", 1, kMostPixels);
  check_evidence(file);
  return read_lens_part(file, width, height);
}

}  // namespace ringside
