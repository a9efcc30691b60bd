// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "app/run_ringside.h"
#include "support/source_dir.h"

// docs/guide.md and docs/tournament.md: every command in them is run, in its order, in one folder.
namespace ringside {
namespace {

namespace fs = std::filesystem;
using testing::Run;
using testing::sample;

// The lines of the page's blocks of code.
std::vector<std::string> commands_of(const std::string& name) {
  std::ifstream page(test::source_dir() / "docs" / name);
  std::vector<std::string> commands;
  bool in_block = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("```")) {
      in_block = !in_block;
    } else if (in_block) {
      commands.push_back(line);
    }
  }
  return commands;
}

// The photos as the guide calls them, and the program as `ringside`.
void prepare(const fs::path& folder) {
  fs::create_directories(folder / "photos");
  fs::create_directories(folder / "bin");
  fs::create_symlink(RINGSIDE_PROGRAM, folder / "bin" / "ringside");
  const std::map<std::string, std::string> names{
      {"photo.jpg", "round-3.jpg"},         {"close.jpg", "round-2.jpg"},
      {"round.jpg", "round-1.jpg"},         {"hole.jpg", "twenty.jpg"},
      {"empty.jpg", "club-empty.jpg"},      {"photos/round-1.jpg", "round-1.jpg"},
      {"photos/round-4.jpg", "round-4.jpg"}};
  for (const auto& [name, of] : names) fs::copy_file(sample(of), folder / name);
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// There is no camera here, but a clip; the port may be taken; and a page stays until it is stopped, by one
// signal (--foreground: a second would end it at once).
std::string as_tested(const std::string& command) {
  std::string changed = replaced(command, "watch 0", std::string("watch ") + SHORT_GAME + " --speed max");
  changed = replaced(changed, ":8080", ":0");
  const bool stays = command.find("--listen") != std::string::npos;
  return stays ? "timeout --foreground --preserve-status --signal=TERM 10 " + changed : changed;
}

Run run_in(const fs::path& folder, const std::string& command) {
  const std::string own = "export HOME=\"$PWD\" XDG_DATA_HOME=\"$PWD/data\" PATH=\"$PWD/bin:$PATH\"; ";
  return testing::run_program("/bin/sh", folder, {"-c", own + as_tested(command)});
}

void run_all(const fs::path& folder, const std::vector<std::string>& commands) {
  for (const std::string& command : commands) {
    CAPTURE(command);
    REQUIRE(command.starts_with("ringside "));
    const Run run = run_in(folder, command);
    CAPTURE(run.out);
    CAPTURE(run.err);
    CHECK(run.code == 0);
  }
}

TEST_CASE("every command of the guide does what it says") {
  const test::TempFolder folder;
  prepare(folder.path());
  const auto commands = commands_of("guide.md");
  REQUIRE(commands.size() > 20);
  run_all(folder.path(), commands);
  for (const char* made : {"marked/photo-overlay.jpg", "evidence/close-disc-2.png", "evidence/hole-hole.png",
                           "check.jpg", "club.yaml", "games", "club-discs.yaml", "monday/index.html",
                           "monday.csv", "monday.json", "match.json", "match.csv"})
    CHECK_MESSAGE(fs::exists(folder / made), made);
}

TEST_CASE("the tournament of its page is played as it says") {
  const test::TempFolder folder;
  prepare(folder.path());
  testing::write_text(folder / "players.csv", "name,club,seed\nAnn,Owls,1\nBob,,2\nCy,Elks,3\nDee,,4\n");
  const auto commands = commands_of("tournament.md");
  REQUIRE(commands.size() > 8);
  run_all(folder.path(), commands);
  const std::string standings = testing::read_file(folder / "standings.csv");
  CHECK(standings.find("1,1,false,Ann,Owls,2,2,0,14,3") != std::string::npos);
  CHECK(standings.find(",true,") == std::string::npos);
}

TEST_CASE("the guide shows pictures that are there") {
  std::ifstream file(test::source_dir() / "docs" / "guide.md");
  std::stringstream page;
  page << file.rdbuf();
  const std::string text = page.str();
  int pictures = 0;
  for (std::size_t at = text.find("](pictures/"); at != std::string::npos;
       at = text.find("](pictures/", at + 1)) {
    const std::string name = text.substr(at + 2, text.find(')', at) - at - 2);
    CHECK_MESSAGE(fs::exists(test::source_dir() / "docs" / name), name);
    ++pictures;
  }
  CHECK(pictures >= 5);
}

}  // namespace
}  // namespace ringside
