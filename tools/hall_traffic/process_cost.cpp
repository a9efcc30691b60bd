// SPDX-License-Identifier: MIT
#include "process_cost.h"

#include <unistd.h>

#include <fstream>
#include <string>

namespace ringside {
namespace {

// proc(5): utime and stime are the 14th and 15th word of stat, resident pages the second of statm.
ProcessCost cost_of(int process) {
  const std::string folder = "/proc/" + std::to_string(process) + "/";
  std::ifstream stat(folder + "stat"), pages(folder + "statm");
  std::string word;
  double ticks = 0, all = 0, resident = 0;
  for (int field = 1; field <= 15 && stat >> word; ++field)
    if (field >= 14) ticks += std::stod(word);
  pages >> all >> resident;
  return {ticks / static_cast<double>(sysconf(_SC_CLK_TCK)),
          resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6};
}

}  // namespace

ProcessCost cost_of(const std::vector<int>& processes) {
  ProcessCost sum;
  for (const int process : processes) {
    const ProcessCost one = cost_of(process);
    sum.seconds += one.seconds;
    sum.megabytes += one.megabytes;
  }
  return sum;
}

}  // namespace ringside
