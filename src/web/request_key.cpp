// SPDX-License-Identifier: MIT
#include "web/request_key.h"

#include <algorithm>

#include "photo/sha256.h"
#include "web/bad_command.h"

namespace ringside {
namespace {

constexpr std::size_t kMostKeyBytes = 64;
constexpr std::size_t kDigestDigits = 16;  // 64 bits tell commands of one key apart, which nobody forges

}  // namespace

CommandKey request_key(std::string id, const std::string& body) {
  const bool fits = !id.empty() && id.size() <= kMostKeyBytes &&
                    std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c < 0x7f; });
  if (!fits)
    throw BadCommand("the Idempotency-Key is not 1 to " + std::to_string(kMostKeyBytes) +
                     " visible characters of ASCII; give it so, or leave it out");
  return {std::move(id), sha256_of_text(body).substr(0, kDigestDigits)};
}

}  // namespace ringside
