// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/io_faults.h"
#include "ledger/ledger.h"
#include "support/temp_folder.h"

// A power cut takes away names that were not flushed, and with them files that were.
namespace ringside {
namespace {

bool was_flushed(const std::filesystem::path& path) {
  const auto& flushed = testing::flushed_so_far();
  return std::find(flushed.begin(), flushed.end(), std::filesystem::canonical(path).string()) !=
         flushed.end();
}

TEST_CASE("a new ledger: its name and those of the folders made for it are on the disk") {
  const test::TempFolder folder;
  testing::begin_faults({});
  const Ledger ledger(folder / "new" / "deep" / "matches.db");
  CHECK(was_flushed(folder.path()));
  CHECK(was_flushed(folder / "new"));
  CHECK(was_flushed(folder / "new" / "deep"));
}

}  // namespace
}  // namespace ringside
