// SPDX-License-Identifier: MIT
#include "watch/running_watch.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace ringside::testing {
namespace {

struct Pipe {
  Pipe() { REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0); }
  // For this process, which only reads.
  std::FILE* reader() const {
    close(ends[1]);
    return fdopen(ends[0], "r");
  }
  std::array<int, 2> ends{};
};

}  // namespace

RunningWatch::RunningWatch(const std::filesystem::path& folder, const std::vector<std::string>& arguments) {
  std::vector<std::string> words{RINGSIDE_PROGRAM, "watch", "--listen", "127.0.0.1:0"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const Pipe out, err;
  process_ = fork();
  REQUIRE(process_ >= 0);
  if (process_ == 0) {
    dup2(out.ends[1], STDOUT_FILENO);
    dup2(err.ends[1], STDERR_FILENO);
    if (chdir(folder.c_str()) == 0) execv(argv[0], argv.data());
    _exit(127);
  }
  events_ = out.reader();
  messages_ = err.reader();
  const std::string announced = line_of(messages_), place = "http://127.0.0.1:";
  REQUIRE(announced.find(place) != std::string::npos);
  port_ = std::atoi(announced.c_str() + announced.find(place) + place.size());
}

RunningWatch::~RunningWatch() {
  kill();
  std::fclose(events_);
  std::fclose(messages_);
}

bool RunningWatch::wait_for(const std::string& event) {
  for (std::string line = next_event(); !line.empty(); line = next_event())
    if (nlohmann::json::parse(line).at("event") == event) return true;
  return false;
}

int RunningWatch::stop(int signal) {
  REQUIRE(process_ > 0);
  ::kill(process_, signal);
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string RunningWatch::further_messages() {
  std::string all;
  for (int c = std::fgetc(messages_); c != EOF; c = std::fgetc(messages_)) all += static_cast<char>(c);
  return all;
}

void RunningWatch::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::string RunningWatch::line_of(std::FILE* stream) {
  std::string line;
  for (int c = std::fgetc(stream); c != EOF && c != '\n'; c = std::fgetc(stream))
    line += static_cast<char>(c);
  return line;
}

}  // namespace ringside::testing
