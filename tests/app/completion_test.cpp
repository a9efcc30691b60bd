// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "app/run_ringside.h"
#include "support/source_dir.h"

namespace ringside {
namespace {

using test::TempFolder;
using testing::Run;
using testing::run_program;
using testing::run_ringside;

std::vector<std::string> offer_lines(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line.substr(0, line.find('\t')));
  return lines;
}

// What the words can become, without descriptions.
std::vector<std::string> offered(std::vector<std::string> words) {
  words.insert(words.begin(), {"help", "--complete", "--"});
  const Run run = run_ringside(words);
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  return offer_lines(run.out);
}

using Offers = std::vector<std::string>;

bool offers_hold(const Offers& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

TEST_CASE("commands, and commands of commands, are offered by their beginning") {
  CHECK(offered({"sc"}) == Offers{"score"});
  CHECK(offered({"match", "un"}) == Offers{"undo"});
  CHECK(offered({"nothing-like-it"}).empty());
  CHECK(offered({""}).size() > 8);
}

TEST_CASE("options are offered, and what they take: names, words, files, folders") {
  CHECK(offered({"score", "--cs"}) == Offers{"--csv"});
  CHECK(offered({"score", "a.jpg", "--strict", "--cs"}) == Offers{"--csv"});
  CHECK(offered({"score", "--board", "tournament-"}) == Offers{"tournament-26", ":files"});
  CHECK(offered({"score", "--rules", "nc"}) == Offers{"nca", ":files"});
  CHECK(offered({"score", "--overlay", ""}) == Offers{":folders"});
  CHECK(offered({"score", "--calibration", ""}) == Offers{":files"});
  CHECK(offered({"score", ""}) == Offers{":files"});
  CHECK(offered({"score", "a.jpg", ""}) == Offers{":files"});
  CHECK(offered({"shot", "--shooter", "bl"}) == Offers{"black", "blue"});
  CHECK(offered({"models", ""}) == Offers{"boards", "discs", "rules"});
  CHECK(offered({"score", "--camera-height", ""}).empty());
}

TEST_CASE("what another program carries out is offered by that program") {
  CHECK(offered({"watch", "--lis"}) == Offers{"--listen"});
  CHECK(offered({"watch", ""}) == Offers{":files"});
}

// Offers that bash offers, with the completion of completions/ringside.bash.
Offers offered_by_bash(const std::filesystem::path& folder, const std::string& typed) {
  const std::string script = (test::source_dir() / "completions/ringside.bash").string();
  const Run run = run_program("/bin/bash", folder,
                              {"-c", "source '" + script + "'; COMP_WORDS=('" RINGSIDE_PROGRAM "' " + typed +
                                         "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _ringside; "
                                         "printf '%s\\n' \"${COMPREPLY[@]}\""});
  CHECK(run.err.empty());
  return offer_lines(run.out);
}

TEST_CASE("bash offers what the program says, and files") {
  const TempFolder folder;
  testing::write_text(folder / "a photo.jpg", "");
  std::filesystem::create_directory(folder / "albums");
  CHECK(offered_by_bash(folder.path(), "score --bo") == Offers{"--board"});
  CHECK(offered_by_bash(folder.path(), "score 'a p'") == Offers{"a photo.jpg"});
  CHECK(offered_by_bash(folder.path(), "score --overlay ''") == Offers{"albums"});
  CHECK(offers_hold(offered_by_bash(folder.path(), "score ''"), "albums"));
}

bool has_shell(const char* shell) {
  return std::system(("command -v " + std::string(shell) + " >/dev/null").c_str()) == 0;
}

TEST_CASE("zsh offers the same" * doctest::skip(!has_shell("zsh"))) {
  const TempFolder folder;
  const std::string script = (test::source_dir() / "completions/_ringside").string();
  const Run run = run_program("/usr/bin/zsh", folder.path(),
                              {"-f", "-c",
                               "_describe() { print -l -- ${candidates%%:*} }; _files() { print :files $1 }; "
                               "words=('" RINGSIDE_PROGRAM "' score --bo); CURRENT=3; f() { source '" +
                                   script + "' }; f; words[3]=''; f"});
  CHECK(run.err.empty());
  CHECK(offer_lines(run.out) == Offers{"--board", ":files"});
}

TEST_CASE("fish offers the same" * doctest::skip(!has_shell("fish"))) {
  const TempFolder folder;
  const std::string program = std::filesystem::path(RINGSIDE_PROGRAM).parent_path().string();
  const std::string script = (test::source_dir() / "completions/ringside.fish").string();
  const auto offered_by_fish = [&](const std::string& typed) {
    return offer_lines(run_program("/usr/bin/env", folder.path(),
                                   {"HOME=" + folder.path().string(), "fish", "--no-config", "-c",
                                    "set PATH '" + program + "' $PATH; source '" + script +
                                        "'; complete -C '" + typed + "'"})
                           .out);
  };
  testing::write_text(folder / "a.jpg", "");
  CHECK(offered_by_fish("ringside score --bo") == Offers{"--board"});
  CHECK(offered_by_fish("ringside score ") == Offers{"a.jpg"});
}

}  // namespace
}  // namespace ringside
