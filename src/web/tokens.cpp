// SPDX-License-Identifier: MIT
#include "web/tokens.h"

#include <sys/stat.h>

#include <cerrno>
#include <random>
#include <sstream>
#include <string_view>
#include <system_error>

#include "files/regular_file.h"
#include "files/temporary_file.h"
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

// Whole under their name or not at all: a half of them would be in the way of every later start. Those that
// another program has made meanwhile stay.
void keep(const Tokens& tokens, const std::filesystem::path& file) {
  const char* problem = " cannot be written; make its folder writable";
  try {
    TemporaryFile temporary(file.parent_path());
    problem = " cannot be written whole; make room on the disk";
    if (fchmod(temporary.descriptor(), S_IRUSR | S_IWUSR) != 0)
      throw std::system_error(errno, std::generic_category());
    temporary.fill(tokens.read + "\n" + tokens.correct + "\n");
    problem = " cannot be written; make its folder writable";
    temporary.become(file, TemporaryFile::IfThere::kLeave);
  } catch (const std::system_error&) {
    throw WebError(file.string() + problem);
  }
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
  std::error_code ignored;  // writing reports what is wrong
  std::filesystem::create_directories(file.parent_path(), ignored);
  if (!std::filesystem::exists(std::filesystem::symlink_status(file, ignored))) keep(random_tokens(), file);
  return read_tokens(file);
}

}  // namespace ringside
