// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "house/house_rules.h"
#include "support/source_dir.h"

using namespace ringside::test;

namespace {

namespace fs = std::filesystem;

const fs::path kSource = ringside::test::source_dir() / "src";

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  REQUIRE_MESSAGE(stream, file.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The sub-folders in the order in which a folder's CMakeLists.txt adds them.
std::vector<std::string> added_folders(const fs::path& folder) {
  constexpr std::string_view kCommand = "add_subdirectory(";
  const std::string text = read(folder / "CMakeLists.txt");
  std::vector<std::string> folders;
  for (auto at = text.find(kCommand); at != std::string::npos; at = text.find(kCommand, at)) {
    at += kCommand.size();
    folders.push_back(text.substr(at, text.find(')', at) - at));
  }
  return folders;
}

// As CMake builds it: rooms before the folder that they are part of.
House built_house() {
  House house;
  for (const std::string& floor : added_folders(kSource)) {
    for (const std::string& room : added_folders(kSource / floor))
      house.push_back((fs::path(floor) / room).string());
    house.push_back(floor);
  }
  return house;
}

// Of the examples below.
const House kExample{"geometry",    "photo", "board", "calibration/lines", "calibration/identify",
                     "calibration", "web",   "app"};

const std::string kHead = "// SPDX-License-Identifier: MIT\n";

std::vector<std::string> violations_of(const std::string& path, const std::string& text) {
  return violations({path, text}, kExample);
}

}  // namespace

TEST_CASE("every file of src keeps the rules of the house") {
  const std::vector<SourceFile> files = sources();
  const House house = built_house();
  CHECK(files.size() > 20);  // else the wrong folder was read
  for (const SourceFile& file : files) {
    for (const std::string& violation : violations(file, house)) FAIL_CHECK(violation);
  }
}

TEST_CASE("CMake builds every folder that has code") {
  const House house = built_house();
  for (const SourceFile& file : sources()) {
    const std::string folder = fs::path(file.path).parent_path().string();
    CHECK_MESSAGE(std::find(house.begin(), house.end(), folder) != house.end(), folder);
  }
}

TEST_CASE("a clean file breaks no rule") {
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"photo/a.h\"\n\n#include <app>\n").empty());
  CHECK(violations_of("photo/a.h", kHead + "#pragma once\n\n#include \"geometry/a.h\"\n").empty());
  CHECK(violations_of("app/a.cpp", kHead + "#include \"web/a.h\"\n// #include \"nowhere/a.h\"\n").empty());
}

TEST_CASE("an include from a floor above is found") {
  CHECK(violations_of("photo/a.cpp", kHead + "\n#include \"board/a.h\"\n") ==
        std::vector<std::string>{"photo/a.cpp:3: photo includes \"board/a.h\" from a floor above it"});
  CHECK(violations_of("geometry/a.cpp", kHead + "  #  include \"app/a.h\"  // why not\n").size() == 1);
}

TEST_CASE("an include from a room above is found") {
  CHECK(violations_of("calibration/lines/a.h",
                      kHead + "#pragma once\n#include \"calibration/identify/a.h\"\n") ==
        std::vector<std::string>{"calibration/lines/a.h:3: calibration/lines includes "
                                 "\"calibration/identify/a.h\" from a floor above it"});
  CHECK(violations_of("calibration/lines/a.cpp", kHead + "#include \"calibration/a.h\"\n").size() == 1);
  CHECK(violations_of("calibration/identify/a.cpp", kHead + "#include \"calibration/lines/a.h\"\n").empty());
}

TEST_CASE("a header that costs its readers seconds is found") {
  for (const std::string name : {"CLI/CLI.hpp", "nlohmann/json.hpp"}) {
    const std::string include = "#include <" + name + ">\n";
    CHECK(violations_of("app/a.h", kHead + "#pragma once\n" + include) ==
          std::vector<std::string>{"app/a.h:3: is a header that includes <" + name + ">"});
    CHECK(violations_of("app/a.cpp", kHead + include).empty());
  }
  CHECK(violations_of("app/a.h", kHead + "#pragma once\n#include <nlohmann/json_fwd.hpp>\n").empty());
}

TEST_CASE("an include that names no folder of src is found") {
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"exif.h\"\n") ==
        std::vector<std::string>{"photo/a.cpp:2: includes \"exif.h\", which names no folder of src/"});
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"attic/a.h\"\n").size() == 1);
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"../board/a.h\"\n").size() == 1);
}

TEST_CASE("who sets the locale of the whole program is found") {
  CHECK(violations_of("app/a.cpp", kHead + "void f() { std::setlocale(LC_ALL, \"\"); }\n").size() == 1);
  CHECK(violations_of("app/a.cpp", kHead + "void f() { std::locale::global(std::locale(\"\")); }\n").size() ==
        1);
  CHECK(violations_of("app/a.cpp", kHead + "void f() { stream.imbue(std::locale::classic()); }\n").empty());
}

TEST_CASE("a missing licence line, a missing guard and a strange folder are found") {
  CHECK(violations_of("photo/a.cpp", "#include <vector>\n") ==
        std::vector<std::string>{"photo/a.cpp:1: does not start with the licence line"});
  CHECK(violations_of("photo/a.cpp", "").size() == 1);
  CHECK(violations_of("photo/a.h", kHead + "#include <vector>\n") ==
        std::vector<std::string>{"photo/a.h:2: is a header without #pragma once in its second line"});
  CHECK(violations_of("attic/a.cpp", kHead) ==
        std::vector<std::string>{"attic/a.cpp:1: lies in no folder that the house knows"});
}
