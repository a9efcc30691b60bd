// SPDX-License-Identifier: MIT
#include "detection/explain_hole.h"

#include <Eigen/Cholesky>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

bool slopes(std::size_t part) {
  return part == static_cast<std::size_t>(HolePart::kDeck) ||
         part == static_cast<std::size_t>(HolePart::kFloor) ||
         part == static_cast<std::size_t>(HolePart::kLitFloor);
}

// How much of every pixel of the patch shows a part, after the picture's blur.
cv::Mat share_of(std::size_t part, const cv::Mat& parts, const HolePatch& patch) {
  cv::Mat share;
  cv::resize(parts == static_cast<int>(part), share, patch.lab.size(), 0, 0, cv::INTER_AREA);
  share.convertTo(share, CV_32F, 1 / 255.0);
  cv::GaussianBlur(share, share, {}, patch.blur, patch.blur, cv::BORDER_REPLICATE);
  return share;
}

// The pixels that count, as rows: of a picture with one channel, or of one with three.
Eigen::MatrixXf rows_of(const cv::Mat& picture, const HolePatch& patch) {
  const int channels = picture.channels();
  Eigen::MatrixXf rows(static_cast<Eigen::Index>(patch.pixels.size()), channels);
  for (std::size_t i = 0; i < patch.pixels.size(); ++i) {
    const auto* v = picture.ptr<float>(patch.pixels[i].y, patch.pixels[i].x);
    for (int c = 0; c < channels; ++c) rows(static_cast<Eigen::Index>(i), c) = v[c];
  }
  return rows;
}

}  // namespace

Explanation explain(const HolePatch& patch, const cv::Mat& parts) {
  constexpr float kLeastShare = 8;  // pixels: a part that shows less has no colour of its own
  const auto count = static_cast<Eigen::Index>(patch.pixels.size());
  Eigen::MatrixXf basis(count, 2 * kHoleParts + 6);
  std::array<Eigen::Index, kHoleParts> column{};
  column.fill(-1);
  Eigen::Index used = 0;
  for (std::size_t part = 0; part < kHoleParts; ++part) {
    const Eigen::VectorXf share = rows_of(share_of(part, parts, patch), patch);
    if (share.sum() < kLeastShare) continue;
    column[part] = used;
    basis.col(used++) = share;
    if (!slopes(part)) continue;
    for (int axis = 0; axis < 2; ++axis) basis.col(used++) = share.cwiseProduct(patch.places.col(axis));
    if (part == static_cast<std::size_t>(HolePart::kLitFloor))
      basis.col(used++) = share.cwiseProduct(patch.places.rowwise().squaredNorm());
  }
  const auto a = basis.leftCols(used);
  Eigen::MatrixXf normal = a.transpose() * a;
  normal.diagonal().array() += 1e-2F;
  const Eigen::MatrixXf weights = normal.ldlt().solve(a.transpose() * patch.colours);
  const Eigen::VectorXf squares = (patch.colours - a * weights).rowwise().squaredNorm();
  const auto noise2 = static_cast<float>(patch.noise * patch.noise);
  Explanation out;
  out.misfits = (squares / noise2).cwiseMin(static_cast<float>(kMostMisfit));
  out.misfit = static_cast<double>(out.misfits.mean());
  for (std::size_t part = 0; part < kHoleParts; ++part)
    if (column[part] >= 0) out.colours[part] = weights.row(column[part]).transpose().cast<double>();
  return out;
}

double advantage(const Explanation& one, const Explanation& other) {
  const Eigen::VectorXf gain = other.misfits - one.misfits;
  return static_cast<double>(gain.sum() / (gain.cwiseAbs().sum() + 1e-3F));
}

}  // namespace ringside
