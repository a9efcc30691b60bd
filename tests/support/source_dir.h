// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace ringside::test {

// The checkout that the tests belong to. Its path is compiled into one file only, so that one checkout finds
// in ccache what another compiled.
std::filesystem::path source_dir();

}  // namespace ringside::test
