// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "calibration/model/utc_time.h"
#include "report/data/evidence_photo.h"

namespace ringside {

// A hole that is empty or has a disc flat in it (left open for people to decide), and the photos of it.
struct HoleEvidence {
  std::vector<EvidencePhoto> photos;  // at least one
  UtcTime made;                       // when it was judged
  std::string maybe;                  // the side whose disc may lie in it
  std::vector<std::string> remarks = {};
};

// A sheet like that of a call: the hole as the photo shows it and as seen from straight above, with its rim
// drawn thin. Both are repeated without marks and with the levels within the rim stretched, so that a dark
// disc in a dark hole shows. It holds pixels only.
cv::Mat draw_hole_evidence(const HoleEvidence& evidence);

// The same for programs (docs/judge.md). picture: name of the file it was drawn to.
nlohmann::ordered_json hole_evidence_json(const HoleEvidence& evidence, const std::string& picture);

}  // namespace ringside
