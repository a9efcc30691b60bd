// SPDX-License-Identifier: MIT
#include "bench_clip.h"

#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <nlohmann/json.hpp>

#include <ctime>

#include "geometry/robust.h"
#include "live/analysis/frame_analyzer.h"
#include "live/capture/video_source.h"
#include "live/table/table.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

double thread_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

double peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1000;  // it is in kB
}

// Of the thread that watches: a child decodes beside it.
struct FrameCosts {
  std::vector<double> decode, watch;  // ms
};

FrameCosts watch(const std::filesystem::path& file) {
  const DiscModel discs = ModelLibrary::standard().disc("tournament");
  FrameAnalyzer analyzer({.board = {std::nullopt, ModelLibrary::standard().boards()}, .discs = discs});
  Table table({.rules = RuleLibrary::standard().find("nca"), .disc_shape = discs.shape},
              [](const nlohmann::ordered_json&, const cv::Mat&) {});
  const auto source = open_video(file.string());
  FrameCosts costs;
  while (true) {
    const double begun = thread_ms();
    const NextFrame next = source->next();
    const double decoded = thread_ms();
    if (next.outcome != FrameOutcome::kFrame) return costs;
    table.take(analyzer.next(next.frame), next.frame);
    costs.decode.push_back(decoded - begun);
    costs.watch.push_back(thread_ms() - decoded);
  }
}

void watch_clip(benchmark::State& state, const std::filesystem::path& file) {
  FrameCosts costs;
  for (auto _ : state) costs = watch(file);
  state.counters["decode"] = quantile(costs.decode, 0.5);
  state.counters["frame"] = quantile(costs.watch, 0.5);
  state.counters["frame_p99"] = quantile(costs.watch, 0.99);
  state.counters["peak_MB"] = peak_megabytes();
}

}  // namespace

void bench_clip(const std::filesystem::path& file) {
  benchmark::RegisterBenchmark((file.stem().string() + "/watch").c_str(), watch_clip, file)
      ->Unit(benchmark::kSecond)
      ->Iterations(1);
}

}  // namespace ringside
