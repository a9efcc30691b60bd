// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "drawing/render.h"

namespace ringside::samples {

// A photo that is drawn for samples/.
struct SampleRound {
  std::string name;
  std::string difficulty;  // one line for a person: what is hard about it
  drawing::Scene scene;
  drawing::View view;
  drawing::CameraEffects effects;
  int jpeg_quality;
};

std::vector<SampleRound> sample_rounds();

}  // namespace ringside::samples
