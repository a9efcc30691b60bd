// SPDX-License-Identifier: MIT
// hole_records --use learn --count 600 -o FILE [--povray]: draws boards whose holes are to be judged and
// writes the evidence of each with the truth about it, for tools/learn; the same numbers give the same file.
// Exit codes: 0 all written, 2 wrong usage.
#include <algorithm>

#include "board/models.h"
#include "detection/detect_discs.h"
#include "detection/hole/judge_hole.h"
#include "learning/calibrated.h"
#include "learning/record_file.h"
#include "photo/photo.h"
#include "plans/hole_plan.h"
#include "plans/random_plan.h"
#include "rendering/photo.h"
#include "seed_tool.h"

namespace ringside::learning {
namespace {

struct Arguments {
  teaching::SeedArguments seeds;
  bool povray = false;
  std::string output;
};

void add_options(CLI::App& app, Arguments& arguments) {
  arguments.seeds.add_to(app);
  app.add_flag("--povray", arguments.povray, "have POV-Ray draw them, a minute each");
  app.add_option("-o", arguments.output, "file")->required();
}

bool lies_over(const drawing::Hole& hole, const drawing::Disc& disc) {
  return disc.base_z == 0 && disc.lean_deg == 0 && (disc.base - hole.centre).norm() < kAtHole;
}

// 0 nothing in the hole, f a disc flat in it, h one that hangs; b one beside it, o when it lies over the rim:
// it is worth what a hanger is.
char letter_of(plans::AtHole at_hole, const drawing::Scene& scene) {
  switch (at_hole) {
    case plans::AtHole::kFlat:
      return 'f';
    case plans::AtHole::kHanger:
      return 'h';
    case plans::AtHole::kBeside:
      return std::any_of(scene.discs.begin(), scene.discs.end(),
                         [&](const drawing::Disc& disc) { return lies_over(scene.board.hole, disc); })
                 ? 'o'
                 : 'b';
    case plans::AtHole::kNothing:
      break;
  }
  return '0';
}

// Whether the outer line was found where it was drawn, to 1 % of its radius.
bool is_measured(const Calibration& calibration, const plans::PhotoPlan& plan) {
  constexpr int kPlaces = 12;
  constexpr double kMostOff = 0.01 * kOuterLineRadius;
  const drawing::View view = look_from(plan.viewpoint);
  const Homography board_from_image = calibration.image_from_board.inverse();
  for (int i = 0; i < kPlaces; ++i) {
    const Vec2 p = plan.scene.board.lines[2].radius * direction(2 * kPi * i / kPlaces);
    const double radius = (board_from_image * view.pixel_of({p.x(), p.y(), 0})).norm();
    if (std::abs(radius - calibration.line(LineName::kOuter).radius) > kMostOff) return false;
  }
  return true;
}

// As a file has it, with what its camera wrote into it.
Photo photo_of(const plans::PhotoPlan& plan, rendering::Renderer renderer,
               const std::filesystem::path& file) {
  teaching::file_to_write(file, std::ios::binary) << rendering::photo_file(plan, renderer);
  Photo photo = load_photo(file);
  std::filesystem::remove(file);
  return photo;
}

void write(const Arguments& arguments) {
  const teaching::SeedRange seeds = arguments.seeds.seeds();
  const auto renderer = arguments.povray ? rendering::Renderer::kPovray : rendering::Renderer::kSketch;
  const DiscModel discs = ModelLibrary::standard().disc("tournament");
  std::ofstream out = teaching::file_to_write(arguments.output);
  RecordFile<InHoleEvidence> records(out, kInHoleEvidenceFields);
  for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
    const plans::PhotoPlan plan = plans::random_plan(plans::PhotoKind::kHole, seed);
    const Photo photo = photo_of(plan, renderer, arguments.output + ".jpg");
    const auto calibration = calibrated(photo);
    if (!calibration || !is_measured(*calibration, plan)) continue;
    if (const auto evidence = evidence_in_hole(photo, *calibration, discs))
      records.write(std::to_string(seed), letter_of(plans::at_hole_of(seed), plan.scene), *evidence);
  }
}

}  // namespace
}  // namespace ringside::learning

int main(int argc, char** argv) {
  using namespace ringside;
  return teaching::run_tool<learning::Arguments>(
      "hole_records", "Writes the evidence of drawn holes, with the truth about each.", argc, argv,
      learning::add_options, learning::write);
}
