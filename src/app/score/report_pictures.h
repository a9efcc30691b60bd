// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "flow/photo_flow.h"
#include "report/page/report_entry.h"

namespace ringside {

// Draws a photo's pictures into the folder `pictures` of a report's: the photo with what was found, and
// evidence on each open call. Names begin with `stem`. Throws CommandError.
EntryPictures draw_report_pictures(const FlowResult& result, const FlowOptions& flow,
                                   const std::string& sha256, const std::filesystem::path& report,
                                   const std::string& stem);

}  // namespace ringside
