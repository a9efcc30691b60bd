// SPDX-License-Identifier: MIT
#include "learning/record_file.h"

#include <doctest/doctest.h>

#include <sstream>

namespace ringside::test {
namespace {

TEST_CASE("a record has a column for each field, empty where it was not measured") {
  BoardEvidence evidence;
  evidence.least_coverage = 0.25;
  std::ostringstream head, record;
  learning::write_head(head);
  learning::write_record(record, "7", '1', evidence);
  CHECK(head.str().starts_with("picture\tright\tleast_coverage\twidth_ratio\t"));
  CHECK(record.str().starts_with("7\t1\t0.25\t\t"));
  const auto tabs = [](const std::string& text) { return std::count(text.begin(), text.end(), '\t'); };
  CHECK(tabs(head.str()) == 1 + kEvidenceFields.size());
  CHECK(tabs(record.str()) == tabs(head.str()));
}

}  // namespace
}  // namespace ringside::test
