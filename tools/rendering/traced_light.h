// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::rendering {

// The scene text that traced_light renders.
std::string scene_text(const drawing::Scene& scene, const drawing::View& view, double gamma);

// The light that reaches each pixel of the view, rendered by POV-Ray: BGR, linear, 1 = white in full light.
// gamma: what the scene's colours were encoded with. Throws RenderError.
cv::Mat3f traced_light(const drawing::Scene& scene, const drawing::View& view, double gamma);

}  // namespace ringside::rendering
