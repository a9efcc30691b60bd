// SPDX-License-Identifier: MIT
#include "calibration/model/utc_time.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

using std::chrono::seconds;

TEST_CASE("times are written as ISO 8601 and read back") {
  CHECK(to_iso_8601(UtcTime(seconds(0))) == "1970-01-01T00:00:00Z");
  CHECK(to_iso_8601(UtcTime(seconds(951827696))) == "2000-02-29T12:34:56Z");
  for (const int t : {0, 951827696, 1795183389}) {
    const auto back = parse_iso_8601(to_iso_8601(UtcTime(seconds(t))));
    REQUIRE(back);
    CHECK(back->time_since_epoch() == seconds(t));
  }
}

TEST_CASE("what is no time is not read as one") {
  for (const char* text :
       {"", "2026-11-20", "2026-11-20 14:03:09Z", "2026-11-20T14:03:09", "2026-02-29T00:00:00Z",
        "2026-13-01T00:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T14:60:00Z", "2026-11-20T14:03:60Z",
        "1969-12-31T23:59:59Z", "2026-11-20T14:03:09ZZ", "2026-11-2aT14:03:09Z"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_iso_8601(text));
  }
}

}  // namespace
}  // namespace ringside
