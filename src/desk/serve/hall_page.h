// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "web/page_files.h"

namespace ringside {

// The files of src/desk/serve/page/; modules of src/web/page/ that they use are served beside them.
std::span<const PageFile> hall_page_files();

}  // namespace ringside
