// SPDX-License-Identifier: MIT
#include "detection/hole/empty_hole.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>
#include <opencv2/imgproc.hpp>

#include "detection/colour/cie_lab.h"
#include "geometry/robust.h"
#include "photo/srgb.h"

namespace ringside {
namespace {

constexpr int kSide = static_cast<int>(EmptyHolePicture::kSide);
static_assert(kSide == 2 * kHolePatchHalf, "its pixels are those of the patch");

using Colours = Eigen::Matrix<float, 3, Eigen::Dynamic>;

// Blur and shadow of the rim reach so far onto the deck.
constexpr double kBesideRim = 2.5;  // mm
constexpr double kEdgeOfRim = 1.5;  // mm
// A calibration that lies up to 0.5 mm beside the board is not refused (calibration/check_board.h).
constexpr double kMostShift = 0.75, kShiftStep = 0.25;  // mm
// Deck that has changed by more against what is usual about it lies in a shadow or under a disc.
constexpr double kMostChange = 0.15;  // of the logarithm of light
constexpr int kLightRounds = 3;
// What a photo calls black still has some light: below, ratios are noise.
constexpr double kLeastLight = 0.002;

cv::Mat as_picture(const EmptyHolePicture& empty) {
  cv::Mat picture(kSide, kSide, CV_32FC3);
  const std::uint8_t* byte = empty.rgb.data();
  for (auto pixel = picture.begin<cv::Vec3f>(); pixel != picture.end<cv::Vec3f>(); ++pixel, byte += 3) {
    for (int c = 0; c < 3; ++c) (*pixel)[c] = static_cast<float>(light_of_level(byte[c] / 255.0));
  }
  return picture;
}

// The light that came from each place of the patch when the hole was empty.
Colours light_at(const HolePatch& patch, const cv::Mat& empty, const Vec2& shift) {
  const auto count = static_cast<int>(patch.count);
  cv::Mat x(1, count, CV_32F), y(1, count, CV_32F), out;
  for (int i = 0; i < count; ++i) {
    x.at<float>(i) = at(patch.column, static_cast<std::size_t>(i)) + static_cast<float>(shift.x());
    y.at<float>(i) = at(patch.row, static_cast<std::size_t>(i)) - static_cast<float>(shift.y());
  }
  cv::remap(empty, out, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return Eigen::Map<const Colours>(out.ptr<float>(), 3, count);
}

double bounded_log(float light) { return std::log(std::max(static_cast<double>(light), kLeastLight)); }

// The places of a patch that show the deck, and their light now.
struct Deck {
  std::vector<std::size_t> at;  // of the patch
  Eigen::MatrixX3d terms;       // 1, x, y of each
  Eigen::MatrixX3d logs;        // of the light of each channel
};

double outside_rim(const HolePatch& patch, std::size_t i, const Circle& rim) {
  return (patch.place(i) - rim.centre).norm() - rim.radius;
}

Vec3 terms_of(const HolePatch& patch, std::size_t i) {
  return {at(patch.terms[0], i), at(patch.terms[1], i), at(patch.terms[2], i)};
}

Deck deck_of(const HolePatch& patch, const Circle& rim) {
  Deck deck;
  for (std::size_t i = 0; i < patch.count; ++i)
    if (outside_rim(patch, i, rim) > kBesideRim) deck.at.push_back(i);
  const auto count = static_cast<Eigen::Index>(deck.at.size());
  deck.terms.resize(count, 3);
  deck.logs.resize(count, 3);
  for (Eigen::Index i = 0; i < count; ++i) {
    const std::size_t at = deck.at[static_cast<std::size_t>(i)];
    deck.terms.row(i) = terms_of(patch, at).transpose();
    const Eigen::Vector3f light = light_of(patch.colour(at)).cast<float>();
    deck.logs.row(i) = light.unaryExpr([](float v) { return bounded_log(v); }).transpose();
  }
  return deck;
}

// By what each channel's light has changed: the logarithm, as a plane over the places (1, x, y).
using Change = Mat3;  // a row for each channel

Change change_of(const Colours& before, const Deck& deck) {
  const Eigen::Index count = deck.logs.rows();
  Eigen::MatrixX3d logs = deck.logs;
  for (Eigen::Index i = 0; i < count; ++i) {
    for (Eigen::Index channel = 0; channel < 3; ++channel)
      logs(i, channel) -=
          bounded_log(before(channel, static_cast<Eigen::Index>(deck.at[static_cast<std::size_t>(i)])));
  }
  Change change = Change::Zero();
  for (Eigen::Index channel = 0; channel < 3; ++channel)
    change(channel, 0) = median(std::vector<double>(logs.col(channel).begin(), logs.col(channel).end()));
  for (int round = 0; round < kLightRounds; ++round) {
    std::vector<Eigen::Index> usual;
    const Eigen::MatrixX3d rest = logs - deck.terms * change.transpose();
    for (Eigen::Index i = 0; i < count; ++i)
      if (rest.row(i).cwiseAbs().maxCoeff() < kMostChange) usual.push_back(i);
    if (usual.size() < deck.at.size() / 4) return change;
    change = deck.terms(usual, Eigen::all).colPivHouseholderQr().solve(logs(usual, Eigen::all)).transpose();
  }
  return change;
}

// Truncated squared residuals of pixels, as PartColourFit's, and their mean.
struct Losses {
  Row of_pixels;
  double mean = std::numeric_limits<double>::infinity();
};

Losses losses_shifted(const HolePatch& patch, const Circle& rim, const Deck& deck, const cv::Mat& empty,
                      const Vec2& shift) {
  const Colours before = light_at(patch, empty, shift);
  const Change change = change_of(before, deck);
  const double noise2 = patch.noise * patch.noise;
  Losses out{Row(patch.blocks(), Eight{Lanes{}}), 0};
  for (std::size_t i = 0; i < patch.count; ++i) {
    const Vec3 gains = (change * terms_of(patch, i)).array().exp();
    const Lab expected =
        lab_of_light(before.col(static_cast<Eigen::Index>(i)).cast<double>().cwiseProduct(gains));
    const double most = outside_rim(patch, i, rim) > 0 ? kMostLossOnDeck : kMostLoss;
    const double loss = std::min((patch.colour(i) - expected).squaredNorm() / noise2, most);
    out.of_pixels[i / Eight::kCount].v[i % Eight::kCount] = static_cast<float>(loss);
    out.mean += loss / static_cast<double>(patch.count);
  }
  return out;
}

double loss_within(const Circle& rim, const HolePatch& patch, const Row& losses) {
  double sum = 0, count = 0;
  for (std::size_t i = 0; i < patch.count; ++i) {
    if (outside_rim(patch, i, rim) > -kEdgeOfRim) continue;
    sum += static_cast<double>(at(losses, i));
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

}  // namespace

EmptyHolePicture empty_hole_picture(const std::vector<RectifiedView>& views, const Calibration& calibration) {
  cv::Mat sum = cv::Mat::zeros(kSide, kSide, CV_32FC3);
  for (const RectifiedView& view : views) {
    cv::Mat hole;
    cv::resize(view.pixels(hole_rect(view, calibration.hole.rim.centre)), hole, {kSide, kSide}, 0, 0,
               cv::INTER_AREA);
    cv::accumulate(hole, sum);
  }
  cv::Mat mean;
  sum.convertTo(mean, CV_8UC3, 1.0 / static_cast<double>(views.size()));
  cv::cvtColor(mean, mean, cv::COLOR_BGR2RGB);
  return {{mean.datastart, mean.dataend}};
}

EmptyHoleFit fit_empty_hole(const HolePatch& patch, const Circle& rim, const EmptyHolePicture& empty) {
  const cv::Mat picture = as_picture(empty);
  const Deck deck = deck_of(patch, rim);
  Losses best;
  for (double x = -kMostShift; x <= kMostShift; x += kShiftStep) {
    for (double y = -kMostShift; y <= kMostShift; y += kShiftStep) {
      Losses shifted = losses_shifted(patch, rim, deck, picture, {x, y});
      if (shifted.mean < best.mean) best = std::move(shifted);
    }
  }
  const double unlike = loss_within(rim, patch, best.of_pixels);
  return {std::move(best.of_pixels), unlike};
}

}  // namespace ringside
