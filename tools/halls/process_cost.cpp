// SPDX-License-Identifier: MIT
#include "halls/process_cost.h"

#include <unistd.h>

#include <fstream>
#include <string>

namespace ringside::halls {
namespace {

constexpr int kUserTicks = 14, kSystemTicks = 15;  // fields of /proc/PID/stat, proc(5)

}  // namespace

ProcessCost cost_of(pid_t process) {
  const std::string folder = "/proc/" + std::to_string(process) + "/";
  ProcessCost cost;
  std::ifstream stat(folder + "stat"), status(folder + "status");
  std::string word;
  double ticks = 0;
  for (int field = 1; field <= kSystemTicks && stat >> word; ++field)
    if (field >= kUserTicks) ticks += std::stod(word);
  cost.seconds = ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  while (status >> word)
    if (word == "VmHWM:" && status >> cost.peak_megabytes) break;
  cost.peak_megabytes *= 1.024e-3;  // from KiB
  return cost;
}

}  // namespace ringside::halls
