// SPDX-License-Identifier: MIT
// What it takes to watch several tables at once: each clip plays as fast as it was filmed, as a camera of its
// own, whose newest frame wins. Tells of each table the frames that were looked at and how long people waited
// for what a board at rest shows; of all the processor time, the children's that decode included. For
// example:
//   tools/bench_tables --seconds 60 --workers 2 CLIP...
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <thread>

#include "geometry/robust.h"
#include "live/analysis/frame_analyzer.h"
#include "live/capture/agreeing_frames.h"
#include "live/capture/newest_frame.h"
#include "live/capture/paced.h"
#include "live/capture/video_source.h"
#include "live/table/table.h"
#include "photo/large_pages.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

struct Wishes {
  std::vector<std::string> clips;
  double seconds = 60;
  int workers = 2;
};

struct TableFigures {
  int looked_at = 0;
  long shown = 0;  // frames that the camera had by then
  double seconds = 0;
  std::vector<double> told_after;  // ms, from the frame at which the board had come to rest
  std::vector<double> step;        // ms, of one frame
};

TableFigures watch(FrameSource& source, WorkQueue& queue, const Clock& clock, double seconds) {
  const DiscModel discs = ModelLibrary::standard().disc("tournament");
  FrameAnalyzer analyzer({.board = {std::nullopt, ModelLibrary::standard().boards()},
                          .discs = discs,
                          .seconds_for_reading = 0,
                          .work = TableWork(queue)});
  Table table({.rules = RuleLibrary::standard().find("nca"), .disc_shape = discs.shape},
              [](const nlohmann::ordered_json&, const cv::Mat&) {});
  TableFigures figures;
  std::map<long, double> taken;  // when, by the number of the frame
  const double begun = clock.now().count();
  while (clock.now().count() < begun + seconds) {
    const NextFrame next = source.next();
    if (next.outcome == FrameOutcome::kEnd) break;
    if (next.outcome != FrameOutcome::kFrame) continue;
    const double at = taken[next.frame.number] = clock.now().count();
    const FrameObservations observed = analyzer.next(next.frame);
    table.take(observed, next.frame);
    const double now = clock.now().count();
    for (const RestReading& reading : observed.readings)
      figures.told_after.push_back(1e3 * (now - taken.at(reading.moment.frame)));
    figures.step.push_back(1e3 * (now - at));
    ++figures.looked_at;
    figures.shown = next.frame.number + 1;
  }
  figures.seconds = clock.now().count() - begun;
  return figures;
}

// s of processor, of this process or of its children that have ended.
double processor_seconds(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double peak_megabytes(int who) {
  rusage usage{};
  getrusage(who, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1000;  // it is in kB
}

void print(const std::string& name, TableFigures& figures) {
  std::printf(
      "%-24s %5.1f frames/s of %5.1f, a step %5.1f ms (p99 %6.1f), %3zu readings told after %4.0f ms (p99 "
      "%4.0f)\n",
      name.c_str(), figures.looked_at / figures.seconds, static_cast<double>(figures.shown) / figures.seconds,
      quantile(figures.step, 0.5), quantile(figures.step, 0.99), figures.told_after.size(),
      figures.told_after.empty() ? 0 : quantile(figures.told_after, 0.5),
      figures.told_after.empty() ? 0 : quantile(figures.told_after, 0.99));
}

void run(const Wishes& wishes) {
  share_few_heaps();
  use_large_pages();
  SteadyClock clock;
  std::vector<TableFigures> figures(wishes.clips.size());
  const double begun = clock.now().count();
  {
    WorkQueue queue(wishes.workers);
    std::vector<std::unique_ptr<FrameSource>> cameras;
    for (const std::string& clip : wishes.clips) {
      auto paced = std::make_unique<Paced>(open_video(clip), clock);
      cameras.push_back(std::make_unique<NewestFrame>(std::make_unique<AgreeingFrames>(std::move(paced))));
    }
    std::vector<std::jthread> watching;
    for (std::size_t i = 0; i < cameras.size(); ++i)
      watching.emplace_back([&, i] { figures[i] = watch(*cameras[i], queue, clock, wishes.seconds); });
    watching.clear();
  }
  const double wall = clock.now().count() - begun;
  TableFigures all;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    print(std::filesystem::path(wishes.clips[i]).stem().string(), figures[i]);
    all.told_after.insert(all.told_after.end(), figures[i].told_after.begin(), figures[i].told_after.end());
    all.step.insert(all.step.end(), figures[i].step.begin(), figures[i].step.end());
    all.looked_at += figures[i].looked_at;
    all.shown += figures[i].shown;
    all.seconds = std::max(all.seconds, figures[i].seconds);
  }
  print("all", all);
  const double own = processor_seconds(RUSAGE_SELF), children = processor_seconds(RUSAGE_CHILDREN);
  std::printf(
      "processor %.1f s watching and %.1f s decoding in %.1f s: %.2f cores; %.2f ms a frame looked at\n", own,
      children, wall, (own + children) / wall, 1e3 * (own + children) / all.looked_at);
  std::printf("memory %.0f MB, and %.0f MB of the largest child\n", peak_megabytes(RUSAGE_SELF),
              peak_megabytes(RUSAGE_CHILDREN));
}

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  ringside::Wishes wishes;
  CLI::App app("Watches clips as cameras at several tables, and tells what that takes.");
  app.add_option("CLIP", wishes.clips, "one for each table")->required()->check(CLI::ExistingFile);
  app.add_option("--seconds", wishes.seconds, "of watching; default: 60");
  app.add_option("--workers", wishes.workers, "boards that are read side by side; default: 2");
  CLI11_PARSE(app, argc, argv);
  try {
    ringside::run(wishes);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_tables: %s\n", error.what());
    return 2;
  }
  return 0;
}
