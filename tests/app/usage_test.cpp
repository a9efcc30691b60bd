// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "app/run_ringside.h"

namespace ringside {
namespace {

using test::TempFolder;
using testing::is_one_error_about;
using testing::Run;
using testing::run_copy;
using testing::run_ringside;

bool says(const Run& run, const std::string& text) { return run.err.find(text) != std::string::npos; }

TEST_CASE("every help fits a screen of 24 lines of 100 columns and goes to stdout") {
  for (const std::string command : {"", "score", "calibrate", "lens", "match", "models", "shot", "judge",
                                    "discs", "stats", "watch", "doctor", "hall", "config"}) {
    CAPTURE(command);
    const Run run = command.empty() ? run_ringside({"--help"}) : run_ringside({command, "--help"});
    CHECK(run.code == 0);
    CHECK(run.err.empty());
    std::istringstream lines(run.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) CHECK(line.size() <= 100);
    CHECK(count > 5);
    CHECK(count <= 24);
  }
}

TEST_CASE("help COMMAND says what COMMAND --help says, for commands of commands too") {
  const std::vector<std::vector<std::string>> commands{{},
                                                       {"score"},
                                                       {"calibrate"},
                                                       {"lens"},
                                                       {"match"},
                                                       {"models"},
                                                       {"shot"},
                                                       {"judge"},
                                                       {"discs"},
                                                       {"stats"},
                                                       {"watch"},
                                                       {"hall"},
                                                       {"hall", "result"},
                                                       {"help"},
                                                       {"match", "add"},
                                                       {"match", "export"},
                                                       {"discs", "measure"}};
  for (const auto& command : commands) {
    std::vector<std::string> before{"help"}, after = command;
    before.insert(before.end(), command.begin(), command.end());
    after.emplace_back("--help");
    const Run run = run_ringside(before);
    CAPTURE(run.out);
    CHECK(run.code == 0);
    CHECK(run.err.empty());
    CHECK(run.out == run_ringside(after).out);
    CHECK(run.out.find("-h,--help") != std::string::npos);
  }
  const Run none = run_ringside({"help", "match", "scor"});
  CHECK(none.code == 2);
  CHECK(none.out.empty());
  CHECK(none.err == "ringside: 'scor' is no command of ringside; see ringside --help\n");
}

TEST_CASE("the version is data") {
  const Run run = run_ringside({"--version"});
  CHECK(run.code == 0);
  CHECK(run.out.starts_with("ringside "));
  CHECK(run.err.empty());
}

TEST_CASE("wrong usage is one line on stderr and exit code 2") {
  const std::vector<std::vector<std::string>> mistakes{
      {},
      {"--frobnicate"},
      {"scor", "a.jpg"},
      {""},
      {"score"},
      {"score", "--frobnicate", "a.jpg"},
      {"score", "a.jpg", "--json"},
      {"score", "a.jpg", "--json", "-", "--csv", "-"},
      {"score", "a.jpg", "--json", "x", "--csv", "./x"},
      {"score", "a.jpg", "--board", "tournament-26", "--calibration", "c.yaml"},
      {"score", "a.jpg", "--lens", "l.yaml", "--calibration", "c.yaml"},
      {"score", "a.jpg", "--camera-height", "900", "--calibration", "c.yaml"},
      {"calibrate", "a.jpg"},
      {"calibrate", "a.jpg", "-o", "x.yaml", "--json", "-"},
      {"calibrate", "a.jpg", "--check", "y.yaml", "--lens", "l.yaml"},
      {"lens", "a.jpg"},
      {"lens", "-o", "l.yaml"},
      {"lens", "a.jpg", "-o", "l.yaml", "--square", "0"},
      {"calibrate", "a.jpg", "-o", "x.yaml", "--check", "y.yaml"},
      {"models", "planets"},
  };
  for (const auto& arguments : mistakes) {
    const Run run = run_ringside(arguments);
    CAPTURE(run.err);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK(run.err.starts_with("ringside: "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

TEST_CASE("without the program that watches beside it ringside says which and what to do") {
  const TempFolder alone;
  const Run run = run_copy(alone / "ringside", {"watch", "clip.mp4"});
  CAPTURE(run.err);
  CHECK(run.code == 2);
  CHECK(run.out.empty());
  CHECK(is_one_error_about(run.err, (alone / "ringside-watch").string()));
}

TEST_CASE("--twenties names the valid words and numbers") {
  const auto with_twenties = [](const std::string& list) {
    return run_ringside({"score", "a.jpg", "--twenties", list});
  };
  for (const std::string list : {"blck=1", "black", "black=", "black=x", "black=1.5", "black=-1", "black=13",
                                 "black=1,black=2", "black=1,,red=2", "=1"}) {
    CAPTURE(list);
    const Run run = with_twenties(list);
    CHECK(run.code == 2);
    CHECK(is_one_error_about(run.err, "--twenties"));
  }
  CHECK(says(with_twenties("blck=1"), "did you mean black?"));
  CHECK(says(with_twenties("mauve=1"),
             "black, white, red, blue, green, yellow, orange, pink, purple, grey, brown, natural"));
  CHECK(says(with_twenties("black=13"), "from 0 to 12"));
}

TEST_CASE("a length that cannot be is refused with what can be") {
  for (const std::string command : {"score", "calibrate"}) {
    const auto with = [&](const std::string& option, const std::string& value) {
      return run_ringside({command, "a.jpg", option, value, command == "score" ? "--csv" : "-o", "x"});
    };
    for (const std::string value : {"0", "nan", "610mm", ""}) {
      CAPTURE(value);
      const Run run = with("--outer-diameter", value + " ");
      CHECK(run.code == 2);
      CHECK(is_one_error_about(run.err, "--outer-diameter"));
    }
    CHECK(says(with("--outer-diameter", "24"), "give millimetres from 200 to 1500"));
    CHECK(says(with("--camera-height", "1.2"), "give millimetres from 200 to 10000"));
    CHECK(says(with("--camera-height", "1200"), "a.jpg: "));  // fine: the photo is what is missing
    CHECK(says(with("--outer-diameter", "609.6"), "a.jpg: "));
  }
}

TEST_CASE("--corners takes two numbers") {
  for (const std::string corners : {"9", "9x", "x6", "9x6x2", "9,6", "2x6", "9x101", "-9x6"}) {
    CAPTURE(corners);
    const Run run = run_ringside({"lens", "a.jpg", "-o", "l.yaml", "--corners", corners});
    CHECK(run.code == 2);
    CHECK(says(run, "'" + corners + "' is no number of inner corners; write for example 9x6"));
  }
}

TEST_CASE("an unknown model is named with the nearest known one") {
  const Run board = run_ringside({"score", "a.jpg", "--board", "turnament-26"});
  CHECK(board.code == 2);
  CHECK(says(board, "turnament-26"));
  CHECK(says(board, "'tournament-26'"));
  const Run discs = run_ringside({"score", "a.jpg", "--discs", "turnament"});
  CHECK(discs.code == 2);
  CHECK(says(discs, "'tournament'"));
}

TEST_CASE("a wrong YAML file is named with the line") {
  const TempFolder folder;
  testing::write_text(folder / "b.yaml", "description: mine\nhole_radius: 17.5\n");
  testing::write_text(folder / "c.yaml", "[1, 2\n");
  const Run board = run_ringside(folder.path(), {"score", "a.jpg", "--board", "b.yaml"});
  CHECK(board.code == 2);
  CHECK(says(board, "b.yaml:2: "));
  CHECK(says(board, "hole_radius_mm"));
  const Run calibration = run_ringside(folder.path(), {"score", "a.jpg", "--calibration", "c.yaml"});
  CHECK(calibration.code == 2);
  CHECK(says(calibration, "c.yaml:"));
  const Run missing = run_ringside(folder.path(), {"score", "a.jpg", "--calibration", "d.yaml"});
  CHECK(missing.code == 2);
  CHECK(says(missing, "d.yaml"));
}

TEST_CASE("no output takes the place of an input") {
  const TempFolder folder;
  testing::write_text(folder / "a.jpg", "precious");
  for (const std::string option : {"--json", "--csv"}) {
    const Run run = run_ringside(folder.path(), {"score", "a.jpg", option, "./a.jpg"});
    CHECK(run.code == 2);
    CHECK(is_one_error_about(run.err, "./a.jpg"));
  }
  for (const std::string option : {"-o", "--overlay"}) {
    CHECK(run_ringside(folder.path(), {"calibrate", "a.jpg", "-o", "x.yaml", option, "a.jpg"}).code == 2);
  }
  CHECK(run_ringside(folder.path(), {"lens", "a.jpg", "-o", "./a.jpg"}).code == 2);
  CHECK(run_ringside(folder.path(), {"calibrate", "b.jpg", "--lens", "a.jpg", "-o", "a.jpg"}).code == 2);
  CHECK(run_ringside(folder.path(), {"calibrate", "b.jpg", "--check", "a.jpg", "--json", "a.jpg"}).code == 2);
  CHECK(run_ringside(folder.path(), {"score", "b.jpg", "--lens", "a.jpg", "--json", "a.jpg"}).code == 2);
  CHECK(testing::read_file(folder / "a.jpg") == "precious");
}

TEST_CASE("models lists and shows") {
  const Run all = run_ringside({"models"});
  CHECK(all.code == 0);
  CHECK(all.err.empty());
  CHECK(all.out.find("tournament-26") != std::string::npos);
  CHECK(all.out.find("traditional") != std::string::npos);
  const Run boards = run_ringside({"models", "boards"});
  CHECK(boards.out.find("traditional") == std::string::npos);
  CHECK(run_ringside({"models", "boards", "tournament-26"}).out.find("101.6 mm") != std::string::npos);
  CHECK(run_ringside({"models", "discs", "tournament"}).out.find("15.9 mm") != std::string::npos);
  CHECK(run_ringside({"models", "discs", "nothing"}).code == 2);
  CHECK(run_ringside({"models", "rules"}).out.find("nca") != std::string::npos);
  CHECK(
      run_ringside({"models", "rules", "nca"}).out.find("Two players, opposite each other: 8 discs each.") !=
      std::string::npos);
}

}  // namespace
}  // namespace ringside
