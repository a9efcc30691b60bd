// SPDX-License-Identifier: MIT
#include "house/own_includes.h"

#include <doctest/doctest.h>

using namespace ringside::test;

namespace {

SourceFile file_with(const std::string& path, const std::string& included_header) {
  return {path, "// SPDX-License-Identifier: MIT\n#include \"" + included_header + "\"\n"};
}

}  // namespace

TEST_CASE("no two units of src include each other") {
  for (const std::string& pair : units_that_include_each_other(sources())) FAIL_CHECK(pair);
}

TEST_CASE("units that include each other are found, by header or source file") {
  const std::vector<std::string> found{"web/a and web/b include each other; move what both need to a header"};
  CHECK(units_that_include_each_other({file_with("web/a.h", "web/b.h"), file_with("web/b.cpp", "web/a.h")}) ==
        found);
  CHECK(units_that_include_each_other(
            {file_with("web/b.cpp", "web/a.h"), file_with("web/a.cpp", "web/b.h")}) == found);
}

TEST_CASE("a source file may include its own header, and a chain is no circle of two") {
  CHECK(units_that_include_each_other({file_with("web/a.cpp", "web/a.h")}).empty());
  CHECK(units_that_include_each_other({file_with("web/a.h", "web/b.h"), file_with("web/b.cpp", "web/c.h"),
                                       file_with("web/c.h", "web/d.h")})
            .empty());
  CHECK(units_that_include_each_other({file_with("web/a.h", "web/b.h"), file_with("live/b.h", "web/a.h")})
            .empty());
}
