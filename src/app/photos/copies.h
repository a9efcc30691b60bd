// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <vector>

#include "app/photos/photo_list.h"

namespace ringside {

// Photos that were left out, by the one that they are copies of.
using Copies = std::map<std::filesystem::path, std::vector<std::filesystem::path>>;

// Leaves out of the list what folders hold again, byte for byte. Photos that were named one by one stay, each
// as often as it was named; they count before those of folders.
Copies leave_out_copies(PhotoList& list);

}  // namespace ringside
