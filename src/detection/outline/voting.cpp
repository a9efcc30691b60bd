// SPDX-License-Identifier: MIT
#include "detection/outline/voting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

#include "detection/view/rectified.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

constexpr double kCellsPerMm = RectifiedView::kPixelsPerMm;
constexpr double kStep = 0.75;          // mm between voted radii
constexpr int kShrink = 2;              // a cell is 1 mm
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

// Votes for one radius, counted by cells. Only tiles of these that have many are smoothed.
class Ballot {
 public:
  explicit Ballot(cv::Size cells)
      : cells_(cells),
        tiles_((cells.width + 2 * kTile - 1) / (2 * kTile) * 2 + 2, (cells.height + kTile - 1) / kTile + 2),
        stride_(static_cast<std::size_t>(tiles_.width) * kTile),
        counts_(stride_ * static_cast<std::size_t>(tiles_.height) * kTile) {}

  void clear() { std::fill(counts_.begin(), counts_.end(), std::uint16_t{0}); }

  void vote(int x, int y) {
    if (x < 0 || y < 0 || x >= cells_.width || y >= cells_.height) return;
    ++counts_[index_of(x + kTile, y + kTile)];
  }

  // A map of all cells, with some more beyond the right and lower end.
  cv::Mat empty_map() const {
    return cv::Mat::zeros((tiles_.height - 2) * kTile, (tiles_.width - 2) * kTile, CV_32F);
  }

  // Raises such a map to the smoothed votes, each of this weight, wherever those are enough.
  void raise(cv::Mat& most, float weight, float least_votes) const {
    // The smoothed votes are a mean of cells: one at least has as many.
    const auto enough = static_cast<int>(std::ceil(least_votes / weight));
    const std::vector<std::uint16_t> most_in_cell = most_in_cell_of_tiles();
    for (int y = 1; y + 1 < tiles_.height; ++y) {
      for (int x = 1; x + 1 < tiles_.width; ++x) {
        int about = 0;
        for (int row = y - 1; row <= y + 1; ++row) {
          const auto* tile = &most_in_cell[tile_index(x - 1, row)];
          about = std::max({about, int{tile[0]}, int{tile[1]}, int{tile[2]}});
        }
        if (about >= enough) raise_tile(x, y, most, weight);
      }
    }
  }

 private:
  // The tiles beside one hold all that is smoothed into it; the outermost are empty.
  static constexpr int kTile = cv::v_float32x4::nlanes;  // 4
  static_assert(kTile >= kReach);
  inline static const Kernel kKernel = gaussian();

  std::size_t index_of(int x, int y) const {
    return static_cast<std::size_t>(y) * stride_ + static_cast<std::size_t>(x);
  }
  std::size_t tile_index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(tiles_.width) + static_cast<std::size_t>(x);
  }

  std::vector<std::uint16_t> most_in_cell_of_tiles() const {
    constexpr int kAtOnce = cv::v_uint16x8::nlanes / kTile;
    std::vector<std::uint16_t> most(static_cast<std::size_t>(tiles_.area()));
    std::array<std::uint16_t, cv::v_uint16x8::nlanes> of_columns;
    for (int y = 0; y < tiles_.height; ++y) {
      for (int x = 0; x < tiles_.width; x += kAtOnce) {
        auto highest = cv::v_setzero_u16();
        for (int row = 0; row < kTile; ++row)
          highest = cv::v_max(highest, cv::v_load(&counts_[index_of(x * kTile, y * kTile + row)]));
        cv::v_store(of_columns.data(), highest);
        for (int i = 0; i < kAtOnce; ++i) {
          const auto* tile = &of_columns[static_cast<std::size_t>(i) * kTile];
          most[tile_index(x + i, y)] = *std::max_element(tile, tile + kTile);
        }
      }
    }
    return most;
  }

  void raise_tile(int tile_x, int tile_y, cv::Mat& most, float weight) const {
    const auto weighed = [](std::size_t tap, const cv::v_float32x4& values, const cv::v_float32x4& sum) {
      return cv::v_muladd(cv::v_setall_f32(kKernel[tap]), values, sum);
    };
    std::array<cv::v_float32x4, kTile + 2 * kReach> across;
    for (std::size_t row = 0; row < across.size(); ++row) {
      const auto* from =
          &counts_[index_of(tile_x * kTile - kReach, tile_y * kTile - kReach + static_cast<int>(row))];
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
      auto* to = most.ptr<float>((tile_y - 1) * kTile + static_cast<int>(y), (tile_x - 1) * kTile);
      cv::v_store(to, cv::v_max(cv::v_load(to), cv::v_setall_f32(weight) * sum));
    }
  }

  cv::Size cells_, tiles_;  // an even number of tiles across
  std::size_t stride_;
  std::vector<std::uint16_t> counts_;
};

// sign: up the gradients or down.
void cast_votes(const Edges& edges, double radius, double sign, Ballot& ballot) {
  const auto step = static_cast<float>(sign * radius * kCellsPerMm);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const cv::Point2f p = (edges.points[i] + step * edges.normals[i]) / kShrink;
    ballot.vote(cvRound(p.x), cvRound(p.y));
  }
}

// The most that any radius, up or down the gradients, has at each place; 0 where that is not enough.
cv::Mat most_votes(const Edges& edges, cv::Size size, double least_radius, double most_radius,
                   float least_votes) {
  constexpr std::size_t kStrands = 4;  // each with a ballot of its own
  const auto of_strands = in_parallel(kStrands, [&](std::size_t strand) {
    Ballot ballot(size / kShrink);
    cv::Mat most = ballot.empty_map();
    const double first = least_radius + static_cast<double>(strand) * kStep;
    for (double radius = first; radius <= most_radius; radius += kStrands * kStep) {
      for (const double sign : {1.0, -1.0}) {
        ballot.clear();
        cast_votes(edges, radius, sign, ballot);
        ballot.raise(most, static_cast<float>(1 / radius), least_votes);
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
  const cv::Mat best = most_votes(edges, size, least_radius, most_radius, least_votes);
  cv::Mat taken = cv::Mat::zeros(best.size(), CV_8U);
  std::vector<VotedCentre> centres;
  for (const Cell& cell : most_voted_first(best, least_votes)) {
    if (centres.size() == kMostCentres) break;
    if (taken.at<std::uint8_t>(cell.at) != 0) continue;
    centres.push_back({cell.at * kShrink, cell.votes});
    const cv::Rect around(cell.at.x - kSeparation, cell.at.y - kSeparation, 2 * kSeparation + 1,
                          2 * kSeparation + 1);
    taken(around & cv::Rect({}, taken.size())) = 1;
  }
  return centres;
}

}  // namespace ringside
