// SPDX-License-Identifier: MIT
#include "calibration/lines/faint_lines.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/concentric.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kAngles = 360;
constexpr int kMostSteps = 400;      // of the radius: 0.8 mm
constexpr double kFinestStep = 0.5;  // plane's unit, a pixel at its centre
// Of the deck's radius: inside the innermost lines that boards have, and just before its edge.
constexpr double kInsideLines = 0.2, kBeforeEdge = 0.985;
constexpr int kLeastInSight = 90;  // of the angles, in the picture
constexpr int kSectors = 24;       // within one, circles about centres some millimetres apart run alike
// A line's width, of the deck's radius and in pixels: 2.2 mm, or what blur makes of less.
constexpr double kTypicalWidth = 2.2 / 330, kLeastLineWidth = 2;
constexpr double kClip = 2;  // sigma of a pixel: discs, hands and shadows weigh no more
// Noise of 8 bits and compression that is the same all along a circle, grey levels.
constexpr double kLeastNoise = 0.05;
// In sigma. Some of a thousand circles show 4 by chance, three of one ink at a board's radii do not.
constexpr double kLeastEvidence = 3.5, kEnough = 20;
// How far the centre may be off, of the deck's radius: 8 mm, which holes off the centre, perspective and the
// eye for holes make together. Steps are half a line's width.
constexpr double kReachOfCentre = 0.025, kCoarseStep = 0.006, kFineStep = 0.003;

struct Unrolled {
  cv::Mat values;         // CV_32FC3, a row for each angle, a column for each radius
  cv::Mat_<uchar> shown;  // in the picture
  double first, step;     // radii, plane's unit
};

Unrolled unrolled_deck(const cv::Mat& bgr, const RingPlane& plane, double deck_radius) {
  Unrolled out{{}, {}, kInsideLines * deck_radius, std::max(kFinestStep, deck_radius / kMostSteps)};
  const int count = static_cast<int>((kBeforeEdge - kInsideLines) * deck_radius / out.step);
  const Homography image_from_plane = plane.plane_from_image().inverse();
  cv::Mat_<cv::Vec2f> places(kAngles, count);
  out.shown.create(kAngles, count);
  for (int row = 0; row < kAngles; ++row) {
    const Vec2 outward = direction(2 * kPi * row / kAngles);
    for (int k = 0; k < count; ++k) {
      const Vec2 p = image_from_plane * ((out.first + k * out.step) * outward);
      places(row, k) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
      const bool inside = p.x() >= 0 && p.y() >= 0 && p.x() <= bgr.cols - 1 && p.y() <= bgr.rows - 1;
      out.shown(row, k) = inside ? 1 : 0;
    }
  }
  cv::remap(bgr, out.values, places, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  out.values.convertTo(out.values, CV_32F);
  return out;
}

// The mean over a line's width less that of the deck to both sides of it.
cv::Mat line_kernel(double width) {
  const int half = static_cast<int>(std::lround(width / 2));
  const int from = static_cast<int>(std::lround(width)), to = static_cast<int>(std::lround(2.5 * width));
  cv::Mat kernel(1, 2 * to + 1, CV_32F, cv::Scalar(0));
  for (int k = -to; k <= to; ++k) {
    float& weight = kernel.at<float>(0, k + to);
    if (std::abs(k) <= half) weight = 1.0F / static_cast<float>(2 * half + 1);
    if (std::abs(k) > from) weight = -1.0F / static_cast<float>(2 * (to - from));
  }
  return kernel;
}

void set_against_deck(Unrolled& deck, double deck_radius) {
  const cv::Mat kernel = line_kernel(std::max(kTypicalWidth * deck_radius, kLeastLineWidth) / deck.step);
  cv::filter2D(deck.values, deck.values, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
  cv::erode(deck.shown, deck.shown, cv::Mat::ones(kernel.size(), CV_8U));
}

cv::Vec3f sigma_of_pixels(const Unrolled& deck) {
  constexpr int kStride = 7;  // of samples: neighbours say the same
  std::array<std::vector<double>, 3> values;
  for (int row = 0; row < deck.values.rows; ++row) {
    for (int k = row % kStride; k < deck.values.cols; k += kStride) {
      if (!deck.shown(row, k)) continue;
      for (int c = 0; c < 3; ++c)
        values[static_cast<std::size_t>(c)].push_back(
            static_cast<double>(deck.values.at<cv::Vec3f>(row, k)[c]));
    }
  }
  cv::Vec3f sigma;
  for (int c = 0; c < 3; ++c)
    sigma[c] = static_cast<float>(robust_sigma(std::move(values[static_cast<std::size_t>(c)])));
  return sigma;
}

// Of each radius, over the angles of a sector: the sums of the values, and last how many they are.
using Sector = std::vector<Eigen::Vector4d>;

std::vector<Sector> clipped_sectors(const Unrolled& deck) {
  const cv::Vec3f most = kClip * sigma_of_pixels(deck);
  const auto radii = static_cast<std::size_t>(deck.values.cols);
  std::vector<Sector> sectors(kSectors, Sector(radii, Eigen::Vector4d::Zero()));
  for (int row = 0; row < deck.values.rows; ++row) {
    const auto* const v = deck.values.ptr<cv::Vec3f>(row);
    Sector& sector = sectors[static_cast<std::size_t>(row * kSectors / kAngles)];
    for (std::size_t k = 0; k < radii; ++k) {
      if (!deck.shown(row, static_cast<int>(k))) continue;
      for (int c = 0; c < 3; ++c) sector[k][c] += static_cast<double>(std::clamp(v[k][c], -most[c], most[c]));
      ++sector[k][3];
    }
  }
  return sectors;
}

// As std::lround, which is a call, but for what lies next to a half.
std::ptrdiff_t rounded(double value) { return static_cast<std::ptrdiff_t>(value + (value < 0 ? -0.5 : 0.5)); }

// Of each radius, along the circle about a centre. Of circles that perspective moves together the deck's edge
// stays where it is, and what lies within moves the more the nearer it is to the centre.
std::vector<Vec3> means_about(const Vec2& centre, const std::vector<Sector>& sectors, const Unrolled& deck,
                              double deck_radius) {
  const auto radii = static_cast<std::ptrdiff_t>(sectors.front().size());
  std::vector<double> moved;  // of the centre's way
  for (std::ptrdiff_t k = 0; k < radii; ++k) {
    const double radius = (deck.first + static_cast<double>(k) * deck.step) / deck_radius;
    moved.push_back(1 - radius * radius);
  }
  std::vector<Eigen::Vector4d> sums(moved.size(), Eigen::Vector4d::Zero());
  for (std::size_t i = 0; i < sectors.size(); ++i) {
    const double along = centre.dot(direction(2 * kPi * (static_cast<double>(i) + 0.5) / kSectors));
    for (std::ptrdiff_t k = 0; k < radii; ++k) {
      const auto to = static_cast<std::size_t>(k);
      const std::ptrdiff_t from = k + rounded(moved[to] * along / deck.step);
      if (from >= 0 && from < radii) sums[to] += sectors[i][static_cast<std::size_t>(from)];
    }
  }
  std::vector<Vec3> means;
  for (const Eigen::Vector4d& sum : sums)
    means.push_back(sum[3] >= kLeastInSight ? Vec3(sum.head<3>() / sum[3]) : Vec3::Zero());
  return means;
}

// In units of what most radii show by chance.
void whiten(std::vector<Vec3>& means) {
  constexpr double kBulk = 0.8;  // of the radii: no line
  // Of normal deviates in three dimensions, the variance over that of the bulk.
  constexpr double kVarianceOverBulk = 1.8;
  std::vector<double> sizes;
  for (const Vec3& mean : means) sizes.push_back(mean.norm());
  const double most = quantile(sizes, kBulk);
  Mat3 covariance = Mat3::Zero();
  double count = 0;
  for (const Vec3& mean : means) {
    if (mean.norm() > most) continue;
    covariance += mean * mean.transpose();
    ++count;
  }
  covariance *= kVarianceOverBulk / count;
  covariance += kLeastNoise * kLeastNoise * Mat3::Identity();
  const Eigen::LLT<Mat3> llt(covariance);
  for (Vec3& mean : means) mean = llt.matrixL().solve(mean);
}

struct Peak {
  double radius;
  Vec3 ink;  // in sigma
};

std::vector<Peak> peaks_of(const std::vector<Vec3>& means, const Unrolled& deck) {
  constexpr std::size_t kMostPeaks = 24;
  std::vector<Peak> peaks;
  for (std::size_t k = 1; k + 1 < means.size(); ++k) {
    const double here = means[k].norm();
    if (here < kLeastEvidence || here < means[k - 1].norm() || here <= means[k + 1].norm()) continue;
    peaks.push_back({deck.first + static_cast<double>(k) * deck.step, means[k]});
  }
  std::sort(peaks.begin(), peaks.end(),
            [](const Peak& a, const Peak& b) { return a.ink.norm() > b.ink.norm(); });
  if (peaks.size() > kMostPeaks) peaks.resize(kMostPeaks);
  return peaks;
}

// Each along what the three have in common. Empty where one of them has another ink.
std::optional<double> evidence_of(const Peak& a, const Peak& b, const Peak& c) {
  const Vec3 ink = (a.ink.normalized() + b.ink.normalized() + c.ink.normalized()).normalized();
  double sum = 0;
  for (const Peak* peak : {&a, &b, &c}) {
    const double along = peak->ink.dot(ink);
    if (along < kLeastEvidence) return std::nullopt;
    sum += std::min(along, kEnough);
  }
  return sum;
}

struct Lines {
  LineRadii radii;
  double evidence;
};

std::optional<Lines> best_lines(const std::vector<Peak>& peaks, double deck_radius) {
  std::optional<Lines> best;
  for (const Peak& outer : peaks) {
    if (!may_be_deck(deck_radius, outer.radius)) continue;
    for (const Peak& inner : peaks) {
      if (!may_be_inner(inner.radius, outer.radius)) continue;
      for (const Peak& middle : peaks) {
        const LineRadii radii{inner.radius, middle.radius, outer.radius};
        if (!may_be_board(radii)) continue;
        const auto evidence = evidence_of(inner, middle, outer);
        if (!evidence) continue;
        const double score = *evidence - kEnough * distance_from_typical(radii);
        if (!best || score > best->evidence) best = Lines{radii, score};
      }
    }
  }
  return best;
}

// The best centre about which lines are found, first coarsely, then finely.
class CentreSearch {
 public:
  CentreSearch(const cv::Mat& bgr, const RingPlane& plane, double deck_radius)
      : deck_radius_(deck_radius), deck_(unrolled_deck(bgr, plane, deck_radius)) {
    set_against_deck(deck_, deck_radius);
    sectors_ = clipped_sectors(deck_);
    look_about(Vec2::Zero(), kReachOfCentre, kCoarseStep);
    if (best_) look_about(centre_, kFineStep, kFineStep);
  }

  const std::optional<Lines>& best() const { return best_; }
  const Vec2& centre() const { return centre_; }  // plane's unit

 private:
  // Lengths of the deck's radius.
  void look_about(const Vec2& middle, double reach, double step) {
    for (double x = -reach; x <= reach + step / 2; x += step)
      for (double y = -reach; y <= reach + step / 2; y += step) look_at(middle + deck_radius_ * Vec2(x, y));
  }

  void look_at(const Vec2& centre) {
    std::vector<Vec3> means = means_about(centre, sectors_, deck_, deck_radius_);
    whiten(means);
    const auto lines = best_lines(peaks_of(means, deck_), deck_radius_);
    if (!lines || (best_ && lines->evidence <= best_->evidence)) return;
    best_ = lines;
    centre_ = centre;
  }

  double deck_radius_;
  Unrolled deck_;
  std::vector<Sector> sectors_;
  std::optional<Lines> best_;
  Vec2 centre_ = Vec2::Zero();
};

// So many samples along a radius hold the peaks of three lines and what lies beside them.
constexpr double kFewestSamples = 7;
constexpr double kSmallestDeck = kFewestSamples * kFinestStep / (kBeforeEdge - kInsideLines);  // plane's unit

// The plane on which an ellipse is a circle about a point, and the circle's radius there.
struct Deck {
  RingPlane plane;
  double radius;
};

std::optional<Deck> deck_about(const Ellipse& edge, const Vec2& centre) {
  const auto plane_from_image = plane_of_circle_about(edge, centre);
  if (!plane_from_image) return std::nullopt;
  const RingPlane plane = RingPlane::from(*plane_from_image);
  const double radius = plane.radial(edge.centre + edge.semi_major * direction(edge.angle)).radius;
  if (!(radius >= kSmallestDeck && plane.may_show(radius))) return std::nullopt;
  return Deck{plane, radius};
}

}  // namespace

std::optional<FaintLines> find_faint_lines(const cv::Mat& bgr, const Ellipse& deck_edge, const Vec2& centre) {
  const auto start = deck_about(deck_edge, centre);
  if (!start) return std::nullopt;
  const CentreSearch search(bgr, start->plane, start->radius);
  if (!search.best()) return std::nullopt;
  const Homography image_from_plane = start->plane.plane_from_image().inverse();
  const auto deck = deck_about(deck_edge, image_from_plane * search.centre());
  if (!deck) return std::nullopt;
  FaintLines out{deck->plane, search.best()->radii, search.best()->evidence};
  const double growth = deck->radius / start->radius;
  for (double* radius : {&out.radii.inner, &out.radii.middle, &out.radii.outer}) *radius *= growth;
  return out;
}

}  // namespace ringside
