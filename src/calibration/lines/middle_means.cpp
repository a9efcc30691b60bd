// SPDX-License-Identifier: MIT
#include "calibration/lines/middle_means.h"

#include <algorithm>
#include <opencv2/core/hal/intrin.hpp>
#include <vector>

namespace ringside {
namespace {

using Four = cv::v_float32x4;

struct Pair {
  int lesser, greater;  // places of values that are put in this order
};

// Sorts so many values by the same comparisons whatever they are, so that four columns are sorted at once.
// Batcher: Sorting networks and their applications. AFIPS Spring Joint Computer Conference 32, 1968.
std::vector<Pair> sorting_network(int count) {
  std::vector<Pair> network;
  for (int sorted = 1; sorted < count; sorted *= 2) {
    for (int apart = sorted; apart > 0; apart /= 2) {
      for (int first = apart % sorted; first + apart < count; first += 2 * apart) {
        for (int i = first; i < std::min(first + apart, count - apart); ++i)
          if (i / (2 * sorted) == (i + apart) / (2 * sorted)) network.push_back({i, i + apart});
      }
    }
  }
  return network;
}

void sort(std::vector<Four>& values, const std::vector<Pair>& network) {
  for (const auto& [lesser, greater] : network) {
    Four &a = values[static_cast<std::size_t>(lesser)], &b = values[static_cast<std::size_t>(greater)];
    const Four least = cv::v_min(a, b);
    b = cv::v_max(a, b);
    a = least;
  }
}

Four middle_mean(const std::vector<Four>& sorted) {
  const std::size_t left_out = sorted.size() / 4, last = sorted.size() - left_out;
  Four sum = cv::v_setzero_f32();
  for (std::size_t i = left_out; i < last; ++i) sum += sorted[i];
  return sum / cv::v_setall_f32(static_cast<float>(last - left_out));
}

}  // namespace

cv::Mat middle_means(const cv::Mat& rows) {
  constexpr int kLanes = Four::nlanes;
  const int width = rows.cols * rows.channels();
  CV_Assert(rows.depth() == CV_32F && rows.rows > 0 && width >= kLanes);
  cv::Mat out(1, rows.cols, rows.type());
  const std::vector<Pair> network = sorting_network(rows.rows);
  std::vector<Four> values(static_cast<std::size_t>(rows.rows));
  for (int i = 0; i < width; i += kLanes) {
    const int first = std::min(i, width - kLanes);  // the last four may have been among those before
    for (int row = 0; row < rows.rows; ++row)
      values[static_cast<std::size_t>(row)] = cv::v_load(rows.ptr<float>(row) + first);
    sort(values, network);
    cv::v_store(out.ptr<float>() + first, middle_mean(values));
  }
  return out;
}

}  // namespace ringside
