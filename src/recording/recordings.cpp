// SPDX-License-Identifier: MIT
#include "recording/recordings.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ringside {
namespace {

namespace fs = std::filesystem;

const char* const kRound = "round-";

bool is_clip(const fs::path& file) {
  return file.filename().string().starts_with("clip-") && file.extension() == ".mkv";
}

bool is_small_part(const fs::path& file) {
  const std::string name = file.filename().string();
  return name == "events.jsonl" || (name.starts_with("rest-") && file.extension() == ".jpg");
}

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> entries;
  for (const auto& entry : fs::directory_iterator(folder)) entries.push_back(entry.path());
  return entries;
}

// The oldest first: their names say when they were begun.
std::vector<fs::path> rounds_of(const fs::path& folder) {
  std::vector<fs::path> rounds = entries_of(folder);
  std::erase_if(rounds, [](const fs::path& entry) {
    return !fs::is_directory(entry) || !entry.filename().string().starts_with(kRound);
  });
  std::sort(rounds.begin(), rounds.end());
  return rounds;
}

std::uintmax_t size_of(const std::vector<fs::path>& rounds) {
  std::uintmax_t sum = 0;
  for (const fs::path& round : rounds) {
    for (const fs::path& file : entries_of(round))
      if (fs::is_regular_file(file)) sum += fs::file_size(file);
  }
  return sum;
}

// The order in which a round's parts go: clips first, the first of them first.
std::vector<fs::path> parts_that_may_go(const fs::path& round, bool being_recorded) {
  std::vector<fs::path> clips = entries_of(round), small = clips;
  std::erase_if(clips, [](const fs::path& file) { return !is_clip(file); });
  std::erase_if(small, [&](const fs::path& file) { return being_recorded || !is_small_part(file); });
  std::sort(clips.begin(), clips.end(), [](const fs::path& a, const fs::path& b) {
    return std::pair(a.string().size(), a) < std::pair(b.string().size(), b);  // 2 before 10
  });
  std::sort(small.begin(), small.end());
  clips.insert(clips.end(), small.begin(), small.end());
  return clips;
}

}  // namespace

fs::path Recordings::begin_round(UtcTime now) const {
  std::string begun = to_iso_8601(now);
  std::erase(begun, ':');  // not every file system has it
  const fs::path plain = folder_ / (kRound + begun);
  fs::path round = plain;
  for (int n = 2; fs::exists(round); ++n) round = plain.string() + "-" + std::to_string(n);
  fs::create_directories(round);
  return round;
}

void Recordings::make_room(const fs::path& round, const fs::path& clip) const {
  const std::vector<fs::path> rounds = rounds_of(folder_);
  std::uintmax_t size = size_of(rounds);
  for (const fs::path& old : rounds) {
    for (const fs::path& part : parts_that_may_go(old, old == round)) {
      if (size <= most_bytes_) return;
      if (part == clip) continue;
      size -= fs::file_size(part);
      fs::remove(part);
    }
    if (old != round && fs::is_empty(old)) fs::remove(old);
  }
}

}  // namespace ringside
