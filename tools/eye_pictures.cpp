// SPDX-License-Identifier: MIT
// eye_pictures --use learn --first 0 --count 100 -o FILE: draws pictures with label maps for tools/teach_eye;
// the same numbers give the same pictures. Exit codes: 0 all written, 2 wrong usage or no backgrounds.
#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <opencv2/core/utility.hpp>
#include <stdexcept>

#include "teaching/seeds.h"
#include "teaching/write_pictures.h"

namespace ringside::teaching {
namespace {

constexpr int kWrongUse = 2;
constexpr int kLeastSide = 64, kLargestSide = 2048;

struct Arguments {
  std::string use = "learn";
  std::uint64_t first = 0, count = 1;
  int width = 320, height = 256;
  std::string backgrounds;
  std::string output = "-";
};

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("--use", arguments.use, "learn, tune or test: seeds of each are apart");
  app.add_option("--first", arguments.first, "number of the first picture");
  app.add_option("--count", arguments.count, "how many");
  app.add_option("--width", arguments.width, "pixels, even")->check(CLI::Range(kLeastSide, kLargestSide));
  app.add_option("--height", arguments.height, "pixels, even")->check(CLI::Range(kLeastSide, kLargestSide));
  app.add_option("--backgrounds", arguments.backgrounds,
                 "folder with photos/*.jpg and cutouts/*.png; without: textures");
  app.add_option("-o", arguments.output, "file; - = standard output");
}

// The seed of the first picture. std::invalid_argument where the numbers leave the range of their use.
std::uint64_t first_seed(const Arguments& arguments) {
  const auto use = use_named(arguments.use);
  if (!use) throw std::invalid_argument("--use " + arguments.use + " is none of learn, tune, test");
  const SeedRange range = seeds_of(*use);
  if (arguments.first >= range.count || arguments.count > range.count - arguments.first) {
    throw std::invalid_argument("there are only " + std::to_string(range.count) + " pictures to " +
                                arguments.use);
  }
  return range.first + arguments.first;
}

void write_all(std::ostream& out, const Arguments& arguments) {
  const std::uint64_t first = first_seed(arguments);
  const Backgrounds backgrounds =
      arguments.backgrounds.empty() ? Backgrounds{} : Backgrounds::of_folder(arguments.backgrounds);
  const cv::Size size(arguments.width / 2 * 2, arguments.height / 2 * 2);
  write_head(out, size);
  for (std::uint64_t seed = first; seed < first + arguments.count && out; ++seed) {
    write_picture(out, seed, draw_picture(seed, size, backgrounds));
  }
  out.flush();
}

int run(int argc, char** argv) {
  CLI::App app("Draws pictures of boards and other things with label maps.", "eye_pictures");
  Arguments arguments;
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUse;
  }
  if (arguments.output == "-") {
    write_all(std::cout, arguments);
    return 0;
  }
  std::ofstream file(arguments.output, std::ios::binary);
  if (!file) throw std::runtime_error("cannot write " + arguments.output);
  write_all(file, arguments);
  return 0;
}

}  // namespace
}  // namespace ringside::teaching

int main(int argc, char** argv) {
  cv::setNumThreads(1);  // who wants more starts more
  try {
    return ringside::teaching::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "eye_pictures: " << error.what() << '\n';
    return ringside::teaching::kWrongUse;
  }
}
