// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "jobs/answer_message.h"

namespace ringside {

// Whose an answer is, as 64 hexadecimal digits: whatever of these differs makes another. ringside: version;
// options: JSON of carried_options(); name: of the photo, which its table begins with; sha256: of its bytes.
std::string answer_key(std::string_view ringside, const std::string& options, const std::string& name,
                       const std::string& sha256);

// Answers in a file, a line of JSON each below a first line that says what file it is, so that a batch that
// was broken off goes on. One program at a time has it. The file is input like any other: it is read in
// bounds, and what is no answer is left out.
class KeptAnswers {
 public:
  // Makes it where it is missing, and cuts off a last line that is not whole. Throws CommandError where that
  // cannot be: it is something else, in use, or not to be read or written.
  explicit KeptAnswers(const std::filesystem::path& file);
  KeptAnswers(const KeptAnswers&) = delete;
  KeptAnswers& operator=(const KeptAnswers&) = delete;
  ~KeptAnswers();

  bool empty() const { return places_.empty(); }
  std::size_t lines_left_out() const { return left_out_; }

  std::optional<PhotoAnswer> find(const std::string& key) const;

  // It outlives this program when this returns, not a power cut. Refusals are not kept, as they may be those
  // of one machine: too little memory, a folder that is not there. Throws std::system_error; what was in the
  // file still is.
  void keep(const AnswerMessage& message);

 private:
  struct Place {  // in the file, in bytes
    std::uint64_t offset;
    std::size_t size;
  };

  void open(const std::filesystem::path& file);
  void read_file(const std::filesystem::path& file);
  void take_line(std::string_view line, std::uint64_t offset);
  void append(std::string_view line);
  void cut_to_whole() const;

  int descriptor_ = -1;
  std::uint64_t size_ = 0;  // of what is whole, in bytes
  std::map<std::string, Place> places_ = {};
  std::size_t left_out_ = 0;
};

}  // namespace ringside
