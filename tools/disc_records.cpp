// SPDX-License-Identifier: MIT
// disc_records --use learn --count 600 --backgrounds FOLDER -o FILE: draws pictures, finds the discs and
// writes the evidence of each top that the eye sees beside them, with the truth about it, for tools/learn;
// the same numbers give the same file. Exit codes: 0 all written, 2 wrong usage.
#include "board/models.h"
#include "detection/detect_discs.h"
#include "detection/existence/missed_tops.h"
#include "learning/board_truth.h"
#include "learning/calibrated.h"
#include "learning/disc_truth.h"
#include "learning/record_file.h"
#include "seed_tool.h"

namespace ringside::learning {
namespace {

const cv::Size kPicture(1200, 900);

using DiscRecords = RecordFile<TopEvidence>;

struct Arguments {
  teaching::SeedArguments seeds;
  std::string output;
};

void add_options(CLI::App& app, Arguments& arguments) {
  arguments.seeds.add_to(app);
  app.add_option("-o", arguments.output, "file")->required();
}

// Where the board is not rightly measured there is nothing to learn about its discs.
void write_picture(DiscRecords& records, std::uint64_t seed, const teaching::TaughtPicture& picture,
                   const DiscModel& discs) {
  const Photo photo = drawn_photo(picture.picture);
  const auto calibration = calibrated(photo);
  const teaching::ShownBoard* const board =
      calibration ? measured_one(*calibration, picture.boards) : nullptr;
  if (board == nullptr) return;
  int number = 0;
  for (const MissedTop& top : undetected_tops(photo, *calibration, discs)) {
    const bool right = is_drawn_disc(*calibration, top.disc.fit.base, *board);
    records.write(std::to_string(seed) + "/" + std::to_string(++number), right ? '1' : '0', top.evidence);
  }
}

void write(const Arguments& arguments) {
  const teaching::SeedRange seeds = arguments.seeds.seeds();
  const teaching::Backgrounds backgrounds = arguments.seeds.behind();
  const DiscModel discs = ModelLibrary::standard().disc("tournament");
  std::ofstream out = teaching::file_to_write(arguments.output);
  DiscRecords records(out, kTopEvidenceFields);
  for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed)
    write_picture(records, seed, draw_picture(seed, kPicture, backgrounds), discs);
}

}  // namespace
}  // namespace ringside::learning

int main(int argc, char** argv) {
  using namespace ringside;
  return teaching::run_tool<learning::Arguments>(
      "disc_records", "Writes the evidence of tops where no disc was found, with the truth about it.", argc,
      argv, learning::add_options, learning::write);
}
