// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "app/run_ringside.h"

namespace ringside {
namespace {

using test::TempFolder;
using testing::read_file;
using testing::Run;
using testing::run_ringside;

std::set<std::string> files_in(const std::filesystem::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

std::set<std::string> long_options_in(const std::string& text) {
  static const std::regex kOption("--[a-z][a-z-]*");
  return {std::sregex_token_iterator(text.begin(), text.end(), kOption), {}};
}

std::string without_roff(const std::string& page) {
  static const std::regex kRoff(R"(\\f[BIR]|\\)");
  return std::regex_replace(page, kRoff, "");
}

TEST_CASE("every command has a man page, with every option that its help has") {
  const TempFolder pages;
  REQUIRE(run_ringside({"help", "--manual", pages.path().string()}).code == 0);
  const std::vector<std::vector<std::string>> commands{
      {},        {"score"},  {"calibrate"},        {"lens"},         {"models"}, {"shot"},
      {"judge"}, {"config"}, {"discs", "measure"}, {"match", "add"}, {"help"},   {"match"}};
  for (const auto& command : commands) {
    std::string file = "ringside";
    for (const std::string& word : command) file += "-" + word;
    CAPTURE(file);
    std::vector<std::string> words = command;
    words.emplace_back("--help");
    const std::string page = without_roff(read_file(pages / (file + ".1")));
    CHECK(page.starts_with(".TH RINGSIDE"));
    const auto in_page = long_options_in(page), in_help = long_options_in(run_ringside(words).out);
    CHECK(std::includes(in_page.begin(), in_page.end(), in_help.begin(), in_help.end()));
  }
}

TEST_CASE("the program that watches writes its own page, and not that of the whole") {
  const TempFolder pages;
  const Run run =
      testing::run_program(std::filesystem::path(RINGSIDE_PROGRAM).parent_path() / "ringside-watch",
                           pages.path(), {"help", "--manual", "."});
  REQUIRE(run.code == 0);
  const auto files = files_in(pages.path());
  CHECK(files.contains("ringside-watch.1"));
  CHECK_FALSE(files.contains("ringside.1"));
  CHECK_FALSE(files.contains("ringside-config.1"));
  CHECK_FALSE(files.contains("ringside-score.1"));
  CHECK(without_roff(read_file(pages / "ringside-watch.1")).find("--listen") != std::string::npos);
}

TEST_CASE("no line of a man page is a request by accident") {
  const TempFolder pages;
  REQUIRE(run_ringside({"help", "--manual", pages.path().string()}).code == 0);
  static const std::regex kRequest(R"(\.(TH|SH|TP|B|BR|I)\b.*)");
  for (const std::string& file : files_in(pages.path())) {
    std::istringstream lines(read_file(pages / file));
    for (std::string line; std::getline(lines, line);) {
      CAPTURE(line);
      CHECK((!line.starts_with('.') || std::regex_match(line, kRequest)));
      CHECK_FALSE(line.starts_with('\''));
    }
  }
}

TEST_CASE("where no page can be written, that is said") {
  const TempFolder folder;
  testing::write_text(folder / "file", "");
  const Run run = run_ringside(folder.path(), {"help", "--manual", "file/pages"});
  CHECK(run.code == 2);
  CHECK(testing::is_one_error_about(run.err, "file/pages"));
}

TEST_CASE("the version tells the libraries below its first line") {
  const Run run = run_ringside({"--version"});
  CHECK(std::regex_search(run.out, std::regex("^ringside [0-9]+\\.[0-9]+\\.[0-9]+\nbuilt with\n")));
  for (const char* library : {"OpenCV ", "Ceres ", "libheif ", "OpenSSL "})
    CHECK(std::regex_search(run.out, std::regex("\n  " + std::string(library) + "[0-9]")));
}

}  // namespace
}  // namespace ringside
