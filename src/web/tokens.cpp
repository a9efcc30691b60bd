// SPDX-License-Identifier: MIT
#include "web/tokens.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <random>
#include <string_view>

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

// Compares every character, so that the time does not reveal where they differ.
bool equal(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  int different = 0;
  for (std::size_t i = 0; i < a.size(); ++i) different |= a[i] ^ b[i];
  return different == 0;
}

Tokens read_tokens(const std::filesystem::path& file) {
  std::ifstream stream(file);
  Tokens tokens;
  stream >> tokens.read >> tokens.correct;
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
  std::error_code ignored;  // open() reports what is wrong
  std::filesystem::create_directories(file.parent_path(), ignored);
  const int handle = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (handle < 0 && errno == EEXIST) return read_tokens(file);
  if (handle < 0) throw WebError(file.string() + " cannot be written; make its folder writable");
  const Tokens tokens = random_tokens();
  const std::string text = tokens.read + "\n" + tokens.correct + "\n";
  const bool whole = write(handle, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  close(handle);
  if (!whole) throw WebError(file.string() + " cannot be written whole; make room on the disk and remove it");
  return tokens;
}

}  // namespace ringside
