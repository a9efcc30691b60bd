// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "app/run_ringside.h"
#include "support/source_dir.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

using test::TempFolder;
using testing::Run;
using testing::run_program;

void install_to(const fs::path& prefix) {
  const Run run =
      run_program(CMAKE_PROGRAM, prefix, {"--install", BUILD_FOLDER, "--prefix", prefix.string()});
  CAPTURE(run.err);
  REQUIRE(run.code == 0);
}

TEST_CASE("what is installed starts from anywhere, through a link too, and finds its models") {
  const TempFolder prefix, elsewhere;
  install_to(prefix.path());
  const fs::path program = prefix / "bin/ringside", link = elsewhere / "ringside";
  fs::create_symlink(program, link);
  for (const fs::path& typed : {program, link}) {
    CAPTURE(typed);
    const Run models = run_program(typed, elsewhere.path(), {"models"});
    CHECK(models.code == 0);
    CHECK(models.out.find("tournament-26") != std::string::npos);
    CHECK(models.out.find("nca") != std::string::npos);
    CHECK(run_program(typed, elsewhere.path(), {"watch", "--help"}).code == 0);
  }
  const Run watch = run_program(prefix / "bin/ringside-watch", elsewhere.path(), {"watch", "none.mp4"});
  CHECK(watch.code == 2);
  CHECK(watch.err.starts_with("ringside: none.mp4: "));  // and not: models are missing
}

TEST_CASE("a photo is scored by what is installed alone") {
  const TempFolder prefix, folder;
  install_to(prefix.path());
  const std::string photo = testing::sample("round-1.jpg").string();
  const Run installed = run_program(prefix / "bin/ringside", folder.path(), {"score", photo});
  CHECK(installed.code == 0);
  CHECK(installed.out == testing::run_ringside({"score", photo}).out);
}

TEST_CASE("every page of the documentation that the README names is installed") {
  const TempFolder prefix;
  install_to(prefix.path());
  const fs::path doc = prefix / "share/doc/ringside";
  for (const char* page : {"README.md", "CHANGELOG.md", "LICENSE", "docs/live.md", "docs/json.md",
                           "docs/openapi.yaml", "docs/pictures/round-3-overlay.jpg"})
    CHECK_MESSAGE(fs::is_regular_file(doc / page), page);
}

TEST_CASE("man pages of all programs and completions are installed") {
  const TempFolder prefix;
  install_to(prefix.path());
  for (const char* file :
       {"man/man1/ringside.1", "man/man1/ringside-score.1", "man/man1/ringside-watch.1",
        "man/man1/ringside-hall.1", "man/man1/ringside-hall-result.1", "bash-completion/completions/ringside",
        "zsh/site-functions/_ringside", "fish/vendor_completions.d/ringside.fish"})
    CHECK_MESSAGE(fs::is_regular_file(prefix / "share" / file), file);
}

std::set<std::string> found_in(const fs::path& file, const std::string& pattern) {
  const std::string text = testing::read_file(test::source_dir() / file);
  const std::regex wanted(pattern);
  return {std::sregex_token_iterator(text.begin(), text.end(), wanted), {}};
}

TEST_CASE("the service types only what watch understands") {
  const std::string help =
      testing::run_ringside({"watch", "--help"}).out + testing::run_ringside({"--help"}).out;
  const std::string unit = testing::read_file(test::source_dir() / "debian/ringside@.service");
  std::smatch start;
  REQUIRE(std::regex_search(unit, start, std::regex("ExecStart=/usr/bin/ringside-watch watch (.*)")));
  const std::string typed = start[1];
  const std::regex option("--[a-z-]+");
  for (std::sregex_iterator it(typed.begin(), typed.end(), option), end; it != end; ++it)
    CHECK_MESSAGE(help.find("  " + it->str() + " ") != std::string::npos, it->str());
}

TEST_CASE("the package is built with the libraries that tools/setup installs") {
  const std::string libraries = "lib[a-z0-9-]+-dev|nlohmann-json3-dev";
  const auto for_package = found_in("debian/control", libraries);
  auto for_building = found_in("tools/setup", libraries);
  for (const char* of_tools : {"libbenchmark-dev", "libclang-14-dev", "libclang-rt-14-dev"})
    for_building.erase(of_tools);
  CHECK(for_package.size() > 10);
  CHECK(for_package == for_building);
}

TEST_CASE("the list of a release's parts has every library with its version") {
  const Run listed = testing::run_program(test::source_dir() / "tools/sbom", test::source_dir(),
                                          {"1.2.3", RINGSIDE_PROGRAM});
  CAPTURE(listed.err);
  REQUIRE(listed.code == 0);
  const auto bill = nlohmann::json::parse(listed.out);
  CHECK(bill["bomFormat"] == "CycloneDX");
  CHECK(bill["metadata"]["component"]["version"] == "1.2.3");
  std::set<std::string> names;
  for (const auto& part : bill["components"]) {
    CHECK_FALSE(part["version"].get<std::string>().empty());
    names.insert(part["name"].get<std::string>());
  }
  for (const char* name : {"libheif1", "libopencv-core406", "libceres-dev", "libeigen3-dev", "zlib1g"}) {
    CAPTURE(name);
    CHECK(names.contains(name));
  }
}

TEST_CASE("the README's good photo is scored and the other refused") {
  const fs::path pictures = test::source_dir() / "docs/pictures";
  const Run good = testing::run_ringside({"score", (pictures / "photo-good.jpg").string()});
  CHECK(good.code == 0);
  CHECK(good.out.find("black wins by 5") != std::string::npos);
  CHECK(testing::run_ringside({"score", (pictures / "photo-refused.jpg").string()}).code == 1);
}

}  // namespace
}  // namespace ringside
