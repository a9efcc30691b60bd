// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "jobs/job.h"

namespace ringside {

// Puts a photo into its job: its path below the folder that workers see too, or its bytes where it does not
// lie there. shared: that folder, or empty. False: it is too large or cannot be read.
bool put_photo(Job& job, const std::filesystem::path& photo, const std::filesystem::path& shared);

}  // namespace ringside
