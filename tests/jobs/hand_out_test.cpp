// SPDX-License-Identifier: MIT
#include "jobs/hand_out.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

using std::chrono::seconds;
using Photos = std::vector<std::size_t>;

struct Batch {
  explicit Batch(std::size_t photos) : out("b", "1", photos) {}

  Photos sent() {
    Photos all;
    while (const auto photo = out.next(now)) all.push_back(*photo);
    return all;
  }
  void present(const std::string& worker, const std::set<std::string>& holds, std::size_t slots = 1) {
    out.saw(worker, {.ringside = "1", .slots = slots, .holds = holds}, now);
  }
  void pass(seconds time) {
    now += time;
    out.look_after(now);
  }

  HandOut out;
  HandOut::Time now{seconds(1000)};
};

TEST_CASE("nothing is handed out before there is a worker, and two photos for each slot then") {
  Batch batch(10);
  CHECK(batch.sent().empty());
  batch.present("a", {});
  CHECK(batch.sent() == Photos{0, 1});
  batch.present("b", {}, 2);
  CHECK(batch.sent() == Photos{2, 3, 4, 5});
  CHECK(batch.out.answered(3));
  CHECK(batch.sent() == Photos{6});
}

TEST_CASE("what a worker held that is gone goes to another, before all the others") {
  Batch batch(5);
  batch.present("a", {});
  batch.present("b", {});
  CHECK(batch.sent() == Photos{0, 1, 2, 3});
  batch.present("a", {"b/0", "b/2"});
  batch.present("b", {"b/1", "b/3"});
  batch.out.gone("a");
  CHECK(batch.out.answered(1));
  CHECK(batch.sent() == Photos{0});
  CHECK(batch.out.workers() == 1);
}

TEST_CASE("a worker that falls silent is gone; one that says that it is there is not") {
  Batch batch(4);
  batch.present("a", {});
  batch.present("b", {});
  REQUIRE(batch.sent().size() == 4);
  batch.present("a", {"b/0", "b/1"});
  batch.present("b", {"b/2", "b/3"});
  for (int i = 0; i < 6; ++i) {
    batch.pass(seconds(4));
    batch.present("b", {"b/2", "b/3"});
  }
  CHECK(batch.out.workers() == 1);
  CHECK(batch.out.answered(2));
  CHECK(batch.out.answered(3));
  CHECK(batch.sent() == Photos{0, 1});
}

TEST_CASE("a job that no worker says to hold was lost on its way") {
  Batch batch(2);
  batch.present("a", {});
  REQUIRE(batch.sent() == Photos{0, 1});
  batch.present("a", {"b/1"});
  batch.pass(seconds(4));
  CHECK(batch.sent().empty());
  batch.pass(seconds(2));
  CHECK(batch.sent() == Photos{0});
}

TEST_CASE("an answer that a broker lost with itself is asked for again, once its worker holds it no more") {
  Batch batch(1);
  batch.present("a", {});
  REQUIRE(batch.sent() == Photos{0});
  batch.present("a", {"b/0"});
  batch.out.reconnected(batch.now);
  batch.present("a", {"b/0"});
  CHECK(batch.sent().empty());
  batch.present("a", {});
  CHECK(batch.sent() == Photos{0});
}

TEST_CASE("each photo is answered once, and answers for none are none") {
  Batch batch(2);
  batch.present("a", {});
  REQUIRE(batch.sent().size() == 2);
  CHECK(batch.out.answered(0));
  CHECK_FALSE(batch.out.answered(0));
  CHECK_FALSE(batch.out.answered(2));
  CHECK_FALSE(batch.out.is_done());
  CHECK(batch.out.answered(1));
  CHECK(batch.out.is_done());
}

TEST_CASE("a photo at which three workers ended is given up, and one that had no room is not") {
  Batch batch(1);
  for (int i = 0; i < 3; ++i) {
    CHECK(batch.out.hopeless().empty());
    batch.present("a", {});
    REQUIRE(batch.sent() == Photos{0});
    batch.out.take_back(0, batch.now);
    CHECK(batch.sent().empty());
    batch.pass(seconds(1));
    REQUIRE(batch.sent() == Photos{0});
    batch.present("a", {"b/0"});
    batch.out.gone("a");
  }
  CHECK(batch.out.hopeless() == Photos{0});
  CHECK(batch.out.hopeless().empty());
}

TEST_CASE("workers of another version get nothing") {
  Batch batch(1);
  batch.out.saw("a", {.ringside = "2", .slots = 1, .holds = {}}, batch.now);
  CHECK(batch.sent().empty());
  CHECK(batch.out.saw_other_version());
}

TEST_CASE("what workers hold of other batches, or say to hold, is nothing to this one") {
  Batch batch(2);
  batch.present("a", {"c/0", "b/7", "b/x", "b/", "b/-1", "b/18446744073709551616"});
  CHECK(batch.sent() == Photos{0, 1});
}

}  // namespace
}  // namespace ringside
