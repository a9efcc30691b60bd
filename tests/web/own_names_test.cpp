// SPDX-License-Identifier: MIT
#include "web/own_names.h"

#include <doctest/doctest.h>

#include "support/has.h"
#include "web/guard.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using test::has;
using testing::post;
using testing::ServedTable;

const std::string kEndOfRound = R"({"command":"end_round"})";

Guard guard_on(const std::string& address, std::vector<std::string> allowed = {}) {
  return {address, {.machine = "Table", .allowed = std::move(allowed)}, {}, true};
}

int status_of(const Guard& guard, const RequestOrigin& knock) {
  const auto denial = guard.foreign(knock, false);
  return denial ? denial->status : 200;
}

TEST_CASE("a table on the network knows itself by every name that a home gives it") {
  const Guard guard = guard_on("0.0.0.0");
  for (const char* host :
       {"table", "table:8080", "TABLE.local", "table.lan", "table.home", "table.home.arpa:8080",
        "table.internal", "table.localdomain", "table.fritz.box", "Table.Fritz.Box:8080", "table.fritz.box.",
        "table.lan.:8080", "table.tail1234.ts.net", "table.wise-owl.ts.net.", "ringside.local",
        "ringside.local.:8080", "localhost.", "192.168.1.7:8080", "[fd00::1]:8080"})
    CHECK_MESSAGE(status_of(guard, {.host = host}) == 200, host);
  CHECK(status_of(guard, {.host = "table.fritz.box:8080", .origin = "https://table.fritz.box:8080"}) == 200);
}

TEST_CASE("a name that somebody else may have pointed here stays refused, however alike it looks") {
  const Guard guard = guard_on("0.0.0.0");
  for (const char* host : {"attack.example",
                           "table.attack.example",
                           "table.lan.attack.example",
                           "table.fritz.box.attack.example",
                           "table.tail1234.ts.net.attack.example",
                           "other.lan",
                           "other.fritz.box",
                           "fritz.box",
                           "lan",
                           "attack.table.lan",
                           "x.table.fritz.box",
                           "tablelan",
                           "table.lan..",
                           "table..lan",
                           "table.a.b.ts.net",
                           "other.tail1234.ts.net",
                           "table.ts.net",
                           "table..ts.net",
                           "table.notts.net",
                           "",
                           ".",
                           "..",
                           ".lan"})
    CHECK_MESSAGE(status_of(guard, {.host = host}) == 421, host);
}

TEST_CASE("a machine that is called by its whole name is known by its own part of it at home") {
  const Guard guard("0.0.0.0", {.machine = "table.club.example"}, {}, true);
  for (const char* host : {"table.club.example", "table", "table.lan", "table.tail1234.ts.net"})
    CHECK_MESSAGE(status_of(guard, {.host = host}) == 200, host);
  CHECK(status_of(guard, {.host = "club.example"}) == 421);
  const Guard nameless("::", {}, {}, true);
  for (const char* host : {"", ".lan", "lan", ".tail1234.ts.net"})
    CHECK_MESSAGE(status_of(nameless, {.host = host}) == 421, host);
}

TEST_CASE("on this machine alone only its names for itself count, and those that are allowed") {
  CHECK(status_of(guard_on("127.0.0.1"), {.host = "table.lan"}) == 421);
  CHECK(status_of(guard_on("127.0.0.1"), {.host = "table.tail1234.ts.net"}) == 421);
  const Guard guard = guard_on("127.0.0.1", {"table.lan", "10.0.0.5"});
  for (const char* host : {"table.lan", "TABLE.lan.:443", "10.0.0.5:8080", "localhost:8080"})
    CHECK_MESSAGE(status_of(guard, {.host = host}) == 200, host);
  for (const char* host : {"table.home", "10.0.0.6", "x.table.lan", "table.lan.attack.example"})
    CHECK_MESSAGE(status_of(guard, {.host = host}) == 421, host);
}

TEST_CASE("a proxy's page may speak to the table behind it once its name is allowed") {
  // The proxy speaks HTTPS to browsers, and by our own address to us.
  const RequestOrigin by_address{.host = "127.0.0.1:8080", .origin = "https://scores.example"};
  const RequestOrigin by_name{.host = "scores.example", .origin = "https://scores.example"};
  const RequestOrigin of_other{.host = "127.0.0.1:8080", .origin = "https://attack.example"};
  const Guard strict("127.0.0.1", {}, {}, false);
  CHECK(status_of(strict, by_address) == 403);
  CHECK(status_of(strict, by_name) == 421);
  const Guard guard("127.0.0.1", {.allowed = {"scores.example"}}, {}, false);
  CHECK(status_of(guard, by_address) == 200);
  CHECK(status_of(guard, by_name) == 200);
  CHECK(status_of(guard, of_other) == 403);
  for (const char* origin : {"null", "https://scores.example.attack.example", "https://x.scores.example",
                             "https://attack.example:scores.example", "file://scores.example", "https://"})
    CHECK_MESSAGE(status_of(guard, {.host = "scores.example", .origin = origin}) == 403, origin);
  // Another site at another port of the same name is told by the browser.
  CHECK(status_of(guard, {.host = "scores.example",
                          .origin = "https://scores.example:8443",
                          .fetch_site = "same-site"}) == 403);
}

TEST_CASE("who is refused by name is told what was asked for and what to do") {
  ServedTable served;
  const auto told = [&](const httplib::Headers& headers) {
    return served.client().Get("/api/state", headers)->body;
  };
  CHECK(has(told({{"Host", "table.club.example:8080"}}), "not known as table.club.example; use the address"));
  CHECK(has(told({{"Host", "table.club.example"}}), "start it with --allow-host table.club.example"));
  CHECK(has(served.refused().back(), "421 this table is not known as table.club.example;"));
  CHECK(has(told({{"Origin", "https://scores.example"}}), "start it with --allow-host scores.example"));
  // What is no name is not repeated to anybody.
  const std::string said = told({{"Host", "\x1b[31m<b>"}});
  CHECK(has(said, "not known by that name"));
  CHECK_FALSE(has(said, "<b>"));
  CHECK(has(told({{"Host", std::string(300, 'a')}}), "not known by that name"));
}

TEST_CASE("names that are allowed are served, and only those") {
  ServedTable served{{.allowed_hosts = {"scores.example"}}};
  CHECK(served.client().Get("/api/state", {{"Host", "scores.example"}})->status == 200);
  CHECK(served.client().Get("/api/state", {{"Host", "attack.example"}})->status == 421);
  CHECK(post(served.client(), kEndOfRound, {{"Origin", "https://attack.example"}})->status == 403);
  CHECK(post(served.client(), kEndOfRound, {{"Origin", "https://scores.example"}})->status == 200);
}

}  // namespace
}  // namespace ringside
