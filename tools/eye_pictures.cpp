// SPDX-License-Identifier: MIT
// eye_pictures --use learn --first 0 --count 100 -o FILE: draws pictures with label maps for tools/teach_eye;
// the same numbers give the same pictures. Exit codes: 0 all written, 2 wrong usage or no backgrounds.
#include <iostream>

#include "seed_tool.h"
#include "teaching/write_pictures.h"

namespace ringside::teaching {
namespace {

constexpr int kLeastSide = 64, kLargestSide = 2048;

struct Arguments {
  SeedArguments seeds;
  int width = 320, height = 256;
  std::string output = "-";
};

void add_options(CLI::App& app, Arguments& arguments) {
  arguments.seeds.add_to(app);
  app.add_option("--width", arguments.width, "pixels, even")->check(CLI::Range(kLeastSide, kLargestSide));
  app.add_option("--height", arguments.height, "pixels, even")->check(CLI::Range(kLeastSide, kLargestSide));
  app.add_option("-o", arguments.output, "file; - = standard output");
}

void write_all(std::ostream& out, const Arguments& arguments) {
  const SeedRange seeds = arguments.seeds.seeds();
  const Backgrounds backgrounds = arguments.seeds.behind();
  const cv::Size size(arguments.width / 2 * 2, arguments.height / 2 * 2);
  write_head(out, size);
  for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count && out; ++seed) {
    write_picture(out, seed, draw_picture(seed, size, backgrounds));
  }
  out.flush();
}

void write_pictures(const Arguments& arguments) {
  if (arguments.output == "-") return write_all(std::cout, arguments);
  std::ofstream file = file_to_write(arguments.output, std::ios::out | std::ios::binary);
  write_all(file, arguments);
}

}  // namespace
}  // namespace ringside::teaching

int main(int argc, char** argv) {
  using namespace ringside::teaching;
  return run_tool<Arguments>("eye_pictures", "Draws pictures of boards and other things with label maps.",
                             argc, argv, add_options, write_pictures);
}
