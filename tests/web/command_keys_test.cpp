// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/has.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using testing::post;
using testing::ServedTable;

constexpr const char* kTwenty = R"({"command":"change_twenties","team":"red","by":1})";
constexpr const char* kPause = R"({"command":"pause"})";

httplib::Result post_with_key(const ServedTable& served, const std::string& key, const std::string& body) {
  return post(served.client(), body, {{"Idempotency-Key", key}});
}

TEST_CASE("a command that comes again with its Idempotency-Key has the same answer and does nothing") {
  const ServedTable served;
  const auto first = post_with_key(served, "phone-1", kTwenty);
  const auto again = post_with_key(served, "phone-1", kTwenty);
  CHECK(first->status == 200);
  CHECK(again->status == 200);
  CHECK(again->body == first->body);
  CHECK(served.table.carried_out().size() == 1);
  CHECK(post_with_key(served, "phone-2", kTwenty)->status == 200);
  CHECK(served.table.carried_out().size() == 2);
}

TEST_CASE("clients that know no Idempotency-Key do what they did") {
  const ServedTable served;
  for (int i = 0; i < 2; ++i) CHECK(post(served.client(), kTwenty)->status == 200);
  CHECK(served.table.carried_out().size() == 2);
}

TEST_CASE("an Idempotency-Key that came with another command is refused") {
  const ServedTable served;
  CHECK(post_with_key(served, "phone-1", kTwenty)->status == 200);
  const auto other = post_with_key(served, "phone-1", kPause);
  CHECK(other->status == 409);
  CHECK(test::has(other->body, "a key of its own"));
  CHECK(served.table.carried_out().size() == 1);
}

TEST_CASE("an Idempotency-Key is one to 64 visible characters") {
  const ServedTable served;
  for (const std::string& key : {std::string(65, 'k'), std::string("two words"), std::string("\xc3\xab")}) {
    const auto answer = post_with_key(served, key, kTwenty);
    CHECK_MESSAGE(answer->status == 400, key);
    CHECK_MESSAGE(test::has(answer->body, "Idempotency-Key"), key);
  }
  CHECK(served.table.carried_out().empty());
  CHECK(post_with_key(served, std::string(64, 'k'), kTwenty)->status == 200);
  CHECK(post_with_key(served, R"("8e03978e-40d5-43e8-bc93-6894a57f9324")", kTwenty)->status == 200);
}

}  // namespace
}  // namespace ringside
