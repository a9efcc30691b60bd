// SPDX-License-Identifier: MIT
#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>

#include "app/program/command_error.h"
#include "app/program/given_aside.h"
#include "app/run_ringside.h"
#include "support/error_message.h"
#include "support/has.h"
#include "watch/running_watch.h"
#include "web/http.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

using test::has;
using test::TempFolder;
using testing::Run;
using testing::run_ringside;
using testing::RunningWatch;

// A port of this machine at which nobody answers.
class DeafPort {
 public:
  DeafPort() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    REQUIRE(bind(socket_, reinterpret_cast<sockaddr*>(&address), size) == 0);
    REQUIRE(getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    place_ = "127.0.0.1:" + std::to_string(ntohs(address.sin_port));
  }
  ~DeafPort() { close(socket_); }
  DeafPort(const DeafPort&) = delete;
  DeafPort& operator=(const DeafPort&) = delete;

  const std::string& place() const { return place_; }

 private:
  int socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  std::string place_;
};

// Each has "geheim" for what nobody is to see.
std::vector<std::string> addresses_of(const std::string& place) {
  return {"rtsp://admin:geheim@" + place + "/live",
          "http://admin:x@geheim@" + place + "/video.mjpg",
          "http://" + place + "/video?user=admin&password=geheim",
          "http://" + place + "/?token=geheim",
          "http://" + place + "/cgi/v.cgi?loginuse=admin&pwd=geheim",
          "rtsp://" + place + "/user=admin_password=geheim_channel=1.sdp"};
}

std::string all_files_of(const fs::path& folder) {
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    all += entry.path().string() + "\n" + (entry.is_regular_file() ? testing::read_file(entry.path()) : "");
  return all;
}

TEST_CASE("a camera's password is in no message, event, answer or file of a watched table") {
  const DeafPort camera;
  for (const std::string& address : addresses_of(camera.place())) {
    CAPTURE(address);
    const TempFolder folder;
    RunningWatch watch(folder.path(),
                       {address, "--record", "rounds", "--db", "matches.db", "--log-level", "debug"});
    std::string all;
    for (std::string event = watch.next_event(); !event.empty(); event = watch.next_event()) {
      all += event;
      if (has(event, "camera_lost")) break;
    }
    CHECK(has(all, "camera_lost"));
    httplib::Client client("127.0.0.1", watch.port());
    for (const char* path : {"/api/state", "/api/choices"}) all += client.Get(path)->body;
    CHECK(watch.stop(SIGTERM) == 0);
    all += watch.further_messages() + all_files_of(folder.path());
    CHECK_FALSE(has(all, "geheim"));
  }
}

TEST_CASE("a camera's password is not told by doctor, config or a slip on the command line") {
  const DeafPort camera;
  for (const std::string& address : addresses_of(camera.place())) {
    CAPTURE(address);
    const TempFolder folder;
    folder.write(".config/ringside/config.yaml", "watch:\n  source: " + address + "\n");
    std::string all;
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"doctor", address},
                                               {"doctor"},
                                               {"config"},
                                               {"config", "watch"},
                                               {"config", "doctor"},
                                               {"watch", address, "--bogus"},
                                               {"watch", "0", address},
                                               {"score", address},
                                               {"wacth", address}}) {
      const Run run = run_ringside(folder.path(), words);
      CHECK(!(run.out + run.err).empty());
      all += run.out + run.err;
    }
    CHECK_FALSE(has(all, "geheim"));
  }
  // The camera is still named.
  CHECK(has(run_ringside({"doctor", "rtsp://a:b@" + camera.place() + "/c"}).out,
            "rtsp://" + camera.place() + "/...: no video comes from there"));
}

TEST_CASE("an address without its beginning is no file whose name is told") {
  const Run run = run_ringside({"watch", "admin:geheim@camera.lan/live"});
  CHECK(run.code == 2);
  CHECK(has(run.err, "...: there is no such file"));
  CHECK_FALSE(has(run.err, "geheim"));
}

TEST_CASE("the source may stand in a file or in the environment") {
  const TempFolder folder;
  const std::string file = "@" + folder.write("camera", "  rtsp://a:b@camera.lan/live\r\nmore\n").string();
  CHECK(given_aside(file, "camera's") == "rtsp://a:b@camera.lan/live");
  setenv("RINGSIDE_TEST_CAMERA", "/dev/video7", 1);
  CHECK(given_aside("env:RINGSIDE_TEST_CAMERA", "camera's") == "/dev/video7");
  unsetenv("RINGSIDE_TEST_CAMERA");
  for (const char* typed : {"0", "clip.mp4", "./@camera", "http://a@b/c"})
    CHECK(given_aside(typed, "camera's") == typed);
  const auto error = [](const std::string& typed) {
    return test::error_message<CommandError>([&] { given_aside(typed, "camera's"); });
  };
  CHECK(has(error("env:RINGSIDE_TEST_CAMERA"), "there is no such variable"));
  CHECK(has(error("@" + (folder / "none").string()), "name a file that holds the camera's address"));
  CHECK(has(error("@" + folder.write("empty", "\n").string()), "first line is empty"));
  CHECK(has(error("@" + folder.path().string()), "name a file that holds"));
}

TEST_CASE("watch and doctor take their source from a file, also by settings") {
  const TempFolder folder;
  folder.write("camera", "clip that is not there.mp4\n");
  folder.write(".config/ringside/config.yaml", "watch:\n  source: \"@camera\"\n");
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"watch", "@camera"}, {"watch"}, {"doctor"}}) {
    const Run run = run_ringside(folder.path(), words);
    CHECK(has(run.out + run.err, "clip that is not there.mp4: there is no such file"));
  }
}

}  // namespace
}  // namespace ringside
