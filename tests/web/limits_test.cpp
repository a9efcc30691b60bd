// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "web/client_network.h"
#include "web/fake_table.h"
#include "web/picture_cache.h"
#include "web/rate_limit.h"
#include "web/view_feed.h"

namespace ringside {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// A clock that stands until it is set forward.
struct Standing {
  std::chrono::steady_clock::time_point time{};
  WebClock clock() {
    return [this] { return time; };
  }
};

TEST_CASE("a bucket empties, fills up again and never more than full") {
  Standing standing;
  RateLimit limit({.most = 10, .per_second = 2, .addresses = 8}, standing.clock());
  CHECK(limit.take("a", 7));
  CHECK_FALSE(limit.take("a", 4));
  CHECK(limit.take("a", 3));  // what was refused took nothing
  CHECK(limit.take("b", 10));
  standing.time += seconds(2);
  CHECK(limit.take("a", 4));
  CHECK_FALSE(limit.take("a", 1));
  standing.time += seconds(1'000);
  CHECK(limit.take("a", 10));
  CHECK_FALSE(limit.take("a", 1));
}

TEST_CASE("a crowd of addresses gets no more than the buckets there are") {
  Standing standing;
  RateLimit limit({.most = 1, .per_second = 1, .addresses = 4}, standing.clock());
  int taken = 0;
  for (int i = 0; i < 1'000; ++i) taken += limit.take("10.0.0." + std::to_string(i), 1) ? 1 : 0;
  CHECK(taken == 4);
  standing.time += seconds(1);
  CHECK(limit.take("a newcomer", 1));
}

TEST_CASE("an IPv4 address is one client, of IPv6 a whole network") {
  CHECK(client_network("192.168.1.7") == "192.168.1.7");
  CHECK(client_network("::ffff:192.168.1.7") == "::ffff:192.168.1.7");
  CHECK(client_network("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
  CHECK(client_network("2001:db8:1:2::9") == "2001:db8:1:2::/64");
  CHECK(client_network("2001:db8:1:3::9") != client_network("2001:db8:1:2::9"));
  CHECK(client_network("") == "");
}

TEST_CASE("a picture is drawn once as long as it is fresh") {
  Standing standing;
  PictureCache cache(milliseconds(100), standing.clock());
  int drawn = 0;
  const auto draw = [&drawn] { return std::to_string(++drawn); };
  CHECK(*cache.get("frame", draw).bytes == "1");
  CHECK(*cache.get("frame", draw).bytes == "1");
  CHECK(*cache.get("12", draw).bytes == "2");
  standing.time += milliseconds(100);
  CHECK(*cache.get("frame", draw).bytes == "3");
}

TEST_CASE("pictures that are kept take a bounded memory, and none is kept that is not there") {
  Standing standing;
  PictureCache cache(seconds(60), standing.clock());
  int drawn = 0;
  const auto large = [&drawn] {
    ++drawn;
    return std::string(3 << 20, 'x');
  };
  for (const char* name : {"1", "2", "3", "4"}) {
    cache.get(name, large);
    standing.time += milliseconds(1);
  }
  cache.get("4", large);
  CHECK(drawn == 4);
  cache.get("1", large);  // the oldest had to go
  CHECK(drawn == 5);
  const auto none = [&drawn] { return std::to_string(++drawn).substr(1); };
  CHECK(cache.get("none", none).bytes->empty());
  CHECK(cache.get("none", none).bytes->empty());
  CHECK(drawn == 7);
}

TEST_CASE("who comes late to a feed is told the newest view and not those before it") {
  testing::FakeTable table{testing::view_in_play()};
  const ViewFeed feed(table, milliseconds(0));
  table.change([](TableView& view) { view.shots = 77; });
  long number = 0;
  std::string view;
  while (view.find("\"shots\":77,") == std::string::npos) {
    const auto update = feed.newer_than(number, seconds(10));
    REQUIRE(update->text);
    CHECK(update->number > number);
    number = update->number;
    view = *update->text;
  }
  CHECK_FALSE(feed.newer_than(number, milliseconds(1))->text);
}

TEST_CASE("a feed that is closed says so to those who wait") {
  const testing::FakeTable table{testing::view_in_play()};
  ViewFeed feed(table, milliseconds(0));
  const long number = feed.newer_than(0, seconds(10))->number;
  feed.close();
  CHECK_FALSE(feed.newer_than(number + 100, seconds(10)).has_value());
}

}  // namespace
}  // namespace ringside
