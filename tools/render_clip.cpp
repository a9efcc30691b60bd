// SPDX-License-Identifier: MIT
// render_clip --set NAME -o FOLDER: makes clips of games and their truth; always the same. Exit codes: 0 all
// made, 1 at least one could not be made, 2 wrong usage.
#include <CLI/CLI.hpp>
#include <chrono>
#include <iostream>

#include "clips/clip_set.h"
#include "clips/make_clip.h"
#include "report/data/text.h"

namespace ringside::clips {
namespace {

constexpr int kSomeFailed = 1;
constexpr int kWrongInput = 2;

struct Arguments {
  std::string set;
  std::vector<std::string> names;
  std::string folder;
  bool list = false;
};

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("NAME", arguments.names, "clips of the set to make; default: all");
  app.add_option("--set", arguments.set, "a named set of clips")
      ->option_text(joined(clip_set_names(), "|"))
      ->required();
  auto* list =
      app.add_flag("--list", arguments.list, "only tell the set's clips and what is hard about them");
  app.add_option("-o", arguments.folder, "where NAME.avi and NAME.yaml go; made when it is not there")
      ->option_text("FOLDER")
      ->excludes(list);
}

void say(const std::string& message) { std::cerr << "render_clip: " << printable(message) << std::endl; }

bool wanted(const ClipPlan& plan, const Arguments& arguments) {
  const auto& names = arguments.names;
  return names.empty() || std::find(names.begin(), names.end(), plan.name) != names.end();
}

bool made(const ClipPlan& plan, const std::string& folder) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  try {
    const long frames = make_clip(plan, folder);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    say(plan.name + ": " + std::to_string(frames) + " frames in " + fixed(seconds, 1) + " s");
    return true;
  } catch (const std::runtime_error& error) {
    say(plan.name + ": " + error.what());
    return false;
  }
}

int make_or_list(const Arguments& arguments) {
  if (!arguments.list && arguments.folder.empty())
    throw std::invalid_argument("no folder is given; give -o FOLDER or --list");
  int failed = 0;
  for (const ClipPlan& plan : clip_set(arguments.set)) {
    if (!wanted(plan, arguments)) continue;
    if (arguments.list) {
      std::cout << plan.name << ": " << plan.difficulty << '\n';
    } else {
      failed += made(plan, arguments.folder) ? 0 : 1;
    }
  }
  return failed > 0 ? kSomeFailed : 0;
}

int run(int argc, char** argv) {
  CLI::App app("Makes clips of crokinole games, with exact truth.", "render_clip");
  Arguments arguments;
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    say(std::string(error.what()) + "; see render_clip --help");
    return kWrongInput;
  }
  return make_or_list(arguments);
}

}  // namespace
}  // namespace ringside::clips

int main(int argc, char** argv) {
  try {
    return ringside::clips::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "render_clip: " << error.what() << '\n';
    return ringside::clips::kWrongInput;
  }
}
