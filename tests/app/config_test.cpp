// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>

#include "app/run_ringside.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

using test::TempFolder;
using testing::is_one_error_about;
using testing::Run;
using testing::run_ringside;
using testing::write_text;

// A home with the user's settings and those of all users.
struct Home {
  TempFolder folder = {};

  Home(const std::string& own, const std::string& of_all) {
    fs::create_directories(folder / ".config/ringside");
    fs::create_directories(folder / "etc");
    write_text(folder / ".config/ringside/config.yaml", own);
    write_text(folder / "etc/config.yaml", of_all);
  }

  Run run(const std::vector<std::string>& words) const { return run_ringside(folder.path(), words); }
};

bool err_has(const Run& run, const std::string& text) { return run.err.find(text) != std::string::npos; }

TEST_CASE("settings stand for options: the typed one counts most, then the user's, then that of all") {
  const Home home("score:\n  board: mine.yaml\n", "board: everyones.yaml\n");
  CHECK(err_has(home.run({"score", "a.jpg"}), "mine.yaml: "));
  CHECK(err_has(home.run({"judge", "a.jpg"}), "everyones.yaml: "));
  CHECK(err_has(home.run({"score", "a.jpg", "--board", "typed.yaml"}), "typed.yaml: "));
  CHECK(err_has(Home("board: mine.yaml", "score:\n  board: everyones.yaml").run({"score", "a.jpg"}),
                "mine.yaml: "));
}

TEST_CASE("--config takes the place of all other files, wherever it is typed") {
  const Home home("board: mine.yaml\n", "board: everyones.yaml\n");
  write_text(home.folder / "club.yaml", "discs: club-discs.yaml\n");
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--config", "club.yaml", "score", "a.jpg"},
                                             {"score", "a.jpg", "--config", "club.yaml"},
                                             {"score", "--config=club.yaml", "a.jpg"}}) {
    const Run run = home.run(words);
    CHECK(run.code == 2);
    CHECK(is_one_error_about(run.err, "club-discs.yaml"));
  }
  const Run missing = home.run({"--config", "none.yaml", "models"});
  CHECK(missing.code == 2);
  CHECK(missing.err.starts_with("ringside: none.yaml: "));
}

TEST_CASE("flags, lists and arguments without a dash can be set") {
  const Home home("watch:\n  source: none.mp4\n  json: true\ntwenties:\n  - mauve=1\nstrict: false\n", "");
  CHECK(err_has(home.run({"watch"}), "none.mp4: "));
  CHECK(is_one_error_about(home.run({"score", "a.jpg"}).err, "--twenties"));
  CHECK(err_has(home.run({"score", "a.jpg", "--twenties", "red=1"}), "a.jpg: "));
}

TEST_CASE("a setting gives way to a typed option that excludes it") {
  const Home home("board: tournament-26\n", "");
  const Run run = home.run({"score", "a.jpg", "--calibration", "c.yaml"});
  CHECK(is_one_error_about(run.err, "c.yaml"));
}

TEST_CASE("what is wrong in a file is named with its line and what was meant") {
  const auto complaint_of = [](const std::string& text) {
    const Home home(text, "");
    const Run run = home.run({"score", "a.jpg"});
    CAPTURE(text);
    CAPTURE(run.err);
    CHECK(run.code == 2);
    CHECK(is_one_error_about(run.err, (home.folder / ".config/ringside/config.yaml").string() +
                                          run.err.substr(run.err.find(".yaml") + 5, 2)));
    return run.err;
  };
  CHECK(complaint_of("bord: x\n").find("config.yaml:1: 'bord' is no option here; did you mean board?") !=
        std::string::npos);
  CHECK(complaint_of("\nscore:\n  listen: x\n").find("config.yaml:3: 'listen' is no option here") !=
        std::string::npos);
  CHECK(complaint_of("scor:\n  board: x\n").find("did you mean score?") != std::string::npos);
  CHECK(complaint_of("board: x\nboard: y\n").find("config.yaml:2: 'board' is given twice") !=
        std::string::npos);
  CHECK(complaint_of("strict: maybe\n").find("config.yaml:1: strict is true or false") != std::string::npos);
  CHECK(complaint_of("board:\n").find("config.yaml:1: 'board' has no value") != std::string::npos);
  CHECK(complaint_of("- board\n").find("config.yaml:1: must be lines OPTION: VALUE") != std::string::npos);
  CHECK(complaint_of("score: [x, [y]]\n").find("config.yaml:1: ") != std::string::npos);
  CHECK(complaint_of("help: true\n").find("'help' is no option here") != std::string::npos);
  CHECK(complaint_of("board: x\ncalibration: y\n").find("cannot be together with that of") !=
        std::string::npos);
  CHECK(complaint_of("log-level: loud\n").find("config.yaml:1: ") != std::string::npos);
}

TEST_CASE("each program checks its own settings and lets those of the other pass") {
  const Home home("score:\n  strict: true\nwatch:\n  lissen: x\n", "");
  CHECK(home.run({"models"}).code == 0);
  const Run watch = home.run({"watch", "none.mp4"});
  CHECK(watch.code == 2);
  CHECK(err_has(watch, "config.yaml:4: 'lissen' is no option here; did you mean listen?"));
}

TEST_CASE("help and version need no settings") {
  const Home home("[", "");
  CHECK(home.run({"score", "--help"}).code == 0);
  CHECK(home.run({"help", "match"}).code == 0);
  CHECK(home.run({"--version"}).code == 0);
}

TEST_CASE("config tells what is in force, and from where") {
  const Home home("board: mine.yaml\nscore:\n  strict: true\n", "board: everyones.yaml\ndiscs: club.yaml\n");
  const std::string own = (home.folder / ".config/ringside/config.yaml").string();
  const std::string of_all = (home.folder / "etc/config.yaml").string();
  const Run all = home.run({"config"});
  CHECK(all.code == 0);
  CHECK(all.out == own + "\n" + of_all + "\n" + "  score.strict  true       " + own + ":3\n" +
                       "  board         mine.yaml  " + own + ":1\n" + "  discs         club.yaml  " + of_all +
                       ":2\n");
  const Run score = home.run({"config", "score"});
  CHECK(score.out.find("strict") != std::string::npos);
  CHECK(score.out.find("board             mine.yaml  " + own + ":1\n") != std::string::npos);
  CHECK(score.out.find("confidence        2          default\n") != std::string::npos);
  CHECK(home.run({"config", "watch"}).out.find("listen") != std::string::npos);
  CHECK(is_one_error_about(home.run({"config", "scor"}).err, "config"));
  const Run none = run_ringside({"config"});
  CHECK(none.out.find(": not there\n") != std::string::npos);
  CHECK(none.out.find("  nothing is set\n") != std::string::npos);
}

TEST_CASE("the log level decides what is said") {
  const Home home("", "");
  write_text(home.folder / "out.yaml", "");
  const auto said = [&](const std::string& level) {
    return home.run({"models", "boards", "--log-level", level}).err;
  };
  CHECK(said("info").empty());
  CHECK(said("debug").find("config.yaml: settings read") != std::string::npos);
  CHECK(home.run({"models", "--log-level", "loud"}).code == 2);
  const std::string photo = testing::sample("round-1.jpg").string();
  const auto calibrate = [&](const std::string& level) {
    return home.run({"--log-level", level, "calibrate", photo, "-o", "out.yaml"}).err;
  };
  CHECK(calibrate("info").find("out.yaml: replaced") != std::string::npos);
  CHECK(calibrate("error").empty());
}

}  // namespace
}  // namespace ringside
