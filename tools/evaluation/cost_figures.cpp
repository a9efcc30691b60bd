// SPDX-License-Identifier: MIT
#include "evaluation/cost_figures.h"

#include "geometry/robust.h"

namespace ringside::evaluation {

CostFigures cost_figures(Photos photos) {
  std::vector<double> wall_ms;
  std::vector<double> cpu_ms;
  std::vector<double> peak_memory;
  std::vector<double> ratios;
  for (const JudgedPhoto& photo : photos) {
    if (photo.answer.missing()) continue;
    wall_ms.push_back(photo.cost.wall_ms);
    cpu_ms.push_back(photo.cost.cpu_ms);
    peak_memory.push_back(photo.cost.peak_memory);
    const Timing& timing = photo.answer.timing;
    if (timing.decode_ms > 0) ratios.push_back(timing.total_ms / timing.decode_ms);
  }
  return {.wall_ms = spread_of(wall_ms),
          .cpu_ms = spread_of(cpu_ms),
          .peak_memory = spread_of(peak_memory),
          .total_over_decode = median(ratios)};
}

}  // namespace ringside::evaluation
