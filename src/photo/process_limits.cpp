// SPDX-License-Identifier: MIT
#include "photo/process_limits.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "photo/photo_error.h"

namespace ringside {

void limit_resource(__rlimit_resource resource, rlim_t soft, rlim_t hard) {
  rlimit now{};
  getrlimit(resource, &now);
  const rlimit wanted{std::min(soft, now.rlim_max), std::min(hard, now.rlim_max)};
  if (setrlimit(resource, &wanted) != 0)
    throw PhotoError("decoders cannot be limited here; allow setrlimit to this program");
}

rlim_t mapped_bytes() {
  rlim_t pages = 0;
  if (!(std::ifstream("/proc/self/statm") >> pages))
    throw PhotoError("decoders cannot be limited here; mount /proc");
  return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace ringside
