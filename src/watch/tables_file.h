// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "watch/table_arguments.h"

namespace ringside {

// The tables of a file for `ringside watch --tables` (docs/live.md):
//
//   tables:
//     - name: one
//       source: /dev/video0
//       discs: club.yaml   # the options of `watch` that are one table's, without dashes
//
// for_all: what counts for tables of which the file says nothing else. Throws ModelError with the line, also
// of two tables that share a name, a camera, the folder of their matches or that of their recordings.
std::vector<TablePlan> read_tables(const std::filesystem::path& file, const TableArguments& for_all);

}  // namespace ringside
