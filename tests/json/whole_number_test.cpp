// SPDX-License-Identifier: MIT
#include "json/whole_number.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace ringside;
using Json = nlohmann::ordered_json;

TEST_CASE("a whole number is one that fits, whichever sign it is kept with") {
  CHECK(is_whole(Json::parse("7"), 0, 7));
  CHECK(is_whole(Json(-3), -3, 7));
  CHECK_FALSE(is_whole(Json::parse("8"), 0, 7));
  CHECK_FALSE(is_whole(Json::parse("18446744073709551615"), -5, 5));
  CHECK_FALSE(is_whole(Json::parse("1e300"), 0, 7));
  CHECK_FALSE(is_whole(Json::parse("3.0"), 0, 7));
  CHECK_FALSE(is_whole(Json::parse("\"3\""), 0, 7));
  CHECK_FALSE(is_whole(Json::parse("true"), 0, 7));
}

TEST_CASE("what does not fit its type is a type error, as what is no number") {
  CHECK(whole<int>(Json::parse("2147483647")) == 2147483647);
  CHECK_THROWS_AS(whole<int>(Json::parse("2147483648")), Json::type_error);
  CHECK_THROWS_AS(whole<int>(Json::parse("null")), Json::type_error);
  CHECK(whole<long>(Json::parse("-9223372036854775808")) == std::numeric_limits<long>::min());
  CHECK(whole<std::size_t>(Json::parse("5")) == 5);
  CHECK_THROWS_AS(whole<std::size_t>(Json::parse("-1")), Json::type_error);
  CHECK_THROWS_AS(whole<std::size_t>(Json::parse("18446744073709551615")), Json::type_error);
}
