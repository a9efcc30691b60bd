// SPDX-License-Identifier: MIT
#include "eye/eye.h"

#include <algorithm>
#include <mutex>
#include <optional>

#include "eye/board_in_maps.h"
#include "eye/peg_turn.h"
#include "eye/view.h"

namespace ringside {
namespace {

constexpr std::size_t kMostBoards = 3;

struct Candidate {
  ProposedBoard board;
  double rank;
};

Candidate in_photo(const BoardInMaps& board, const Homography& photo_from_map) {
  const Homography image_from_plane = photo_from_map * board.lines.plane.plane_from_image().inverse();
  const RingPlane plane = RingPlane::from(image_from_plane.inverse());
  Candidate out{{plane, {}, board.likeness, board.pegs.count}, rank(board)};
  for (std::size_t k = 0; k < 3; ++k)
    out.board.radii[k] = plane.radial(image_from_plane * Vec2(board.lines.radii[k], 0)).radius;
  return out;
}

std::optional<Ellipse> outer_line(const ProposedBoard& board) {
  return image_of(board.plane.plane_from_image().inverse(), {Vec2::Zero(), board.radii[2]});
}

bool is_centre_within(const ProposedBoard& a, const ProposedBoard& b, double share) {
  return a.plane.radial(b.plane.centre).radius < share * a.radii[2];
}

bool is_same(const ProposedBoard& a, const ProposedBoard& b) {
  return is_centre_within(a, b, 1) || is_centre_within(b, a, 1);
}

void sort_and_thin(std::vector<Candidate>& all) {
  std::stable_sort(all.begin(), all.end(),
                   [](const Candidate& a, const Candidate& b) { return a.rank > b.rank; });
  std::vector<Candidate> kept;
  for (Candidate& candidate : all) {
    const auto same = [&](const Candidate& other) { return is_same(candidate.board, other.board); };
    if (kept.size() < kMostBoards && std::none_of(kept.begin(), kept.end(), same)) kept.push_back(candidate);
  }
  all = std::move(kept);
}

// A box about an ellipse, with room for ditch, rim and what stands on a board.
cv::Rect2d surroundings(const Ellipse& e, const cv::Size& photo) {
  constexpr double kAside = 0.4, kAbove = 0.5,
                   kMostBeyond = 0.3;  // of the board's width, height; of the photo
  const double c = std::cos(e.angle), s = std::sin(e.angle);
  const double half_width = std::hypot(e.semi_major * c, e.semi_minor * s),
               half_height = std::hypot(e.semi_major * s, e.semi_minor * c);
  const double right = half_width * (1 + kAside), down = half_height * (1 + kAbove) + half_width * kAside / 4;
  const cv::Rect2d wanted(e.centre.x() - right, e.centre.y() - down, 2 * right, 2 * down);
  const cv::Rect2d most(-kMostBeyond * photo.width, -kMostBeyond * photo.height,
                        (1 + 2 * kMostBeyond) * photo.width, (1 + 2 * kMostBeyond) * photo.height);
  return wanted & most;
}

// One photo through the network.
class Looks {
 public:
  Looks(EyeNetwork& network, const cv::Mat& bgr) : network_(network), bgr_(bgr) {}

  std::vector<Candidate> of(const View& view) const {
    const EyeMaps maps = network_(view.input(bgr_));
    std::vector<Candidate> out;
    for (const BoardInMaps& board : boards_in_maps(maps, view.in_photo(bgr_.size())))
      out.push_back(in_photo(board, view.photo_from_map()));
    return out;
  }

  // What a closer look makes of a candidate; itself where that does not see it.
  Candidate closer(Candidate candidate) const {
    constexpr int kTimes = 2;  // the second is by a better plane
    for (int i = 0; i < kTimes; ++i)
      take(candidate, [&](const Ellipse& e) { return View::of_box(surroundings(e, bgr_.size())); });
    for (int i = 0; i < kTimes; ++i) candidate = drawn_out(std::move(candidate));
    return candidate;
  }

  Candidate drawn_out(Candidate candidate) const {
    take(candidate, [](const Ellipse& e) { return View::drawn_out(e); });
    return candidate;
  }

 private:
  template <typename ViewOf>
  void take(Candidate& candidate, ViewOf view_of) const {
    constexpr double kSameCentre = 0.35;  // of the outer line
    constexpr double kLess = 0.1;         // of a rank: so much less, and another thing was seen
    const auto outer = outer_line(candidate.board);
    if (!outer) return;
    std::optional<Candidate> best;
    for (Candidate& seen : of(view_of(*outer))) {
      if (!is_centre_within(candidate.board, seen.board, kSameCentre)) continue;
      if (!best || seen.rank > best->rank) best = std::move(seen);
    }
    if (!best || best->rank <= candidate.rank - kLess) return;
    best->board.others = std::move(candidate.board.others);
    candidate.board.others.clear();
    best->board.others.insert(best->board.others.begin(), std::move(candidate.board));
    candidate = std::move(*best);
  }

  EyeNetwork& network_;
  const cv::Mat& bgr_;
};

constexpr double kLeastLikeness = 0.5;  // the boards of 20 real photos have 0.76 and more

// The whole photo, and more than it: a board may be larger.
std::vector<cv::Rect2d> whole_views(const cv::Size& photo) {
  constexpr double kBeyond = 0.35;  // of the photo
  const double w = photo.width, h = photo.height;
  return {{0, 0, w, h}, {-kBeyond * w, -kBeyond * h, (1 + 2 * kBeyond) * w, (1 + 2 * kBeyond) * h}};
}

// Parts of it that overlap by a third, for a board that is small in it.
std::vector<cv::Rect2d> part_views(const cv::Size& photo) {
  constexpr double kPart = 0.6;  // of the photo's width and height
  std::vector<cv::Rect2d> out;
  for (const double y : {0.5, 0.0, 1.0})
    for (const double x : {0.5, 0.0, 1.0})
      out.emplace_back(x * (1 - kPart) * photo.width, y * (1 - kPart) * photo.height, kPart * photo.width,
                       kPart * photo.height);
  return out;
}

// What is as like a board as boards are, seen from near.
std::vector<ProposedBoard> boards_by(const Looks& looks, const std::vector<cv::Rect2d>& views) {
  std::vector<Candidate> all;
  for (const cv::Rect2d& view : views)
    for (Candidate& seen : looks.of(View::of_box(view))) all.push_back(std::move(seen));
  sort_and_thin(all);
  for (Candidate& candidate : all) candidate = looks.closer(std::move(candidate));
  sort_and_thin(all);
  std::vector<ProposedBoard> out;
  for (Candidate& candidate : all)
    if (candidate.board.likeness > kLeastLikeness) out.push_back(std::move(candidate.board));
  return out;
}

std::vector<ProposedBoard> boards_in(EyeNetwork& network, const cv::Mat& bgr) {
  const Looks looks(network, bgr);
  std::vector<ProposedBoard> boards = boards_by(looks, whole_views(bgr.size()));
  return boards.empty() ? boards_by(looks, part_views(bgr.size())) : boards;
}

}  // namespace

struct Eye::State {
  std::filesystem::path weights;
  std::mutex looking;
  std::optional<EyeNetwork> network;
};

Eye::Eye(std::filesystem::path weights) : state_(std::make_unique<State>()) {
  state_->weights = std::move(weights);
}

Eye::~Eye() = default;

EyeNetwork& Eye::network() const {
  if (!state_->network) state_->network.emplace(state_->weights);
  return *state_->network;
}

std::vector<ProposedBoard> Eye::look(const cv::Mat& bgr) const {
  const std::lock_guard lock(state_->looking);
  return boards_in(network(), bgr);
}

std::optional<ProposedBoard> Eye::glance(const cv::Mat& bgr) const {
  const std::lock_guard lock(state_->looking);
  const Looks looks(network(), bgr);
  const double w = bgr.cols, h = bgr.rows;
  std::vector<Candidate> all = looks.of(View::of_box({0, 0, w, h}));
  sort_and_thin(all);
  if (all.empty()) return std::nullopt;
  Candidate nearer = looks.drawn_out(std::move(all.front()));
  if (nearer.board.likeness < kLeastLikeness) return std::nullopt;
  return std::move(nearer.board);
}

}  // namespace ringside
