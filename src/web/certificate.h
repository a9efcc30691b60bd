// SPDX-License-Identifier: MIT
#pragma once

#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

namespace ringside {

// By which a server proves who it is: a certificate (with those that sign it, if any) and its key, as PEM.
struct Certificate {
  std::string chain;
  std::string key;
};

// Signed by itself, for those names and addresses, over that key or a new one. Valid from a day before `now`
// for 800 days: phones refuse more than 825.
Certificate new_certificate(const std::vector<std::string>& names, std::time_t now,
                            const std::string& key = "");

// The SHA-256 of the certificate as browsers show it: "1A:2B:...".
std::string fingerprint(const Certificate& certificate);

// Of files that somebody gave; `key` may be the same file. Throws WebError where one cannot be read or they
// do not belong together.
Certificate read_certificate(const std::filesystem::path& chain, const std::filesystem::path& key);

// This machine's own: that of the file, which only its owner can read. One is made where there is none, and
// made anew over the same key where it does not hold for all of `needed` or ends within 30 days. `further`:
// names that a new one holds for as well. Throws WebError.
Certificate kept_certificate(const std::filesystem::path& file, const std::vector<std::string>& needed,
                             const std::vector<std::string>& further, std::time_t now);

}  // namespace ringside
