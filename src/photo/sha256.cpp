// SPDX-License-Identifier: MIT
#include "photo/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

#include "photo/hex.h"
#include "photo/photo.h"
#include "photo/read_file.h"

namespace ringside {

std::string sha256(Bytes bytes) {
  std::array<std::uint8_t, 32> digest{};
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("OpenSSL does not compute SHA-256");
  }
  return in_hex(digest);
}

std::string sha256_of_text(std::string_view text) {
  return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::string sha256_of_file(const std::filesystem::path& path) {
  return sha256(read_file(path, PhotoLimits{}.file_bytes));
}

}  // namespace ringside
