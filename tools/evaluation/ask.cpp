// SPDX-License-Identifier: MIT
#include "evaluation/ask.h"

#include <atomic>
#include <cstring>
#include <future>
#include <mutex>

#include "evaluation/process.h"
#include "evaluation/scratch_folder.h"
#include "report/data/text.h"

namespace ringside::evaluation {
namespace {

constexpr int kWorstExitCode = 2;  // app/exit_code.h

std::string signal_text(int signal) {
  const char* words = sigdescr_np(signal);
  return "signal " + std::to_string(signal) + (words ? " (" + std::string(words) + ")" : "");
}

std::string too_slow(std::chrono::milliseconds limit) {
  const double seconds = std::chrono::duration<double>(limit).count();
  return "stopped after " + fixed(seconds, seconds < 1 ? 3 : 0) + " s";
}

// The first line that it left on stderr.
std::string last_words(const ProcessResult& result) {
  const std::string line = result.err.substr(0, result.err.find('\n'));
  return line.empty() ? "" : "; it said: " + line;
}

Answer no_answer(const std::string& what, const ProcessResult& result) {
  return {.said = NoAnswer{what + last_words(result)}};
}

Answer answer_of(const ProcessResult& result, std::chrono::milliseconds limit) {
  using End = ProcessResult::End;
  if (result.end == End::kTooSlow) return no_answer(too_slow(limit), result);
  if (result.end == End::kSignal) return no_answer("crashed by " + signal_text(result.code), result);
  if (result.code > kWorstExitCode) return no_answer("exit code " + std::to_string(result.code), result);
  try {
    return read_answer(result.out);
  } catch (const AnswerError& error) {
    return no_answer("its answer " + std::string(error.what()), result);
  }
}

std::vector<std::string> score_command(const AskOptions& options) {
  std::vector<std::string> command{options.program.string(), "score", "--json", "-"};
  if (!options.discs.empty()) command.insert(command.end(), {"--discs", options.discs});
  return command;
}

Reply ask_calibrated(const std::filesystem::path& photo, const AskOptions& options) {
  const ScratchFolder folder;
  const std::string file = folder.path() / "calibration.yaml";
  const ProcessResult calibrated =
      run_process({options.program.string(), "calibrate", photo.string(), "-o", file}, options.limit);
  std::vector<std::string> command = score_command(options);
  // Where there is no board the refusal is score's to tell.
  if (calibrated.end == ProcessResult::End::kExited && calibrated.code == 0)
    command.insert(command.end(), {"--calibration", file});
  command.push_back(photo.string());
  const ProcessResult result = run_process(command, options.limit);
  return {answer_of(result, options.limit), result.cost};
}

}  // namespace

Reply ask(const std::filesystem::path& photo, const AskOptions& options) {
  if (options.calibrate_first) return ask_calibrated(photo, options);
  std::vector<std::string> command = score_command(options);
  command.push_back(photo.string());
  const ProcessResult result = run_process(command, options.limit);
  return {answer_of(result, options.limit), result.cost};
}

std::vector<Reply> ask_all(const std::vector<std::filesystem::path>& photos, const AskOptions& options,
                           const std::function<void(std::size_t)>& begun) {
  std::vector<Reply> replies(photos.size());
  std::atomic<std::size_t> next = 0;
  std::mutex telling;
  const auto work = [&] {
    for (std::size_t i = next++; i < photos.size(); i = next++) {
      {
        const std::lock_guard lock(telling);
        begun(i);
      }
      replies[i] = ask(photos[i], options);
    }
  };
  std::vector<std::future<void>> workers;
  for (int i = 0; i < options.jobs; ++i) workers.push_back(std::async(std::launch::async, work));
  for (auto& worker : workers) worker.get();
  return replies;
}

}  // namespace ringside::evaluation
