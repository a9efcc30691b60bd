// SPDX-License-Identifier: MIT
// What the stages of the photo flow cost, each beside the decoding of the same photo in the same run, because
// machines differ and are noisy. One thread. And what watching a clip costs, a frame. For example:
//   tools/bench --benchmark_repetitions=10 --benchmark_report_aggregates_only=true PHOTO...
//   tools/bench CLIP...
#include <benchmark/benchmark.h>

#include <opencv2/core/utility.hpp>
#include <set>

#include "bench_clip.h"
#include "calibration/calibrate.h"
#include "calibration/identify/locate_board.h"
#include "detection/detect_discs.h"
#include "detection/hole/judge_hole.h"
#include "detection/outline/candidates.h"
#include "detection/selection/select_discs.h"
#include "photo/large_pages.h"

namespace ringside {
namespace {

void decode(benchmark::State& state, const std::filesystem::path& file) {
  for (auto _ : state) benchmark::DoNotOptimize(load_photo(file));
}

void find(benchmark::State& state, const std::filesystem::path& file) {
  const Photo photo = load_photo(file);
  for (auto _ : state) benchmark::DoNotOptimize(locate_board(photo.pixels, {}));
}

void calibrate_whole(benchmark::State& state, const std::filesystem::path& file) {
  const Photo photo = load_photo(file);
  const BoardOptions options{std::nullopt, ModelLibrary::standard().boards()};
  for (auto _ : state) benchmark::DoNotOptimize(calibrate(photo, options));
}

// What the stages of finding discs are given.
struct Prepared {
  explicit Prepared(const std::filesystem::path& file)
      : photo(load_photo(file)),
        calibration(calibrate(photo, {std::nullopt, ModelLibrary::standard().boards()})),
        discs(ModelLibrary::standard().disc("tournament")) {}

  RectifiedView view() const { return rectify(photo, calibration); }
  std::vector<Candidate> candidates() const {
    return CandidateFinder(view(), calibration, discs.shape).find();
  }
  std::vector<FoundDisc> found_of(const std::vector<Candidate>& candidates) const {
    const auto possible = possible_discs(photo, calibration, discs, candidates);
    return select_discs(photo, calibration, discs, possible);
  }

  Photo photo;
  Calibration calibration;
  DiscModel discs;
};

void rectify_deck(benchmark::State& state, const std::filesystem::path& file) {
  const Prepared prepared(file);
  for (auto _ : state) benchmark::DoNotOptimize(prepared.view());
}

void find_all_candidates(benchmark::State& state, const std::filesystem::path& file) {
  const Prepared prepared(file);
  const RectifiedView view = prepared.view();
  for (auto _ : state)
    benchmark::DoNotOptimize(CandidateFinder(view, prepared.calibration, prepared.discs.shape).find());
}

void fit_candidates(benchmark::State& state, const std::filesystem::path& file) {
  const Prepared p(file);
  const std::vector<Candidate> candidates = p.candidates();
  for (auto _ : state) benchmark::DoNotOptimize(p.found_of(candidates));
}

void judge_the_hole(benchmark::State& state, const std::filesystem::path& file) {
  const Prepared prepared(file);
  const RectifiedView view = hole_view(prepared.photo, prepared.calibration);
  const std::vector<FoundDisc> found = prepared.found_of(prepared.candidates());
  for (auto _ : state)
    benchmark::DoNotOptimize(judge_hole({view, prepared.calibration, {prepared.discs.shape}, found, 0}));
}

void detect(benchmark::State& state, const std::filesystem::path& file) {
  const Prepared prepared(file);
  for (auto _ : state)
    benchmark::DoNotOptimize(detect_discs(prepared.photo, prepared.calibration, prepared.discs));
}

bool is_clip(const std::filesystem::path& file) {
  const std::set<std::string> kEndings{".avi", ".mkv", ".mov", ".mp4", ".webm"};
  return kEndings.contains(file.extension().string());
}

void bench_photo(const std::filesystem::path& file) {
  using Stage = void (*)(benchmark::State&, const std::filesystem::path&);
  struct Named {
    const char* name;
    Stage stage;
  };
  for (const Named& named : {Named{"decode", decode},
                             {"find", find},
                             {"calibrate", calibrate_whole},
                             {"rectify", rectify_deck},
                             {"candidates", find_all_candidates},
                             {"fits", fit_candidates},
                             {"hole", judge_the_hole},
                             {"detect", detect}}) {
    const std::string name = file.stem().string() + "/" + named.name;
    benchmark::RegisterBenchmark(name.c_str(), named.stage, file)->Unit(benchmark::kMillisecond);
  }
}

}  // namespace
}  // namespace ringside

int main(int argc, char** argv) {
  ringside::use_large_pages();
  benchmark::Initialize(&argc, argv);  // takes its own options out
  cv::setNumThreads(1);
  for (int i = 1; i < argc; ++i)
    ringside::is_clip(argv[i]) ? ringside::bench_clip(argv[i]) : ringside::bench_photo(argv[i]);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
