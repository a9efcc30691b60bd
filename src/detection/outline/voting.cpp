// SPDX-License-Identifier: MIT
#include "detection/outline/voting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

#include "detection/view/rectified.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

constexpr double kStep = 0.75;          // mm between voted radii; a cell is 1 mm
constexpr double kVoteSmoothing = 1.2;  // cells: votes of a real circle scatter by about a millimetre
constexpr int kSeparation = 9;          // cells: discs are 28 and more apart
constexpr std::size_t kMostCentres = 90;

constexpr int kReach = 3;  // cells of smoothing: 2.5 sigma
constexpr int kTaps = 2 * kReach + 1;
using Kernel = std::array<float, kTaps>;

Kernel gaussian() {
  const cv::Mat all = cv::getGaussianKernel(kTaps, kVoteSmoothing, CV_32F);
  Kernel kernel;
  std::copy_n(all.ptr<float>(), kTaps, kernel.begin());
  return kernel;
}

// Votes for one radius, counted by cells and by tiles of these. Only tiles about which there are many are
// smoothed.
class Ballot {
 public:
  // reach: how far outside of the map places may lie for which there are votes, cells. They count for nothing
  // but what is smoothed into the map.
  Ballot(cv::Size cells, int reach)
      : around_((reach + kTile) / kTile + 1),
        map_((cells.width + kTile - 1) / kTile, (cells.height + kTile - 1) / kTile),
        tiles_(map_.width + 2 * around_, map_.height + 2 * around_),
        stride_(static_cast<std::size_t>(tiles_.width) * kTile),
        counts_(stride_ * static_cast<std::size_t>(tiles_.height) * kTile),
        of_tiles_(static_cast<std::size_t>(tiles_.area())) {}

  void clear() {
    // Most tiles have got no votes.
    for (int y = 0; y < tiles_.height; ++y)
      for (int x = 0; x < tiles_.width; ++x)
        if (std::exchange(of_tiles_[tile_index(x, y)], std::uint16_t{0}) != 0) clear_tile(x, y);
  }

  // For four places.
  void vote(const cv::v_float32x4& x, const cv::v_float32x4& y) {
    std::array<int, 4> columns, rows;
    cv::v_store(columns.data(), cv::v_round(x));
    cv::v_store(rows.data(), cv::v_round(y));
    for (std::size_t i = 0; i < columns.size(); ++i) vote(columns[i], rows[i]);
  }

  void vote(int x, int y) {
    const auto column = static_cast<unsigned>(x + around_ * kTile),
               row = static_cast<unsigned>(y + around_ * kTile);
    ++counts_[row * stride_ + column];
    ++of_tiles_[row / kTile * static_cast<unsigned>(tiles_.width) + column / kTile];
  }

  // A map of all cells, with some more beyond the right and lower end.
  cv::Mat empty_map() const { return cv::Mat::zeros(map_.height * kTile, map_.width * kTile, CV_32F); }

  // Raises such a map to the smoothed votes, each of this weight, wherever those are enough.
  void raise(cv::Mat& most, float weight, float least_votes) const {
    // No vote of a tile counts more than one right at the place, none beside it more than one in the next
    // cell.
    constexpr int kOne = 16;  // all votes of a tile, times its square, fit into an int
    const float middle = kKernel[kReach];
    const int beside = cvCeil(kOne * kKernel[kReach + 1] / middle);
    const auto enough = static_cast<int>(kOne * kOne * least_votes / (weight * middle * middle));
    for (int y = 0; y < map_.height; ++y) {
      const std::uint16_t* upper = &of_tiles_[tile_index(around_ - 1, around_ + y - 1)];
      const std::uint16_t* middle_row = upper + tiles_.width;
      const std::uint16_t* lower = middle_row + tiles_.width;
      const auto column = [&](int x) { return kOne * middle_row[x] + beside * (upper[x] + lower[x]); };
      int left = column(0), here = column(1);
      for (int x = 0; x < map_.width; ++x) {
        const int right = column(x + 2);
        if (kOne * here + beside * (left + right) >= enough) raise_tile(x, y, most, weight);
        left = here;
        here = right;
      }
    }
  }

 private:
  // The tiles beside one hold all that is smoothed into it.
  static constexpr int kTile = cv::v_float32x4::nlanes;  // 4
  static_assert(kTile >= kReach);
  inline static const Kernel kKernel = gaussian();

  std::size_t index_of(int x, int y) const {
    return static_cast<std::size_t>(y) * stride_ + static_cast<std::size_t>(x);
  }
  std::size_t tile_index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(tiles_.width) + static_cast<std::size_t>(x);
  }

  void clear_tile(int tile_x, int tile_y) {
    for (int row = 0; row < kTile; ++row)
      std::fill_n(&counts_[index_of(tile_x * kTile, tile_y * kTile + row)], kTile, std::uint16_t{0});
  }

  // Of the map.
  void raise_tile(int tile_x, int tile_y, cv::Mat& most, float weight) const {
    const int first_x = (around_ + tile_x) * kTile - kReach, first_y = (around_ + tile_y) * kTile - kReach;
    const auto weighed = [](std::size_t tap, const cv::v_float32x4& values, const cv::v_float32x4& sum) {
      return cv::v_muladd(cv::v_setall_f32(kKernel[tap]), values, sum);
    };
    std::array<cv::v_float32x4, kTile + 2 * kReach> across;
    for (std::size_t row = 0; row < across.size(); ++row) {
      const auto* from = &counts_[index_of(first_x, first_y + static_cast<int>(row))];
      cv::v_float32x4 sum = cv::v_setzero_f32();
      for (std::size_t tap = 0; tap < kTaps; ++tap) {
        const auto counts = cv::v_cvt_f32(cv::v_reinterpret_as_s32(cv::v_load_expand(from + tap)));
        sum = weighed(tap, counts, sum);
      }
      across[row] = sum;
    }
    for (std::size_t y = 0; y < kTile; ++y) {
      cv::v_float32x4 sum = cv::v_setzero_f32();
      for (std::size_t tap = 0; tap < kTaps; ++tap) sum = weighed(tap, across[y + tap], sum);
      auto* to = most.ptr<float>(tile_y * kTile + static_cast<int>(y), tile_x * kTile);
      cv::v_store(to, cv::v_max(cv::v_load(to), cv::v_setall_f32(weight) * sum));
    }
  }

  int around_;  // tiles beside the map on every side
  cv::Size map_, tiles_;
  std::size_t stride_;
  std::vector<std::uint16_t> counts_, of_tiles_;
};

// Edges in cells, by coordinates.
struct Voters {
  std::vector<float> x, y, normal_x, normal_y;

  Voters(const Edges& edges, float pixels_per_mm) {
    for (auto* v : {&x, &y, &normal_x, &normal_y}) v->reserve(edges.size());
    for (std::size_t i = 0; i < edges.size(); ++i) {
      x.push_back(edges.points[i].x / pixels_per_mm);
      y.push_back(edges.points[i].y / pixels_per_mm);
      normal_x.push_back(edges.normals[i].x);
      normal_y.push_back(edges.normals[i].y);
    }
  }
};

// way: mm up the gradients, down them where it is negative.
void cast_votes(const Voters& voters, float way, Ballot& ballot) {
  const auto ways = cv::v_setall_f32(way);
  const std::size_t count = voters.x.size();
  std::size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const auto load = [&](const std::vector<float>& values) { return cv::v_load(&values[i]); };
    ballot.vote(load(voters.x) + ways * load(voters.normal_x), load(voters.y) + ways * load(voters.normal_y));
  }
  for (; i < count; ++i)
    ballot.vote(cvRound(voters.x[i] + way * voters.normal_x[i]),
                cvRound(voters.y[i] + way * voters.normal_y[i]));
}

// The most that any radius, up or down the gradients, has at each place; 0 where that is not enough.
cv::Mat most_votes(const Voters& voters, cv::Size cells, double least_radius, double most_radius,
                   float pixels_per_mm, float least_votes) {
  constexpr std::size_t kStrands = 4;  // each with a ballot of its own
  const auto of_strands = in_parallel(kStrands, [&](std::size_t strand) {
    Ballot ballot(cells, static_cast<int>(std::ceil(most_radius)) + 1);
    cv::Mat most = ballot.empty_map();
    const double first = least_radius + static_cast<double>(strand) * kStep;
    for (double radius = first; radius <= most_radius; radius += kStrands * kStep) {
      // A full circle has an edge for each of its pixels.
      const auto weight = static_cast<float>(2 / (static_cast<double>(pixels_per_mm) * radius));
      for (const double sign : {1.0, -1.0}) {
        ballot.clear();
        cast_votes(voters, static_cast<float>(sign * radius), ballot);
        ballot.raise(most, weight, least_votes);
      }
    }
    return most;
  });
  cv::Mat most = of_strands[0];
  for (std::size_t strand = 1; strand < kStrands; ++strand) cv::max(most, of_strands[strand], most);
  return most;
}

struct Cell {
  cv::Point at;
  float votes;
};

std::vector<Cell> most_voted_first(const cv::Mat& votes, float least_votes) {
  std::vector<Cell> cells;
  for (int y = 0; y < votes.rows; ++y) {
    const auto* row = votes.ptr<float>(y);
    for (int x = 0; x < votes.cols; ++x)
      if (row[x] >= least_votes) cells.push_back({{x, y}, row[x]});
  }
  std::stable_sort(cells.begin(), cells.end(),
                   [](const Cell& a, const Cell& b) { return a.votes > b.votes; });
  return cells;
}

}  // namespace

std::vector<VotedCentre> voted_centres(const Edges& edges, cv::Size size, double least_radius,
                                       double most_radius, float least_votes) {
  constexpr auto kScale = static_cast<float>(RectifiedView::kPixelsPerMm);
  const cv::Size cells(static_cast<int>(static_cast<float>(size.width) / kScale),
                       static_cast<int>(static_cast<float>(size.height) / kScale));
  const cv::Mat best =
      most_votes(Voters(edges, kScale), cells, least_radius, most_radius, kScale, least_votes);
  cv::Mat taken = cv::Mat::zeros(best.size(), CV_8U);
  std::vector<VotedCentre> centres;
  for (const Cell& cell : most_voted_first(best, least_votes)) {
    if (centres.size() == kMostCentres) break;
    if (taken.at<std::uint8_t>(cell.at) != 0) continue;
    centres.push_back({cv::Point2f(cell.at) * kScale, cell.votes});
    const cv::Rect around(cell.at.x - kSeparation, cell.at.y - kSeparation, 2 * kSeparation + 1,
                          2 * kSeparation + 1);
    taken(around & cv::Rect({}, taken.size())) = 1;
  }
  return centres;
}

}  // namespace ringside
