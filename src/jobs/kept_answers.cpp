// SPDX-License-Identifier: MIT
#include "jobs/kept_answers.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "app/program/command_error.h"
#include "files/temporary_file.h"
#include "jobs/job_error.h"
#include "jobs/whole_lines.h"
#include "photo/sha256.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstLine = "{\"file\":\"answers of ringside score --workers\"}\n";
constexpr mode_t kModeBeforeUmask = 0666;

std::string cause() { return std::generic_category().message(errno); }

std::optional<PhotoAnswer> scored_in(AnswerMessage message) {
  return message.answer && !message.answer->refused ? std::move(message.answer) : std::nullopt;
}

}  // namespace

std::string answer_key(std::string_view ringside, const std::string& options, const std::string& name,
                       const std::string& sha256) {
  return sha256_of_text(line_text(nlohmann::ordered_json::array({ringside, options, name, sha256})));
}

KeptAnswers::KeptAnswers(const fs::path& file) {
  try {
    open(file);
    read_file(file);
  } catch (...) {
    if (descriptor_ >= 0) ::close(descriptor_);
    throw;
  }
}

KeptAnswers::~KeptAnswers() { ::close(descriptor_); }

// O_NONBLOCK: a pipe is not waited for.
void KeptAnswers::open(const fs::path& file) {
  descriptor_ =
      ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, kModeBeforeUmask);
  struct stat status = {};
  if (descriptor_ < 0 || ::fstat(descriptor_, &status) != 0)
    throw CommandError(file, "cannot be opened to keep answers (" + cause() + "); name another file");
  if (!S_ISREG(status.st_mode)) throw CommandError(file, "is not a regular file; name another");
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK)
    throw CommandError(file, "another program keeps its answers there; wait for it, or name another file");
  throw CommandError(file, "cannot be locked (" + cause() + "); name a file on another disk");
}

// A slip such as `--answers photo.jpg` must not cost a photo: nothing is cut off or written before the first
// line is known.
void KeptAnswers::read_file(const fs::path& file) {
  try {
    bool is_ours = false;
    const LinesEnd end =
        read_whole_lines(descriptor_, kMostBytesOfAnswer, [&](std::string_view line, std::uint64_t offset) {
          if (offset == 0) {
            is_ours = line == kFirstLine;
            return is_ours;
          }
          take_line(line, offset);
          return true;
        });
    const bool is_begun = end.whole == 0 && kFirstLine.starts_with(end.rest);
    if (!is_ours && !is_begun) throw CommandError(file, "holds no answers of workers; name another file");
    size_ = end.whole;
    cut_to_whole();
    if (!is_ours) append(kFirstLine);
  } catch (const std::system_error& error) {
    throw CommandError(file, "cannot be used (" + error.code().message() + "); name another file");
  }
}

void KeptAnswers::take_line(std::string_view line, std::uint64_t offset) {
  if (line == kFirstLine) return;  // files that were joined
  try {
    AnswerMessage message = read_answer_message(line);
    const std::string key = message.key;
    if (key.empty() || !scored_in(std::move(message))) throw JobError("nobody keeps that");
    places_[key] = {offset, line.size()};
  } catch (const JobError&) {
    ++left_out_;
  }
}

void KeptAnswers::cut_to_whole() const {
  if (::ftruncate(descriptor_, static_cast<off_t>(size_)) != 0)
    throw std::system_error(errno, std::generic_category());
}

void KeptAnswers::append(std::string_view line) {
  try {
    write_all(descriptor_, line);
    size_ += line.size();
  } catch (const std::system_error&) {
    cut_to_whole();
    throw;
  }
}

// Somebody without a lock may have changed it since.
std::optional<PhotoAnswer> KeptAnswers::find(const std::string& key) const {
  const auto found = places_.find(key);
  if (found == places_.end()) return std::nullopt;
  try {
    AnswerMessage message =
        read_answer_message(read_at(descriptor_, found->second.offset, found->second.size));
    return message.key == key ? scored_in(std::move(message)) : std::nullopt;
  } catch (const JobError&) {
    return std::nullopt;
  }
}

void KeptAnswers::keep(const AnswerMessage& message) {
  if (!scored_in(message)) return;
  const std::string line = answer_payload(message) + '\n';
  if (line.size() > kMostBytesOfAnswer) return;
  const Place place{size_, line.size()};
  append(line);
  places_[message.key] = place;
}

}  // namespace ringside
