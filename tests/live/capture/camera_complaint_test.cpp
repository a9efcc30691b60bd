// SPDX-License-Identifier: MIT
#include "live/capture/camera_complaint.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("each reason why a camera gives no picture has its own words") {
  const auto says = [](int error, const std::string& words) {
    return camera_complaint(error, {}).find(words) != std::string::npos;
  };
  CHECK(says(ENODEV, "no such camera"));
  CHECK(says(EACCES, "group video"));
  CHECK(says(ENOSPC, "USB"));  // the system's own words would be of a disk
  CHECK_FALSE(says(ENOSPC, "space"));
  CHECK(says(EBUSY, "another program"));
  CHECK(camera_complaint(EBUSY, {"obs", "zoom"}).find("in use by obs and zoom") != std::string::npos);
  CHECK(says(EIO, "Input/output error"));
  CHECK(says(0, "cable"));
}

TEST_CASE("a device that is none is told by what the system says") {
  const TempFolder folder;
  CHECK(camera_complaint(folder.path() / "none").find("no such camera") != std::string::npos);
  CHECK(camera_complaint(folder.write("file", "x")).find("Inappropriate ioctl") != std::string::npos);
}

TEST_CASE("who has a file open is told by name") {
  const TempFolder folder;
  const auto file = folder.write("camera", "x");
  CHECK(users_of(file).empty());
  int pipe[2];
  REQUIRE(pipe2(pipe, O_CLOEXEC) == 0);
  const pid_t child = fork();
  if (child == 0) {
    [[maybe_unused]] const int opened = ::open(file.c_str(), O_RDONLY);
    [[maybe_unused]] const auto told = write(pipe[1], "x", 1);
    pause();
    _exit(0);
  }
  char word = 0;
  REQUIRE(read(pipe[0], &word, 1) == 1);
  CHECK(users_of(file).size() == 1);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  close(pipe[0]);
  close(pipe[1]);
}
