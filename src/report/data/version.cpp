// SPDX-License-Identifier: MIT
#include "report/data/version.h"

namespace ringside {

std::string_view version() { return RINGSIDE_VERSION; }

}  // namespace ringside
