// SPDX-License-Identifier: MIT
#include "soaking/soak.h"

#include <doctest/doctest.h>

#include "support/temp_folder.h"

// Minutes of what tools/soak does for hours: before the first round of an evening nothing is touched.
namespace ringside::soaking {
namespace {

TEST_CASE("a camera that hangs, goes away and has a clock that jumps makes no event of the game") {
  const test::TempFolder folder;
  SoakOptions options;
  options.hours = 0.01;
  options.seed = 2;
  options.folder = folder.path();
  const Tally tally = Soak(options).run();
  for (const Finding& finding : tally.findings) FAIL_CHECK(finding.act << ": " << finding.what);
  CHECK(tally.acts == 1);
  CHECK(tally.hours > 0.02);
  CHECK(tally.told.phantoms == 0);
  CHECK(tally.faults.size() == 3);
}

}  // namespace
}  // namespace ringside::soaking
