// SPDX-License-Identifier: MIT
// What the stages of the photo flow cost, each beside the decoding of the same photo in the same run, because
// machines differ and are noisy. One thread. For example:
//   tools/bench --benchmark_repetitions=10 --benchmark_report_aggregates_only=true PHOTO...
#include <benchmark/benchmark.h>

#include <opencv2/core/utility.hpp>

#include "calibration/calibrate.h"
#include "calibration/find_board.h"
#include "detection/detect_discs.h"

namespace ringside {
namespace {

void decode(benchmark::State& state, const std::filesystem::path& file) {
  for (auto _ : state) benchmark::DoNotOptimize(load_photo(file));
}

void find(benchmark::State& state, const std::filesystem::path& file) {
  const Photo photo = load_photo(file);
  for (auto _ : state) benchmark::DoNotOptimize(find_board(photo.pixels, kSearches[0]));
}

void calibrate_whole(benchmark::State& state, const std::filesystem::path& file) {
  const Photo photo = load_photo(file);
  const BoardOptions options{std::nullopt, ModelLibrary::standard().boards()};
  for (auto _ : state) benchmark::DoNotOptimize(calibrate(photo, options));
}

void detect(benchmark::State& state, const std::filesystem::path& file) {
  const ModelLibrary library = ModelLibrary::standard();
  const Photo photo = load_photo(file);
  const Calibration calibration = calibrate(photo, {std::nullopt, library.boards()});
  const DiscModel discs = library.disc("tournament");
  for (auto _ : state) benchmark::DoNotOptimize(detect_discs(photo, calibration, discs));
}

void add(const std::filesystem::path& file) {
  using Stage = void (*)(benchmark::State&, const std::filesystem::path&);
  struct Named {
    const char* name;
    Stage stage;
  };
  for (const Named& named :
       {Named{"decode", decode}, {"find", find}, {"calibrate", calibrate_whole}, {"detect", detect}}) {
    const std::string name = file.stem().string() + "/" + named.name;
    benchmark::RegisterBenchmark(name.c_str(), named.stage, file)->Unit(benchmark::kMillisecond);
  }
}

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);  // takes its own options out
  cv::setNumThreads(1);
  for (int i = 1; i < argc; ++i) ringside::add(argv[i]);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
