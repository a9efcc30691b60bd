// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <deque>
#include <future>
#include <type_traits>

namespace ringside {

// work(0), work(1), ... work(count - 1) on up to `jobs` threads, and take(i, result) for each in this order
// in the caller's thread. No more than `jobs` results wait for it: each may hold a photo. `before(i)` is
// called when i is waited for. With one job all is done in the caller's thread. What work or take throw ends
// it.
template <typename Before, typename Work, typename Take>
void side_by_side(std::size_t count, std::size_t jobs, const Before& before, const Work& work,
                  const Take& take) {
  const auto policy = jobs > 1 ? std::launch::async : std::launch::deferred;
  std::deque<std::future<std::invoke_result_t<const Work&, std::size_t>>> begun;
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (; next < count && begun.size() < jobs; ++next)
      begun.push_back(std::async(policy, [&work, next] { return work(next); }));
    before(i);
    auto result = begun.front().get();
    begun.pop_front();
    take(i, std::move(result));
  }
}

}  // namespace ringside
