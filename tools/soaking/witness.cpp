// SPDX-License-Identifier: MIT
#include "soaking/witness.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "clips/clip_truth.h"
#include "report/data/write_file.h"

namespace ringside::soaking {
namespace {

void scale_points(nlohmann::ordered_json& discs, double factor) {
  for (auto& disc : discs) {
    for (const char* key : {"top_px", "base_px"})
      for (auto& coordinate : disc.at(key)) coordinate = coordinate.get<double>() * factor;
  }
}

}  // namespace

void Witness::hear(nlohmann::ordered_json event, const cv::Mat& measured, int full_width) {
  event["frame"] = std::max(0L, camera_.frames() - 1);
  if (event.contains("discs") && !measured.empty())
    scale_points(event["discs"], static_cast<double>(full_width) / measured.cols);
  heard_ += event.dump() + "\n";
}

watching::Verdict Witness::verdict(const clips::ClipPlan& plan) {
  const std::filesystem::path file = folder_ / "truth.yaml";
  write_file(file, clips::clip_truth_text(plan, "none", camera_.story().timeline(), camera_.shutter()));
  return watching::verdict_on(watching::read_clip_truth(file),
                              watching::read_heard(std::exchange(heard_, "")));
}

}  // namespace ringside::soaking
