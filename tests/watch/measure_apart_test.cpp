// SPDX-License-Identifier: MIT
#include "watch/photos/measure_apart.h"

#include <doctest/doctest.h>

#include <cstdlib>

#include "app/run_ringside.h"
#include "flow/photo_flow.h"
#include "live/view/table_command.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using test::has;
using test::TempFolder;

const std::string kProgram = std::filesystem::path(RINGSIDE_PROGRAM).parent_path() / "ringside-watch";

// Where photos lie for a moment is a folder of the test's own, as long as it lives.
class OwnTemporaryFolder {
 public:
  OwnTemporaryFolder() { setenv("TMPDIR", folder_.path().c_str(), 1); }
  ~OwnTemporaryFolder() {
    if (before_.empty()) {
      unsetenv("TMPDIR");
    } else {
      setenv("TMPDIR", before_.c_str(), 1);
    }
  }
  OwnTemporaryFolder(const OwnTemporaryFolder&) = delete;
  OwnTemporaryFolder& operator=(const OwnTemporaryFolder&) = delete;

  bool is_empty() const { return std::filesystem::is_empty(folder_.path()); }

 private:
  TempFolder folder_;
  std::string before_ = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "";
};

std::string refusal(ApartOptions options, const std::string& file) {
  return test::error_message<PhotoRefused>([&] { measure_apart(options)(file, {}); });
}

// A program in place of the one that measures: what a photo may have made of that.
ApartOptions with_program(const TempFolder& folder, const std::string& script) {
  const auto program = folder.write("program", "#!/bin/sh\n" + script + "\n");
  std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  return {.program = program};
}

TEST_CASE("a photo that is measured apart shows what it shows here, and nothing is left of it") {
  const OwnTemporaryFolder temporary;
  const auto sample = testing::sample("round-2.jpg");
  const MeasuredPhoto photo =
      measure_apart({.program = kProgram})(testing::read_file(sample), {"black", "red"});
  const FlowResult here = score_photo(sample, flow_options({}));
  REQUIRE(here.measured);
  REQUIRE(photo.board.discs.size() == here.measured->detection.discs.size());
  for (std::size_t i = 0; i < photo.board.discs.size(); ++i) {
    const ScoredDisc there = score_disc(photo.board.discs[i], photo.board.calibration);
    const ScoredDisc& one = here.report.scored()->discs[i];
    CHECK(there.line.margin == doctest::Approx(one.line.margin).epsilon(1e-4));
    CHECK(there.line.sigma == doctest::Approx(one.line.sigma).epsilon(1e-4));
  }
  CHECK(cv::norm(photo.pixels, here.pixels, cv::NORM_INF) == 0);
  CHECK(photo.sha256.size() == 64);
  CHECK(temporary.is_empty());
}

TEST_CASE("what is no photo of a board is refused in the flow's own words") {
  const OwnTemporaryFolder temporary;
  const ApartOptions options{.program = kProgram};
  CHECK(has(refusal(options, "this is no photo"), "; "));
  CHECK(has(refusal(options, ""), "; "));
  const std::string photo = testing::read_file(testing::sample("round-2.jpg"));
  CHECK(has(refusal(options, photo.substr(0, photo.size() / 2)), "; "));
  CHECK(temporary.is_empty());
}

TEST_CASE("a program that a photo has taken over is believed nothing") {
  const TempFolder folder;
  for (const char* script :
       {"exit 1", "echo nonsense > $1/answer.json", "echo '{\"discs\":[]}' > $1/answer.json",
        "echo '{\"taken\":\"\",\"discs\":[],\"maybe_discs\":[]}' > $1/answer.json",
        "head -c 2000000 /dev/zero > $1/answer.json", "ln -s /dev/zero $1/answer.json", "kill -ILL $$"}) {
    const std::string why = refusal(with_program(folder, script), "a photo");
    CHECK_MESSAGE(has(why, "; take another"), script);
  }
  const std::string long_words =
      "echo \"{\\\"refused\\\":\\\"$(printf 'x%.0s' $(seq 5000))\\\"}\" > $1/answer.json";
  CHECK(refusal(with_program(folder, long_words), "a photo").size() == 400);
}

TEST_CASE("a program that does not end is ended, and so when the table is to stop") {
  const TempFolder folder;
  ApartOptions options = with_program(folder, "exec sleep 1000");
  options.patience = std::chrono::milliseconds(50);
  CHECK(has(refusal(options, "a photo"), "takes more memory or time"));
  options.patience = std::chrono::minutes(10);
  std::stop_source stop;
  stop.request_stop();
  options.stop = stop.get_token();
  CHECK(has(refusal(options, "a photo"), "being stopped"));
}

TEST_CASE("where no program can be started, the photo is refused") {
  CHECK(has(refusal({.program = "/nowhere/ringside-watch"}, "a photo"), "no photo can be looked at now"));
}

}  // namespace
}  // namespace ringside
