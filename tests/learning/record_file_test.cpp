// SPDX-License-Identifier: MIT
#include "learning/record_file.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "calibration/evidence/board_evidence.h"

namespace ringside::test {
namespace {

TEST_CASE("a record has a column for each field, empty where it was not measured") {
  BoardEvidence evidence;
  evidence.least_coverage = 0.25;
  std::ostringstream out;
  learning::RecordFile<BoardEvidence> records(out, kBoardEvidenceFields);
  records.write("7", '1', evidence);
  std::istringstream lines(out.str());
  std::string head, record;
  std::getline(lines, head);
  std::getline(lines, record);
  CHECK(head.starts_with("picture\tright\tleast_coverage\twidth_ratio\t"));
  CHECK(record.starts_with("7\t1\t0.25\t\t"));
  const auto tabs = [](const std::string& text) { return std::count(text.begin(), text.end(), '\t'); };
  CHECK(tabs(head) == 1 + kBoardEvidenceFields.size());
  CHECK(tabs(record) == tabs(head));
}

}  // namespace
}  // namespace ringside::test
