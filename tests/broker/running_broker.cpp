// SPDX-License-Identifier: MIT
#include "broker/running_broker.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "broker/loopback.h"

namespace ringside::testing {
namespace {

constexpr const char* kProgram = "/usr/sbin/mosquitto";

int free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int port = bound_to_free_port(socket);
  close(socket);
  return port;
}

bool takes_connections(int port) {
  const int socket = connected_to(port);
  if (socket >= 0) close(socket);
  return socket >= 0;
}

}  // namespace

bool has_mosquitto() {
  const bool there = access(kProgram, X_OK) == 0;
  if (!there) MESSAGE("skipped: no mosquitto; tools/setup --tests installs it");
  return there;
}

RunningBroker::RunningBroker(const std::string& further, const Prepare& prepare) : port_(free_port()) {
  std::string lines = "listener " + std::to_string(port_) + " 127.0.0.1\nuser root\n" + further;
  for (auto at = lines.find("FOLDER"); at != std::string::npos; at = lines.find("FOLDER"))
    lines.replace(at, 6, folder_.path().string());
  folder_.write("mosquitto.conf", lines);
  prepare(folder_.path());
  start();
}

BrokerAddress RunningBroker::address(const std::string& user, const std::string& password) const {
  return {.host = "127.0.0.1", .port = port_, .user = user, .password = password};
}

void RunningBroker::start() {
  process_ = fork();
  REQUIRE(process_ >= 0);
  if (process_ == 0) {
    const int silent = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(silent, STDOUT_FILENO);
    dup2(silent, STDERR_FILENO);
    const std::string file = (folder_ / "mosquitto.conf").string();
    execl(kProgram, kProgram, "-c", file.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  while (!takes_connections(port_)) {
    REQUIRE(waitpid(process_, nullptr, WNOHANG) == 0);  // its configuration is wrong
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void RunningBroker::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

}  // namespace ringside::testing
