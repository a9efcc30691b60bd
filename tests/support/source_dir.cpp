// SPDX-License-Identifier: MIT
#include "support/source_dir.h"

namespace ringside::test {

std::filesystem::path source_dir() { return RINGSIDE_SOURCE_DIR; }

}  // namespace ringside::test
