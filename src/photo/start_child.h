// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace ringside {

inline constexpr const char* kThisProgram = "/proc/self/exe";

// What a child is to have open, and under which number.
struct HandedOver {
  int descriptor;
  int as;  // from 3, without a gap
};

// Starts a program with those words, the first of which is the name that it is called by. It has nothing of
// this process but what is handed over and, of the environment, what decoders and loaders heed: cameras'
// passwords may lie in the rest. The standard descriptors lead nowhere. A wish to stop (Ctrl-C, systemd's) is
// this process's to heed, so it is in a group of its own. Throws std::system_error.
pid_t start_child(const std::string& program, std::vector<std::string> words,
                  const std::vector<HandedOver>& handed_over = {});

// Ends one at once, whatever it does, and waits until it has.
void kill_child(pid_t process);

}  // namespace ringside
