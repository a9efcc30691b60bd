// SPDX-License-Identifier: MIT
#include "jobs/batch_answers.h"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <csignal>

#include "app/run_ringside.h"
#include "jobs/scored_answer.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;
using testing::read_file;
using testing::scored_answer;
using testing::write_text;

struct Evening {
  Evening() { write_text(photos.front(), "one"); }

  BatchAnswers answers(const std::string& options = "{}") {
    return {file, options, photos, [this](const std::string& line) { told.push_back(line); }};
  }
  bool holds(const std::string& options = "{}") { return answers(options).before(0).has_value(); }
  void answer(const std::string& bytes) {
    BatchAnswers batch = answers();
    batch.sent(0, bytes);
    batch.came(0, scored_answer());
  }

  test::TempFolder folder;
  fs::path file = folder / "answers.jsonl";
  std::vector<fs::path> photos{folder / "photo.jpg"};
  std::vector<std::string> told;
};

TEST_CASE("a photo that was answered is known again, sent along or by its path") {
  for (const char* bytes : {"one", ""}) {
    Evening evening;
    CHECK_FALSE(evening.holds());
    evening.answer(bytes);
    CHECK(evening.holds());
    CHECK(evening.told.empty());
  }
}

TEST_CASE("a photo of other options, another name or another content is not") {
  Evening evening;
  evening.answer("one");
  CHECK_FALSE(evening.holds("{\"confidence\":\"3\"}"));
  write_text(evening.photos.front(), "two");
  CHECK_FALSE(evening.holds());
  fs::remove(evening.photos.front());
  CHECK_FALSE(evening.holds());
  write_text(evening.photos.front(), "one");
  CHECK(evening.holds());
  fs::rename(evening.photos.front(), evening.folder / "other.jpg");
  evening.photos = {evening.folder / "other.jpg"};
  CHECK_FALSE(evening.holds());
}

TEST_CASE("of a photo that changes while it is out no answer is kept") {
  Evening by_path;
  {
    BatchAnswers batch = by_path.answers();
    batch.sent(0, "");
    write_text(by_path.photos.front(), "two");
    batch.came(0, scored_answer());
  }
  CHECK_FALSE(by_path.holds());
  write_text(by_path.photos.front(), "one");
  CHECK_FALSE(by_path.holds());

  Evening sent_twice;
  {
    BatchAnswers batch = sent_twice.answers();
    for (const char* bytes : {"two", "one"}) batch.sent(0, bytes);
    batch.came(0, scored_answer());
  }
  CHECK_FALSE(sent_twice.holds());

  // What was sent counts, not what lies there.
  Evening sent_along;
  sent_along.answer("two");
  CHECK_FALSE(sent_along.holds());
}

TEST_CASE("what is not handed out, or not to be read, is not kept") {
  Evening evening;
  const std::string nothing = (evening.answers(), read_file(evening.file));
  evening.answers().came(0, scored_answer());
  fs::remove(evening.photos.front());
  evening.answer("");
  CHECK(read_file(evening.file) == nothing);
  evening.file.clear();
  evening.answer("one");
  CHECK_FALSE(evening.holds());
}

TEST_CASE("lines that are no answers are told in one line") {
  Evening evening;
  evening.answer("one");
  write_text(evening.file, read_file(evening.file) + "{}\n[]\n");
  CHECK(evening.holds());
  REQUIRE(evening.told.size() == 1);
  CHECK(evening.told.front().find("left out (2)") != std::string::npos);
}

// A limit stands for a full disk: a part of the line is written before either.
TEST_CASE("a disk without room is told once, and the file stays whole") {
  Evening evening;
  evening.answer("one");
  const std::string whole = read_file(evening.file);
  BatchAnswers batch = evening.answers();
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit full{whole.size() + 100, before.rlim_max};
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &full);
  for (const char* bytes : {"two", "three"}) {
    batch.sent(0, bytes);
    batch.came(0, scored_answer());
  }
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  CHECK(evening.told.size() == 1);
  CHECK(read_file(evening.file) == whole);
}

}  // namespace
}  // namespace ringside
