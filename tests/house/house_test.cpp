// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "house/house_rules.h"

using namespace ringside::test;

namespace {

namespace fs = std::filesystem;

const fs::path kSource = fs::path(RINGSIDE_SOURCE_DIR) / "src";

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  REQUIRE_MESSAGE(stream, file.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<SourceFile> sources() {
  std::vector<SourceFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(kSource)) {
    const fs::path extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    files.push_back({fs::relative(entry.path(), kSource).string(), read(entry.path())});
  }
  return files;
}

// The folders in the order in which src/CMakeLists.txt adds them.
std::vector<std::string> built_folders() {
  constexpr std::string_view kCommand = "add_subdirectory(";
  const std::string text = read(kSource / "CMakeLists.txt");
  std::vector<std::string> folders;
  for (auto at = text.find(kCommand); at != std::string::npos; at = text.find(kCommand, at)) {
    at += kCommand.size();
    folders.push_back(text.substr(at, text.find(')', at) - at));
  }
  return folders;
}

const std::string kHead = "// SPDX-License-Identifier: MIT\n";

std::vector<std::string> violations_of(const std::string& path, const std::string& text) {
  return violations({path, text});
}

}  // namespace

TEST_CASE("every file of src keeps the rules of the house") {
  const std::vector<SourceFile> files = sources();
  CHECK(files.size() > 20);  // else the wrong folder was read
  for (const SourceFile& file : files) {
    for (const std::string& violation : violations(file)) FAIL_CHECK(violation);
  }
}

TEST_CASE("CMake builds the folders from the ground floor up, all of them") {
  const std::vector<std::string> built = built_folders();
  std::vector<std::string> expected;
  for (const std::string_view floor : kFloors) {
    if (fs::is_directory(kSource / floor)) expected.emplace_back(floor);
  }
  CHECK(built == expected);
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

TEST_CASE("an include that names no folder of src is found") {
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"exif.h\"\n") ==
        std::vector<std::string>{"photo/a.cpp:2: includes \"exif.h\", which names no folder of src/"});
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"attic/a.h\"\n").size() == 1);
  CHECK(violations_of("photo/a.cpp", kHead + "#include \"../board/a.h\"\n").size() == 1);
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
