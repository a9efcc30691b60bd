// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <opencv2/core/utility.hpp>
#include <stdexcept>
#include <string>

#include "teaching/backgrounds.h"
#include "teaching/seeds.h"

// What tools have in common that draw pictures by seeds.
namespace ringside::teaching {

struct SeedArguments {
  std::string use = "learn";
  std::uint64_t first = 0, count = 1;
  std::string backgrounds = {};

  // Returns the option of the backgrounds.
  CLI::Option* add_to(CLI::App& app) {
    app.add_option("--use", use, "learn, tune or test: seeds of each are apart");
    app.add_option("--first", first, "number of the first picture");
    app.add_option("--count", count, "how many");
    return app.add_option("--backgrounds", backgrounds,
                          "folder with photos/*.jpg and cutouts/*.png; without: textures");
  }

  // Throws std::invalid_argument where the numbers leave the range of their use.
  SeedRange seeds() const {
    const auto named = use_named(use);
    if (!named) throw std::invalid_argument("--use " + use + " is none of learn, tune, test");
    const SeedRange range = seeds_of(*named);
    if (first >= range.count || count > range.count - first)
      throw std::invalid_argument("there are only " + std::to_string(range.count) + " pictures to " + use);
    return {range.first + first, count};
  }

  Backgrounds behind() const {
    return backgrounds.empty() ? Backgrounds{} : Backgrounds::of_folder(backgrounds);
  }
};

// Throws std::runtime_error.
inline std::ofstream file_to_write(const std::string& path, std::ios::openmode mode = std::ios::out) {
  std::ofstream out(path, mode);
  if (!out) throw std::runtime_error("cannot write " + path);
  return out;
}

// main() of such a tool. add_options(CLI::App&, Arguments&), work(Arguments). Exit codes: 0 the work is done,
// 2 wrong usage, or what it threw.
template <typename Arguments, typename AddOptions, typename Work>
int run_tool(const char* name, const char* does, int argc, char** argv, AddOptions add_options, Work work) {
  constexpr int kWrongUse = 2;
  try {
    cv::setNumThreads(1);  // who wants more starts more
    CLI::App app(does, name);
    Arguments arguments;
    add_options(app, arguments);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app.exit(error) == 0 ? 0 : kWrongUse;
    }
    work(arguments);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << name << ": " << error.what() << '\n';
    return kWrongUse;
  }
}

}  // namespace ringside::teaching
