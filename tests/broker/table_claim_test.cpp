// SPDX-License-Identifier: MIT
#include "broker/table_claim.h"

#include <doctest/doctest.h>

#include <random>

namespace ringside {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const TableClaim::Time kNow = TableClaim::Time() + seconds(1000);

TEST_CASE("a table is claimed when nobody has it") {
  TableClaim claim("a");
  CHECK(claim.wants_to_ask(kNow));
  CHECK_FALSE(claim.wants_to_ask(kNow + seconds(1)));  // the answer is under way
  CHECK(claim.wants_to_ask(kNow + seconds(6)));        // or was lost
  claim.saw_claim("a", kNow);
  CHECK(claim.ours());
  CHECK_FALSE(claim.wants_to_ask(kNow + seconds(60)));
  claim.forget();
  CHECK_FALSE(claim.ours());  // who came meanwhile is not known
}

TEST_CASE("who has a table keeps it until it is gone") {
  TableClaim claim("b");
  claim.saw_availability("a", true);
  CHECK(claim.taken());
  CHECK_FALSE(claim.wants_to_ask(kNow));
  claim.saw_availability("c", false);  // another that only waited
  CHECK(claim.taken());
  claim.saw_availability("a", false);
  CHECK_FALSE(claim.taken());
  CHECK(claim.wants_to_ask(kNow));
  claim.saw_claim("b", kNow);
  CHECK(claim.ours());
}

// All see what is published in one order, each after a while of its own.
TEST_CASE("of programs that claim a table at once one has it, whatever the order") {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    std::vector<std::string> names{"a", "b", "c"};
    std::vector<TableClaim> claims(names.begin(), names.end());
    struct Published {
      std::string session;
      bool online;
    };
    std::vector<Published> order;
    std::vector<std::size_t> seen(claims.size(), 0);
    std::vector<bool> told(claims.size(), false);
    for (auto now = kNow; now < kNow + seconds(4); now += milliseconds(50)) {
      const std::size_t i = random() % claims.size();
      if (claims[i].wants_to_ask(now)) order.push_back({names[i], false});
      if (seen[i] < order.size()) {
        const Published& next = order[seen[i]++];
        if (next.online) {
          claims[i].saw_availability(next.session, true);
        } else {
          claims[i].saw_claim(next.session, now);
        }
      }
      if (claims[i].ours() && !told[i]) {
        told[i] = true;
        order.push_back({names[i], true});
      }
    }
    CHECK(std::count_if(claims.begin(), claims.end(), [](const TableClaim& claim) { return claim.ours(); }) ==
          1);
  }
}

}  // namespace
}  // namespace ringside
