// SPDX-License-Identifier: MIT
#include "watch/serving/network_name.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <string_view>

namespace ringside {
namespace {

// It tells so on either stream, depending on its version.
constexpr std::string_view kEstablished = "Established";
// Avahi asks three times, a quarter of a second apart, whether the name is taken.
constexpr std::chrono::milliseconds kPatience{3000};

// In the child, so only what may be called between fork and exec.
[[noreturn]] void become_publisher(int output, pid_t parent, char* const* words) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  setpgid(0, 0);                      // Ctrl-C is the parent's affair
  prctl(PR_SET_PDEATHSIG, SIGTERM);   // a name does not outlive a program that was killed
  if (getppid() != parent) _exit(1);  // it was killed before
  const int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  execvp(words[0], words);
  _exit(127);
}

bool hears_established(int output) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  std::string heard;
  std::array<char, 256> part{};
  while (heard.size() < 10'000) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    pollfd waited{output, POLLIN, 0};
    if (left.count() <= 0 || poll(&waited, 1, static_cast<int>(left.count())) <= 0) return false;
    const ssize_t count = read(output, part.data(), part.size());
    if (count <= 0) return false;
    heard.append(part.data(), static_cast<std::size_t>(count));
    if (heard.find(kEstablished) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

NetworkName::NetworkName(const std::string& name, const std::string& address) {
  std::array<std::string, 5> words{"avahi-publish", "--address", "--no-reverse", name, address};
  std::array<char*, 6> pointers{};
  for (std::size_t i = 0; i < words.size(); ++i) pointers[i] = words[i].data();
  std::array<int, 2> output{};
  if (pipe2(output.data(), O_CLOEXEC) != 0) return;
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) become_publisher(output[1], parent, pointers.data());
  close(output[1]);
  output_ = output[0];  // stays open: what it says later must not end it
  known_ = process_ > 0 && hears_established(output_);
}

NetworkName::~NetworkName() {
  if (process_ > 0) {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }
  if (output_ >= 0) close(output_);
}

}  // namespace ringside
