// SPDX-License-Identifier: MIT
// board_records --use learn --count 600 --backgrounds FOLDER -o FILE: draws pictures, measures
// all that may be a board and writes its evidence with the truth about it, for tools/learn; the same numbers
// give the same file. With photos their evidence, of which it knows no truth. Exit codes: 0 all written, 2
// wrong usage.
#include <fstream>
#include <iostream>

#include "calibration/identify/locate_board.h"
#include "learning/board_truth.h"
#include "learning/learning_picture.h"
#include "learning/record_file.h"
#include "photo/photo.h"
#include "seed_tool.h"

namespace ringside::learning {
namespace {

struct Arguments {
  teaching::SeedArguments seeds;
  std::string output;
  std::vector<std::string> photos;
};

void add_options(CLI::App& app, Arguments& arguments) {
  arguments.seeds.add_to(app);
  app.add_option("-o", arguments.output, "file")->required();
  app.add_option("photos", arguments.photos, "photos in place of drawn pictures");
}

using BoardRecords = RecordFile<BoardEvidence>;

void write_picture(BoardRecords& records, const std::string& name, const cv::Mat& bgr,
                   const std::vector<teaching::ShownBoard>* shown) {
  for (const LocatedBoard& board : measured_boards(bgr))
    records.write(name, shown == nullptr ? '?' : is_right(board, *shown) ? '1' : '0', board.evidence);
}

void write(const Arguments& arguments) {
  const teaching::SeedRange seeds = arguments.seeds.seeds();
  const teaching::Backgrounds backgrounds = arguments.seeds.behind();
  std::ofstream out = teaching::file_to_write(arguments.output);
  BoardRecords records(out, kBoardEvidenceFields);
  for (const std::string& photo : arguments.photos)
    write_picture(records, photo, load_photo(photo).pixels, nullptr);
  if (!arguments.photos.empty()) return;
  for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
    const auto picture = learning_picture(seed, backgrounds);
    write_picture(records, std::to_string(seed), picture.picture, &picture.boards);
  }
}

}  // namespace
}  // namespace ringside::learning

int main(int argc, char** argv) {
  using namespace ringside;
  return teaching::run_tool<learning::Arguments>(
      "board_records", "Writes the evidence of what may be boards, with the truth about it.", argc, argv,
      learning::add_options, learning::write);
}
