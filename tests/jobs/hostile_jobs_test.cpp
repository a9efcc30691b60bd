// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "jobs/answer_message.h"
#include "jobs/carried_options.h"
#include "jobs/job.h"
#include "jobs/job_error.h"
#include "jobs/job_scorer.h"
#include "jobs/worker_presence.h"
#include "report/data/version.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

const std::string kBatch = "01234567-89ab-cdef-0123-456789abcdef";

Job job_of(const std::string& path, const std::string& bytes = "") {
  return {.ringside = std::string(version()),
          .batch = kBatch,
          .photo = 3,
          .name = "club.jpg",
          .path = path,
          .options = "{}",
          .bytes = bytes};
}

Json first_line(const Job& job) {
  const std::string payload = job_payload(job);
  return Json::parse(payload.substr(0, payload.find('\n')));
}

TEST_CASE("a job is read as it was written, its photo's bytes too") {
  const std::string bytes("\xff\xd8\n\0{\n", 6);
  const Job read = read_job(job_payload(job_of("", bytes)));
  CHECK(read.id() == kBatch + "/3");
  CHECK(read.name == "club.jpg");
  CHECK(read.bytes == bytes);
}

TEST_CASE("what is no job is refused with a word") {
  const auto refused = [](const Json& line, const std::string& rest = "") {
    CHECK_THROWS_AS(read_job(line.dump() + "\n" + rest), JobError);
  };
  for (const char* key : {"ringside", "batch", "photo", "name", "path", "options"}) {
    Json line = first_line(job_of("a.jpg"));
    line.erase(key);
    refused(line);
    line = first_line(job_of("a.jpg"));
    line[key] = Json::array({1});
    if (std::string(key) != "options") refused(line);
  }
  Json line = first_line(job_of("a.jpg"));
  refused(line, "and bytes");
  line["more"] = 1;
  refused(line);
  line.erase("more");
  line["batch"] = "../../../../state/one/and/more/commands";
  refused(line);
  line["batch"] = kBatch;
  line["photo"] = -1;
  refused(line);
  line["photo"] = 1e300;
  refused(line);
  line["photo"] = 1;
  line["path"] = std::string("a\0b", 3);
  refused(line);
  line["path"] = "";
  refused(line);
  CHECK_THROWS_AS(read_job(""), JobError);
  CHECK_THROWS_AS(read_job(std::string(500'000, '[') + "\n"), JobError);
  CHECK_THROWS_AS(read_job(std::string(kMostBytesOfJob + 1, '\n')), JobError);
}

TEST_CASE("a path leads nowhere but below the worker's folder") {
  const test::TempFolder folder;
  const auto photo = test::source_dir() / "samples/club-round.jpg";
  std::filesystem::create_directory(folder / "shared");
  std::filesystem::copy_file(photo, folder / "outside.jpg");
  std::filesystem::copy_file(photo, folder / "shared/inside.jpg");
  std::filesystem::create_symlink(folder / "outside.jpg", folder / "shared/link.jpg");
  JobScorer scorer(folder / "shared");
  CHECK(scorer.score(job_of("inside.jpg")).scoring->at("status") == "scored");
  for (const std::string& path : {(folder / "outside.jpg").string(), std::string("../outside.jpg"),
                                  std::string("inside.jpg/../../outside.jpg"), std::string("link.jpg")})
    CHECK_THROWS_AS(scorer.score(job_of(path)), JobError);
  CHECK(scorer.score(job_of("missing.jpg")).refused == Refusal::Cause::kUnusableFile);
  JobScorer without("");
  CHECK_THROWS_AS(without.score(job_of("inside.jpg")), JobError);
  CHECK(without.score(job_of("", "no picture")).refused == Refusal::Cause::kNoPicture);
}

TEST_CASE("options name no file of the worker's, and files come by plain names") {
  const PrivateFolder folder;
  for (const Json& options :
       {Json{{"board", "/etc/passwd"}}, Json{{"discs", "../models/x"}}, Json{{"rules", "mine.yaml"}},
        Json{{"calibration", "camera.yaml"}}, Json{{"json", "-"}}, Json{{"overlay", "/tmp"}},
        Json{{"confidence", 2}}, Json{{"players", std::string(2000, 'x')}},
        Json{{"board", {{"file", "../x.yaml"}, {"text", ""}}}},
        Json{{"board", {{"file", ".bashrc"}, {"text", ""}}}}, Json{{"board", {{"file", "x.yaml"}}}},
        Json{{"lens", {{"file", "x"}, {"text", std::string(70'000, ' ')}}}}, Json::array()})
    CHECK_THROWS_AS(arguments_of(options, folder), JobError);
  ScoreArguments arguments;
  arguments.flow.confidence = "3";
  arguments.flow.camera.board = (test::source_dir() / "models/boards/tournament-26.yaml").string();
  const ScoreArguments read = arguments_of(carried_options(arguments), folder);
  CHECK(read.flow.confidence == "3");
  CHECK(read.flow.discs == kDefaultDiscs);
  CHECK(std::filesystem::path(read.flow.camera.board).filename() == "tournament-26.yaml");
  CHECK_NOTHROW(scoring_of(read));
  arguments.flow.calibration = "/nowhere/\xff";
  CHECK_THROWS_AS(carried_options(arguments), CommandError);
}

TEST_CASE("a job of another version is not scored") {
  Job job = job_of("", "x");
  job.ringside = "0.0.1";
  CHECK_THROWS_AS(JobScorer("").score(job), JobError);
}

TEST_CASE("an answer is whole, and cannot write to a terminal what it likes") {
  JobScorer scorer(test::source_dir() / "samples");
  const PhotoAnswer scored = scorer.score(job_of("club-round.jpg"));
  const std::string payload = answer_payload({.photo = 3, .answer = scored});
  const AnswerMessage read = read_answer_message(payload);
  REQUIRE(read.answer.has_value());
  CHECK(*read.answer->scoring == *scored.scoring);
  CHECK(read.answer->table == scored.table);
  const Json whole = Json::parse(payload);
  for (const char* at :
       {"/photo", "/table", "/refused", "/open", "/scoring", "/scoring/status", "/scoring/warnings",
        "/scoring/timing_ms", "/scoring/timing_ms/total", "/scoring/photo", "/scoring/discs/0/margin_mm"}) {
    Json less = whole;
    const Json::json_pointer place(at);
    less.at(place.parent_pointer()).erase(place.back());
    CHECK_THROWS_AS_MESSAGE(read_answer_message(less.dump()), JobError, at);
  }
  Json coloured = whole;
  coloured["table"] = "\x1b[31mred";
  CHECK_THROWS_AS(read_answer_message(coloured.dump()), JobError);
  Json refused = whole;
  refused["refused"] = "no_picture";
  CHECK_THROWS_AS(read_answer_message(refused.dump()), JobError);
}

TEST_CASE("a worker's presence is bounded") {
  CHECK(read_presence(presence_payload({.ringside = "1", .slots = 2, .holds = {"b/1"}})).holds.size() == 1);
  for (const char* text :
       {"", "{}", R"({"ringside":"1","slots":1000000,"holds":[]})",
        R"({"ringside":"1","slots":0,"holds":[]})", R"({"ringside":"1","slots":1,"holds":[1]})"})
    CHECK_THROWS_AS(read_presence(text), JobError);
}

}  // namespace
}  // namespace ringside
