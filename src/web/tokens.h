// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace ringside {

enum class Rights { kNone, kRead, kCorrect };

// Words that open the table to other machines: one to see it, one to correct it as well. Empty: none is
// needed.
struct Tokens {
  std::string read = {};
  std::string correct = {};

  bool demanded() const { return !read.empty() && !correct.empty(); }
  // Of somebody who shows that word; takes as long for any word of the same length.
  Rights rights_of(const std::string& shown) const;
};

// 160 random bits each.
Tokens random_tokens();

// Those of that file, which only its owner can read; made if there is none, so that pages left open still fit
// after a restart. Throws WebError.
Tokens kept_tokens(const std::filesystem::path& file);

}  // namespace ringside
