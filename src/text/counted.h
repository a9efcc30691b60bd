// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace ringside {

// "1 round", "2 rounds". What is counted: a noun that takes an s.
std::string counted(std::size_t count, const std::string& what);

}  // namespace ringside
