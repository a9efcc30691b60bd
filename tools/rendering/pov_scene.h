// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "drawing/scene.h"
#include "rendering/field.h"

namespace ringside::rendering {

// The scene as POV-Ray reads it, in millimetres of the board frame. Rendered values are linear light times
// kExposure. gamma: what the scene's colours were encoded with.
std::string pov_scene(const drawing::Scene& scene, double gamma, const Field& field, const CameraPose& pose);

}  // namespace ringside::rendering
