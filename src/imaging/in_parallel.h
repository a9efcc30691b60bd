// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/utility.hpp>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace ringside {

// of(0), of(1), ... of(count - 1) in this order, worked out side by side by as many threads as OpenCV may use
// (cv::setNumThreads). The results are the same by however many. of: its calls must not disturb one another.
template <typename Of>
auto in_parallel(std::size_t count, const Of& of) {
  using Result = std::invoke_result_t<const Of&, std::size_t>;
  std::vector<std::optional<Result>> made(count);
  cv::parallel_for_({0, static_cast<int>(count)}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const auto which = static_cast<std::size_t>(i);
      made[which].emplace(of(which));
    }
  });
  std::vector<Result> results;
  results.reserve(count);
  for (auto& one : made) results.push_back(std::move(*one));
  return results;
}

}  // namespace ringside
