// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "jobs/kept_answers.h"

namespace ringside {

// A batch's share of a file of answers: which photos were answered before, and whose answers are kept. Only
// of a photo that stayed the same from when it was handed out until its answer came.
class BatchAnswers {
 public:
  using Photos = std::vector<std::filesystem::path>;

  // file: empty for none; then nothing is read or kept. options: JSON of carried_options(). photos: outlive
  // this. tell: gets lines for a person. Throws CommandError.
  BatchAnswers(const std::filesystem::path& file, std::string options, const Photos& photos,
               std::function<void(const std::string& line)> tell);

  // Reads the photo, unless the file was empty.
  std::optional<PhotoAnswer> before(std::size_t photo) const;

  // It is handed out, maybe again. bytes: that go with it; empty: it is read where it lies.
  void sent(std::size_t photo, std::string_view bytes);
  // Its first answer since. Where the file cannot be written, that is told once, and no more is kept.
  void came(std::size_t photo, const PhotoAnswer& answer);

 private:
  struct Sent {
    std::string key;  // empty: it could not be read, or changed
    bool by_path;
  };

  std::string key_of(std::size_t photo, const std::string& sha256) const;
  std::string key_of_file(std::size_t photo) const;

  std::filesystem::path file_;
  std::string options_;
  const Photos& photos_;
  std::function<void(const std::string& line)> tell_;
  std::unique_ptr<KeptAnswers> kept_ = {};  // null: nothing is kept
  bool has_some_ = false;
  std::map<std::size_t, Sent> sent_ = {};
};

}  // namespace ringside
