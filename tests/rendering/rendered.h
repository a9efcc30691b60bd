// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include "rendering/photo.h"
#include "rendering/povray.h"

// Pictures for the tests that need POV-Ray.
namespace ringside::rendering {

// Says so aloud when POV-Ray is missing; the test then ends.
inline bool without_povray() {
  static const bool installed = povray_is_installed();
  if (!installed) MESSAGE("skipped: no povray; run tools/setup");
  return !installed;
}

// Lines on an even ground in even light, nothing else near them. Light is linear, so that edges stay where
// they are.
inline drawing::Scene bare_board(double line_width) {
  drawing::Scene scene;
  scene.board.deck = {{230, 230, 230}};
  scene.board.pegs.count = 0;
  scene.board.quadrant_lines.width = 0;
  for (drawing::Line& line : scene.board.lines) line.width = line_width;
  scene.light = {.lamps = {}, .contact = 0};
  return scene;
}

inline plans::PhotoPlan plan_of(const drawing::Scene& scene, const drawing::Viewpoint& viewpoint) {
  plans::PhotoPlan plan;
  plan.name = "test";
  plan.scene = scene;
  plan.viewpoint = viewpoint;
  return plan;
}

inline cv::Mat3b traced(const drawing::Scene& scene, const drawing::Viewpoint& viewpoint) {
  return picture_of(plan_of(scene, viewpoint), Renderer::kPovray);
}

inline cv::Mat3b drawn(const drawing::Scene& scene, const drawing::Viewpoint& viewpoint) {
  return picture_of(plan_of(scene, viewpoint), Renderer::kFast);
}

}  // namespace ringside::rendering
