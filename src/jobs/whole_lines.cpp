// SPDX-License-Identifier: MIT
#include "jobs/whole_lines.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace ringside {

std::string read_at(int descriptor, std::uint64_t offset, std::size_t size) {
  std::string bytes(size, '\0');
  std::size_t done = 0;
  while (done < size) {
    const ssize_t count =
        ::pread(descriptor, bytes.data() + done, size - done, static_cast<off_t>(offset + done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw std::system_error(errno, std::generic_category());
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  bytes.resize(done);
  return bytes;
}

LinesEnd read_whole_lines(int descriptor, std::size_t most, const TakeLine& take) {
  constexpr std::size_t kAtOnce = 1 << 16;
  LinesEnd end;
  std::uint64_t offset = 0;
  for (std::string part; !(part = read_at(descriptor, offset, kAtOnce)).empty(); offset += part.size()) {
    std::size_t from = 0;
    while (from < part.size()) {
      const std::size_t line_break = part.find('\n', from);
      const std::size_t to = line_break == std::string::npos ? part.size() : line_break + 1;
      end.rest.append(part, from, std::min(to - from, most - end.rest.size()));
      from = to;
      if (line_break == std::string::npos) break;
      const bool goes_on = take(end.rest, end.whole);
      end = {.whole = offset + to};
      if (!goes_on) return end;
    }
  }
  return end;
}

}  // namespace ringside
