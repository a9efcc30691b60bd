// SPDX-License-Identifier: MIT
#include "watching/clips.h"

#include <algorithm>

#include "evaluation/photo_set.h"
#include "evaluation/process.h"
#include "report/write_file.h"

namespace ringside::watching {
namespace {

namespace fs = std::filesystem;
using evaluation::ProcessResult;

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string failure_of(const ProcessResult& result) {
  if (result.end == ProcessResult::End::kTooSlow) return "was stopped: too slow";
  if (result.end == ProcessResult::End::kSignal) return "crashed by signal " + std::to_string(result.code);
  if (result.code != 0) return "exit code " + std::to_string(result.code) + ": " + first_line(result.err);
  return "";
}

}  // namespace

std::vector<ClipCase> find_clips(const std::vector<fs::path>& folders) {
  std::vector<ClipCase> clips;
  for (const fs::path& folder : folders) {
    std::vector<fs::path> videos;
    std::error_code error;
    for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
      if (i->path().extension() == ".avi") videos.push_back(i->path());
    }
    std::sort(videos.begin(), videos.end());
    const std::size_t before = clips.size();
    for (const fs::path& video : videos) {
      const fs::path truth = fs::path(video).replace_extension(".yaml");
      if (fs::exists(truth)) clips.push_back({video, truth});
    }
    if (clips.size() == before) {
      throw evaluation::FolderError(folder.string() +
                                    ": has no clip with truth; make some with tools/render_clip");
    }
  }
  return clips;
}

Verdict judged_clip(const ClipCase& clip, const WatchOptions& options) {
  const ClipTruth truth = read_clip_truth(clip.truth);
  const ProcessResult result = evaluation::run_process(
      {options.program.string(), "watch", clip.video.string(), "--speed", "max"}, options.limit);
  if (!options.keep.empty()) write_file(options.keep / (clip.video.stem().string() + ".jsonl"), result.out);
  Verdict verdict;
  verdict.no_answer = failure_of(result);
  if (verdict.no_answer.empty()) {
    try {
      verdict = verdict_on(truth, read_heard(result.out));
    } catch (const HeardError& error) {
      verdict.no_answer = error.what();
    }
  }
  verdict.clip = clip.video.stem().string();
  verdict.frames = truth.frames;
  verdict.cost = result.cost;
  return verdict;
}

}  // namespace ringside::watching
