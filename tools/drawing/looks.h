// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "drawing/scene.h"

// Materials by name, as boards and discs are met.
namespace ringside::drawing {

std::vector<std::string> look_names();

std::optional<Material> look(const std::string& name);

}  // namespace ringside::drawing
