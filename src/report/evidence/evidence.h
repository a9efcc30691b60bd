// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>
#include <string>

#include "report/evidence/call_evidence.h"

namespace ringside {

// A picture for a phone or a printer, readable without colours. It shows the disc as the photo does and as
// seen from straight above. The line's near edge, the disc's bottom edge and its top outline are drawn thin.
// The place where they meet is enlarged without marks, beside a scale bar. Below stand the margin with its
// uncertainty, the call, and the sources. It holds pixels only.
cv::Mat draw_evidence(const CallEvidence& evidence);

// The first photo's view of the disc from straight above, without words: small, for a card that leads to the
// whole.
cv::Mat draw_evidence_thumbnail(const CallEvidence& evidence);

// The same for programs (docs/judge.md). picture: name of the file it was drawn to.
nlohmann::ordered_json evidence_json(const CallEvidence& evidence, const std::string& picture);

}  // namespace ringside
