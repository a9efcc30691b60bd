// SPDX-License-Identifier: MIT
#include "watch/status_follower.h"

#include <doctest/doctest.h>

#include "app/terminal.h"
#include "support/has.h"
#include "web/fake_table.h"

namespace ringside {

TEST_CASE("a table's status stands on the terminal when its follower has gone") {
  const test::Terminal terminal(200);
  TerminalLine line(terminal.program());
  testing::FakeTable table{testing::view_in_play()};
  { const StatusFollower follower(table, line); }
  CHECK(test::has(terminal.written(), "Ann 2 : 0 Bob | shots 14 | lines within 0.14 mm"));
}

}  // namespace ringside
