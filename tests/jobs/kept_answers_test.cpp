// SPDX-License-Identifier: MIT
#include "jobs/kept_answers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "app/run_ringside.h"
#include "jobs/scored_answer.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using testing::read_file;
using testing::scored_answer;
using testing::write_text;

std::string key_of(const std::string& name) { return answer_key("1", "{}", name, "ab"); }

AnswerMessage message_of(const std::string& name) {
  return {.photo = 1, .answer = scored_answer(), .key = key_of(name)};
}

// A file with answers for photos a and b.
struct KeptFile {
  KeptFile() {
    KeptAnswers kept(file);
    kept.keep(message_of("a"));
    kept.keep(message_of("b"));
  }
  void add(const std::string& text) const { write_text(file, read_file(file) + text); }

  test::TempFolder folder;
  fs::path file = folder / "answers.jsonl";
};

TEST_CASE("an answer is found again as it was kept") {
  const KeptFile at;
  const std::string text = read_file(at.file);
  CHECK(std::count(text.begin(), text.end(), '\n') == 3);
  const KeptAnswers kept(at.file);
  CHECK(kept.lines_left_out() == 0);
  const auto found = kept.find(key_of("b"));
  REQUIRE(found.has_value());
  CHECK(*found->scoring == *scored_answer().scoring);
  CHECK(found->table == scored_answer().table);
  CHECK(found->is_open == scored_answer().is_open);
  CHECK_FALSE(kept.find(key_of("c")).has_value());
  CHECK(read_file(at.file) == text);
}

TEST_CASE("an answer is that of one version, of one set of options, of one name and of one content") {
  const std::string key = answer_key("1", "{}", "a", "ab");
  CHECK(key.size() == 64);
  CHECK(key == answer_key("1", "{}", "a", "ab"));
  CHECK(key != answer_key("2", "{}", "a", "ab"));
  CHECK(key != answer_key("1", "{\"confidence\":\"3\"}", "a", "ab"));
  CHECK(key != answer_key("1", "{}", "b", "ab"));
  CHECK(key != answer_key("1", "{}", "a", "ac"));
  CHECK(key != answer_key("1", "{}", "aa", "b"));
}

TEST_CASE("a last line that is cut off anywhere is dropped, and the file goes on") {
  const KeptFile at;
  const std::string whole = read_file(at.file);
  const std::size_t last = whole.rfind('\n', whole.size() - 2) + 1;
  for (const std::size_t length : {last, last + 1, (last + whole.size()) / 2, whole.size() - 1}) {
    write_text(at.file, whole.substr(0, length));
    {
      KeptAnswers kept(at.file);
      CHECK(kept.lines_left_out() == 0);
      CHECK(kept.find(key_of("a")).has_value());
      CHECK_FALSE(kept.find(key_of("b")).has_value());
      kept.keep(message_of("b"));
      CHECK(kept.find(key_of("b")).has_value());
    }
    const std::string again = read_file(at.file);
    CHECK(again.substr(0, last) == whole.substr(0, last));
    CHECK(KeptAnswers(at.file).find(key_of("b")).has_value());
  }
  // Killed when hardly begun.
  for (const std::size_t length : {0, 1, 20}) {
    write_text(at.file, whole.substr(0, length));
    CHECK(KeptAnswers(at.file).empty());
    CHECK(read_file(at.file) == whole.substr(0, whole.find('\n') + 1));
  }
}

TEST_CASE("lines that are no answers are left out and counted, and those around them stay") {
  const KeptFile at;
  Json line = Json::parse(answer_payload(message_of("c")));
  const auto with = [&](const char* key, const Json& value) {
    Json other = line;
    other[key] = value;
    return other.dump() + "\n";
  };
  const std::vector<std::string> hostile{"\n",
                                         "no JSON\n",
                                         "{}\n",
                                         std::string("\0\0\0\n", 4),
                                         std::string(100'000, '[') + "\n",
                                         std::string(3'000'000, ' ') + "\n",
                                         with("key", 3),
                                         with("key", ""),
                                         with("photo", 1e300),
                                         with("scoring", Json::object()),
                                         with("refused", "no_picture"),
                                         with("declined", "no room"),
                                         with("table", "\x1b[31mred")};
  for (const std::string& text : hostile) at.add(text);
  at.add(line.dump() + "\n");
  at.add(
      read_file(at.file).substr(0, read_file(at.file).find('\n') + 1));  // as of two files that were joined
  const KeptAnswers kept(at.file);
  CHECK(kept.lines_left_out() == hostile.size());
  for (const char* name : {"a", "b", "c"}) CHECK(kept.find(key_of(name)).has_value());
}

TEST_CASE("a refusal is not kept, as it may be that of one machine") {
  const KeptFile at;
  const std::string before = read_file(at.file);
  KeptAnswers kept(at.file);
  AnswerMessage message = message_of("c");
  message.answer->refused = Refusal::Cause::kUnusableFile;
  kept.keep(message);
  CHECK_FALSE(kept.find(message.key).has_value());
  CHECK(read_file(at.file) == before);
}

void check_unusable(const fs::path& file, const std::string& why) {
  CHECK_THROWS_WITH_AS(KeptAnswers{file}, doctest::Contains(why.c_str()), CommandError);
}

TEST_CASE("one program at a time has the file") {
  const KeptFile at;
  {
    const KeptAnswers kept(at.file);
    check_unusable(at.file, "another program");
  }
  CHECK_NOTHROW(KeptAnswers{at.file});
}

TEST_CASE("what is no file of answers is refused and stays as it is") {
  const test::TempFolder folder;
  for (const std::string& text : {std::string("\xff\xd8\xff no picture"), std::string("[]\n"),
                                  std::string("{\"file\":\"answers\"}\n{}\n"), std::string(2'000'000, 'x')}) {
    const fs::path file = folder.write("other", text);
    check_unusable(file, "holds no answers");
    CHECK(read_file(file) == text);
  }
  check_unusable(folder.path(), "cannot be opened");
  check_unusable(folder / "no/such/folder", "cannot be opened");
  check_unusable("/dev/null", "is not a regular file");
}

}  // namespace
}  // namespace ringside
