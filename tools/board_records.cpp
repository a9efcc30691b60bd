// SPDX-License-Identifier: MIT
// board_records --use learn --count 600 --backgrounds FOLDER -o FILE: draws pictures, measures
// all that may be a board and writes its evidence with the truth about it, for tools/learn; the same numbers
// give the same file. With photos their evidence, of which it knows no truth. Exit codes: 0 all written, 2
// wrong usage.
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <opencv2/core/utility.hpp>
#include <stdexcept>

#include "calibration/identify/locate_board.h"
#include "learning/board_truth.h"
#include "learning/learning_picture.h"
#include "learning/record_file.h"
#include "photo/photo.h"
#include "teaching/seeds.h"

namespace ringside::learning {
namespace {

constexpr int kWrongUse = 2;

struct Arguments {
  std::string use = "learn";
  std::uint64_t first = 0, count = 1;
  std::string backgrounds, output;
  std::vector<std::string> photos;
};

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("--use", arguments.use, "learn, tune or test: seeds of each are apart");
  app.add_option("--first", arguments.first, "number of the first picture");
  app.add_option("--count", arguments.count, "how many");
  app.add_option("--backgrounds", arguments.backgrounds, "folder of tools/teach_eye; without: textures");
  app.add_option("-o", arguments.output, "file")->required();
  app.add_option("photos", arguments.photos, "photos in place of drawn pictures");
}

void write_picture(std::ostream& out, const std::string& name, const cv::Mat& bgr,
                   const std::vector<teaching::ShownBoard>* shown) {
  for (const LocatedBoard& board : measured_boards(bgr))
    write_record(out, name, shown == nullptr ? '?' : is_right(board, *shown) ? '1' : '0', board.evidence);
}

void write_all(std::ostream& out, const Arguments& arguments) {
  const auto use = teaching::use_named(arguments.use);
  if (!use) throw std::invalid_argument("--use " + arguments.use + " is none of learn, tune, test");
  const auto backgrounds = arguments.backgrounds.empty()
                               ? teaching::Backgrounds{}
                               : teaching::Backgrounds::of_folder(arguments.backgrounds);
  write_head(out);
  for (const std::string& photo : arguments.photos)
    write_picture(out, photo, load_photo(photo).pixels, nullptr);
  if (!arguments.photos.empty()) return;
  const std::uint64_t first = seeds_of(*use).first + arguments.first;
  for (std::uint64_t seed = first; seed < first + arguments.count; ++seed) {
    const auto picture = learning_picture(seed, backgrounds);
    write_picture(out, std::to_string(seed), picture.picture, &picture.boards);
    out.flush();
  }
}

int run(int argc, char** argv) {
  CLI::App app("Writes the evidence of what may be boards, with the truth about it.", "board_records");
  Arguments arguments;
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUse;
  }
  std::ofstream file(arguments.output);
  if (!file) throw std::runtime_error("cannot write " + arguments.output);
  write_all(file, arguments);
  return 0;
}

}  // namespace
}  // namespace ringside::learning

int main(int argc, char** argv) {
  cv::setNumThreads(1);  // who wants more starts more
  try {
    return ringside::learning::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "board_records: " << error.what() << '\n';
    return ringside::learning::kWrongUse;
  }
}
