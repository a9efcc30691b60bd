// SPDX-License-Identifier: MIT
#include "watching/clips.h"

#include <algorithm>

#include "evaluation/photo_set.h"
#include "evaluation/process.h"
#include "evaluation/scratch_folder.h"
#include "report/data/write_file.h"

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

// A ledger with a match of the clip's two sides, for as long as the clip is watched.
class ClipMatch {
 public:
  ClipMatch(const ClipTruth& truth, const WatchOptions& options) {
    const std::string players = "First=" + truth.teams.at(0) + ",Second=" + truth.teams.at(1);
    begun_ = evaluation::run_process(
        {options.program.string(), "match", "new", "--rules", "nca", "--players", players, "--discs-each",
         std::to_string(truth.discs_per_side), "--db", ledger()},
        options.limit);
  }

  std::string ledger() const { return (folder_.path() / "matches.db").string(); }
  const ProcessResult& begun() const { return begun_; }

 private:
  evaluation::ScratchFolder folder_;
  ProcessResult begun_;
};

// Whole rounds are played in a match, or nobody would know how many discs there are; shorter ones are none
// that any rules have.
ProcessResult watch(const ClipCase& clip, const ClipTruth& truth, const WatchOptions& options) {
  std::vector<std::string> command{options.program.string(), "watch", clip.video.string(), "--speed", "max"};
  constexpr int kDiscsOfTwo = 8;  // by the NCA rules
  if (truth.rounds.empty() || truth.discs_per_side != kDiscsOfTwo)
    return evaluation::run_process(command, options.limit);
  const ClipMatch match(truth, options);
  if (!failure_of(match.begun()).empty()) return match.begun();
  command.insert(command.end(), {"--match", "1", "--db", match.ledger()});
  return evaluation::run_process(command, options.limit);
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
  const ProcessResult result = watch(clip, truth, options);
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
