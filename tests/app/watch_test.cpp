// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <sstream>

#include "app/run_ringside.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;
using test::TempFolder;
using testing::is_one_error_about;
using testing::Run;
using testing::run_ringside;

// A sample as a camera shows it for a while, all frames the same.
void write_clip(const std::filesystem::path& file, const std::string& sample, int frames) {
  const cv::Mat picture = cv::imread(testing::sample(sample).string());
  cv::VideoWriter clip(file.string(), cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 30, picture.size());
  for (int i = 0; i < frames; ++i) clip.write(picture);
}

TEST_CASE("watch tells what lies on a quiet board once, and nothing that did not happen") {
  const TempFolder folder;
  write_clip(folder / "quiet.avi", "round-1.jpg", 45);
  const Run run = run_ringside(folder.path(), {"watch", "quiet.avi", "--speed", "max"});
  CHECK(run.code == 0);
  std::istringstream lines(run.out);
  std::vector<std::string> events;
  for (std::string line; std::getline(lines, line);)
    events.push_back(nlohmann::json::parse(line)["event"].get<std::string>());
  CHECK(events == std::vector<std::string>{"camera_opened", "board_found", "discs_at_rest", "camera_ended"});
}

TEST_CASE("watch refuses what it cannot watch, in one line") {
  const TempFolder folder;
  const Run missing = run_ringside(folder.path(), {"watch", "none.avi"});
  CHECK(missing.code == 2);
  CHECK(missing.out.empty());
  CHECK(is_one_error_about(missing.err, "none.avi"));
  const Run speed = run_ringside(folder.path(), {"watch", "none.avi", "--speed", "warp"});
  CHECK(speed.code == 2);
  CHECK(has(speed.err, "give max or real"));
}

}  // namespace
}  // namespace ringside
