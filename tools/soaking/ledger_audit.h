// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ringside::soaking {

// What is wrong with a ledger in which so many rounds were finished, a line each: its file, what does not
// follow from the entry before it, rounds that are not there or are there twice, pictures that are gone.
std::vector<std::string> audit(const std::filesystem::path& ledger, const std::filesystem::path& pictures,
                               long rounds);

// Rounds that count in its newest match; 0 where there is none yet.
long rounds_of_newest_match(const std::filesystem::path& ledger);

}  // namespace ringside::soaking
