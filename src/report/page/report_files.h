// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace ringside {

// A text of src/report/page, part of the program.
struct ReportFile {
  std::string_view name;
  std::string_view text;
};

std::span<const ReportFile> report_files();

}  // namespace ringside
