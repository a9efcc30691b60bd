// SPDX-License-Identifier: MIT
#include "web/tokens.h"

#include <openssl/crypto.h>

#include <random>
#include <sstream>
#include <string_view>

#include "files/regular_file.h"
#include "web/private_file.h"
#include "web/web_error.h"

namespace ringside {
namespace {

constexpr std::size_t kLength = 32;
constexpr std::string_view kDigits = "abcdefghijklmnopqrstuvwxyz234567";  // 5 bits each

std::string random_word() {
  std::random_device random;
  std::string word;
  for (std::size_t i = 0; i < kLength; ++i) word += kDigits[random() % kDigits.size()];
  return word;
}

bool is_word(const std::string& word) {
  return word.size() == kLength && word.find_first_not_of(kDigits) == std::string::npos;
}

// Looks at every character whatever a compiler makes of it, so that the time does not reveal where they
// differ.
bool equal(const std::string& a, const std::string& b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

Tokens read_tokens(const std::filesystem::path& file) {
  constexpr std::size_t kMostBytes = 1000;  // of two words
  Tokens tokens;
  try {
    std::istringstream(RegularFile(file).read(kMostBytes)) >> tokens.read >> tokens.correct;
  } catch (const FileError& error) {
    throw WebError(file.string() + " cannot be read (" + error.what() + "); remove it, or mend that");
  }
  if (!is_word(tokens.read) || !is_word(tokens.correct))
    throw WebError(file.string() + " holds no two tokens; remove it, new ones are made then");
  return tokens;
}

}  // namespace

Rights Tokens::rights_of(const std::string& shown) const {
  if (!demanded()) return Rights::kCorrect;
  const bool corrects = equal(shown, correct);
  const bool reads = equal(shown, read);
  if (corrects) return Rights::kCorrect;
  return reads ? Rights::kRead : Rights::kNone;
}

Tokens random_tokens() { return {random_word(), random_word()}; }

Tokens kept_tokens(const std::filesystem::path& file) {
  if (!has_private(file)) {
    const Tokens made = random_tokens();
    // Those that another program has made meanwhile stay.
    keep_private(made.read + "\n" + made.correct + "\n", file, TemporaryFile::IfThere::kLeave);
  }
  return read_tokens(file);
}

}  // namespace ringside
