// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rendering/pov_sources.h"

namespace ringside::rendering {

double table_height(const drawing::Board& board);  // z

// Scene text of the table. Where no shadow reaches it is lit by lamps that cast none: much of a picture is
// table, and looking for shadows is most of the work.
std::string table(const drawing::Scene& scene, const std::vector<Source>& sources, const Palette& palette);

}  // namespace ringside::rendering
