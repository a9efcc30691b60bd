// SPDX-License-Identifier: MIT
// soak [HOURS] [--seed N] [--evening N]: plays evenings of simulated play with faults. Exit codes: 0 nothing
// was found, 1 something was, 2 wrong usage.
#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <opencv2/core/utility.hpp>

#include "evaluation/scratch_folder.h"
#include "photo/large_pages.h"
#include "report/data/text.h"
#include "soaking/soak.h"

namespace ringside::soaking {
namespace {

constexpr int kFound = 1, kWrongInput = 2;

volatile std::sig_atomic_t signalled = 0;

void note_signal(int) { signalled = 1; }

void say(const std::string& line) { std::cerr << "soak: " << line << std::endl; }

void add_options(CLI::App& app, SoakOptions& options) {
  app.add_option("HOURS", options.hours, "simulated; evenings are begun until then; default: 1");
  app.add_option("--seed", options.seed, "what is played, and what goes wrong; default: 1");
  app.add_option("--evening", options.first_evening, "number of the first evening; default: 0");
  app.add_flag_callback(
      "--events", [&options] { options.heard = say; },
      "say every event that the table tells, and every fault");
  app.add_option("--rate", options.pictures.frames_per_second, "pictures a second; default: 10");
  app.add_option("--scale", options.pictures.scale, "of pictures of 1280 x 720; default: 0.5");
}

void print_findings(const Tally& tally, const SoakOptions& options) {
  for (const Finding& finding : tally.findings)
    std::cout << "act " << finding.act << ": " << printable(finding.what)
              << "\n  again: tools/soak 0.1 --seed " << options.seed << " --evening "
              << finding.act / kActsOfEvening << '\n';
}

int run(int argc, char** argv) {
  CLI::App app("Plays evenings of simulated crokinole with faults.", "soak");
  SoakOptions options;
  add_options(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongInput;
  }
  share_few_heaps();     // as `ringside watch`
  cv::setNumThreads(1);  // other work goes on beside it
  const evaluation::ScratchFolder folder;
  options.folder = folder.path();
  options.progress = say;
  options.is_to_stop = [] { return signalled != 0; };
  std::signal(SIGINT, note_signal);
  std::signal(SIGTERM, note_signal);
  const Tally tally = Soak(options).run();
  print_findings(tally, options);
  std::cout << table_of(tally);
  return tally.findings.empty() ? 0 : kFound;
}

}  // namespace
}  // namespace ringside::soaking

int main(int argc, char** argv) {
  try {
    return ringside::soaking::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "soak: " << error.what() << '\n';
    return ringside::soaking::kWrongInput;
  }
}
