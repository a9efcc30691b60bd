// SPDX-License-Identifier: MIT
#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <regex>

#include "app/run_ringside.h"
#include "live/capture/camera_device.h"
#include "live/capture/fake_source.h"
#include "support/has.h"
#include "watch/doctor/camera_controls.h"
#include "watch/doctor/machine_checks.h"
#include "watch/doctor/view_checks.h"
#include "watch/still_clip.h"
#include "web/web_error.h"

namespace ringside {
namespace {

using test::FakeSource;
using test::frame_at;
using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;
using State = Finding::State;

State state_of(const std::string& what, const Findings& findings) {
  for (const Finding& finding : findings) {
    if (finding.what != what) continue;
    CHECK(finding.advice.empty() == (finding.state == State::kFine));
    return finding.state;
  }
  FAIL("nothing was found about " << what);
  return State::kWrong;
}

void write_look(const std::filesystem::path& file, const cv::Mat& picture) {
  testing::write_still_clip(file, picture, 45, 15);
}

bool has_line(const std::string& text, const std::string& pattern) {
  return std::regex_search(text, std::regex("(^|\n)" + pattern + "\n"));
}

TEST_CASE("the doctor finds nothing to see to at a table that is set up well") {
  const TempFolder folder;
  write_look(folder / "table.avi", cv::imread(testing::sample("round-1.jpg").string()));
  const Run run =
      run_ringside(folder.path(), {"doctor", "table.avi", "--listen", "127.0.0.1:0", "--db", "m.db"});
  CAPTURE(run.out);
  CHECK(run.err.empty());
  for (const char* what :
       {"models", "picture", "steady", "board", "tilt", "residual", "light", "matches", "port"})
    CHECK(has_line(run.out, std::string("  ok +") + what + " .*"));
  CHECK(run.code == (has(run.out, "All is well.") ? 0 : 1));
}

TEST_CASE("the doctor says what is wrong and what to do, and 1 is its exit code") {
  const TempFolder folder;
  write_look(folder / "wall.avi", cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 120, 150)));
  const Run wall = run_ringside(folder.path(), {"doctor", "wall.avi", "--db", "m.db"});
  CHECK(wall.code == 1);
  CHECK(has(wall.out, "WRONG  board"));
  CHECK(has(wall.out, "1 thing to see to."));
  const Run none = run_ringside(folder.path(), {"doctor", "/dev/video987", "--db", "m.db"});
  CHECK(none.code == 1);
  CHECK(has(none.out, "/dev/video987 is not there"));
  CHECK(has(none.out, "-> plug the camera in"));
  CHECK(run_ringside({"doctor"}).code == 2);
  CHECK(run_ringside(folder.path(), {"doctor", "wall.avi", "--listen", "nowhere"}).code == 2);
}

TEST_CASE("the doctor looks at what is set for watch") {
  const TempFolder folder;
  testing::write_text(folder / "table.yaml", "watch:\n  source: none.mp4\n  speed: max\n  listen: nowhere\n");
  const Run run = run_ringside(folder.path(), {"doctor", "--config", "table.yaml", "--db", "m.db"});
  CHECK(run.code == 2);
  CHECK(has(run.err, "--listen: \"nowhere\""));
}

TEST_CASE("a device that is no camera is told from one") {
  CHECK(device_of("0") == "/dev/video0");
  CHECK(device_of("/dev/video2") == "/dev/video2");
  CHECK(state_of("camera", check_device("/dev/null")) == State::kWrong);
  CHECK(state_of("camera", check_device("/dev/none")) == State::kWrong);
}

TEST_CASE("automatics of a camera are doubtful, with the command that fixes each") {
  const Findings hunting =
      check_controls("/dev/video3", {.name = "", .focus = true, .exposure = true, .white_balance = true});
  for (const char* what : {"focus", "exposure", "white"}) CHECK(state_of(what, hunting) == State::kDoubtful);
  CHECK(hunting[0].advice == "v4l2-ctl -d /dev/video3 -c focus_automatic_continuous=0");
  const Findings still =
      check_controls("/dev/video3", {.name = "", .focus = false, .exposure = {}, .white_balance = false});
  CHECK(all_fine(still));
}

cv::Mat grey(int level) { return {4, 4, CV_8UC3, cv::Scalar::all(level)}; }

TEST_CASE("a light that changes from frame to frame is doubtful") {
  CHECK(check_steadiness({{grey(100), 0, 0}, {grey(102), 0.1, 1}}).state == State::kFine);
  CHECK(check_steadiness({{grey(100), 0, 0}, {grey(112), 0.1, 1}}).state == State::kDoubtful);
}

TEST_CASE("a dark deck and a blown one are doubtful") {
  CHECK(check_light({.median = 120, .blown = 0.02}).state == State::kFine);
  CHECK(check_light({.median = 25, .blown = 0}).state == State::kDoubtful);
  CHECK(check_light({.median = 120, .blown = 0.1}).state == State::kDoubtful);
}

TEST_CASE("the camera's first moments are left out, and one that gives nothing is given up") {
  std::deque<NextFrame> script;
  for (int i = 0; i < 100; ++i) script.push_back(frame_at(i * 0.1, i));
  FakeSource settled(script);
  const Look look = look_through(settled);
  REQUIRE_FALSE(look.frames.empty());
  CHECK(look.frames.front().seconds > 1.4);
  CHECK(look.frames.back().seconds < 2.7);
  FakeSource gone(
      {test::lost("gone; plug it in"), test::lost("gone; plug it in"), test::lost("gone; plug it in")});
  const Look nothing = look_through(gone);
  CHECK(nothing.frames.empty());
  CHECK(check_frames("0", nothing).state == State::kWrong);
  CHECK(has(check_frames("0", nothing).found, "plug it in"));
}

TEST_CASE("tilt, residual, size and lines each have their own finding") {
  Calibration good;
  good.image_from_board = Homography(Mat3(Vec3(1.5, 1.5, 1).asDiagonal()));
  for (Line& line : good.lines) line.coverage = 0.95;
  CHECK(all_fine(check_calibration_of_view(good)));
  Calibration bad = good;
  bad.camera.tilt = 0.3;
  bad.residual_mm = 0.5;
  bad.image_from_board = Homography(Mat3(Vec3(0.8, 0.8, 1).asDiagonal()));
  bad.lines[1].coverage = 0.5;
  for (const char* what : {"tilt", "residual", "size", "lines"})
    CHECK(state_of(what, check_calibration_of_view(bad)) == State::kDoubtful);
}

TEST_CASE("a folder has room and may be written in, whether it is there yet or not") {
  const TempFolder folder;
  CHECK(check_folder("matches", folder / "not/yet", 1000).state == State::kFine);
  CHECK(check_folder("record", folder.path(), std::uintmax_t{1} << 62).state == State::kDoubtful);
  CHECK(check_folder("record", "/proc/none", 1000).state != State::kFine);
}

// A server of this test on a port of its own.
struct TakenPort {
  int socket_of_ours = socket(AF_INET, SOCK_STREAM, 0);
  int port = 0;

  TakenPort() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    REQUIRE(bind(socket_of_ours, reinterpret_cast<sockaddr*>(&address), size) == 0);
    REQUIRE(listen(socket_of_ours, 1) == 0);
    REQUIRE(getsockname(socket_of_ours, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    port = ntohs(address.sin_port);
  }
  ~TakenPort() { close(socket_of_ours); }
  TakenPort(const TakenPort&) = delete;
  TakenPort& operator=(const TakenPort&) = delete;
};

TEST_CASE("a port that is taken, or of another machine, is told") {
  const TakenPort taken;
  const Finding in_use = check_port("127.0.0.1:" + std::to_string(taken.port));
  CHECK(in_use.state == State::kWrong);
  CHECK(has(in_use.advice, "another program listens there"));
  CHECK(check_port("192.0.2.1:8080").state == State::kWrong);
  CHECK(check_port("127.0.0.1:0").state == State::kFine);
  CHECK_THROWS_AS(check_port("8080"), WebError);
}

}  // namespace
}  // namespace ringside
