// SPDX-License-Identifier: MIT
#include "eye/eye.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

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

cv::Rect2d around(const Ellipse& e) {
  const double c = std::cos(e.angle), s = std::sin(e.angle);
  const double half_width = std::hypot(e.semi_major * c, e.semi_minor * s),
               half_height = std::hypot(e.semi_major * s, e.semi_minor * c);
  return {e.centre.x() - half_width, e.centre.y() - half_height, 2 * half_width, 2 * half_height};
}

// A box about an ellipse, with room for ditch, rim and what stands on a board.
cv::Rect2d surroundings(const Ellipse& e, const cv::Size& photo) {
  constexpr double kAside = 0.4, kAbove = 0.5,
                   kMostBeyond = 0.3;  // of the board's width, height; of the photo
  const cv::Rect2d own = around(e);
  const double half_width = own.width / 2, half_height = own.height / 2;
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

  // The candidate as views of its surroundings show it; itself where these do not see it.
  Candidate in_surroundings(Candidate candidate) const {
    take(candidate, [&](const Ellipse& e) { return View::of_box(surroundings(e, bgr_.size())); });
    return candidate;
  }

  // The same by a view from straight above, by its own plane.
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
    best->board.others = std::exchange(candidate.board.others, {});
    best->board.others.insert(best->board.others.begin(), std::move(candidate.board));
    candidate = std::move(*best);
  }

  EyeNetwork& network_;
  const cv::Mat& bgr_;
};

// The boards of 20 real photos have 0.76 and more. Nine parts of a picture are nine more chances for what is
// none: circles that are drawn alone have 0.74 there, boards 0.95.
constexpr double kLeastLikeness = 0.5, kLeastOfParts = 0.8;

cv::Rect2d whole(const cv::Size& photo) { return {0, 0, double(photo.width), double(photo.height)}; }

// More than the photo: a board may be larger.
cv::Rect2d beyond(const cv::Size& photo) {
  constexpr double kBeyond = 0.35;  // of the photo
  const double w = photo.width, h = photo.height;
  return {-kBeyond * w, -kBeyond * h, (1 + 2 * kBeyond) * w, (1 + 2 * kBeyond) * h};
}

// Parts of it that overlap by a third, for a board that is small in it.
std::vector<cv::Rect2d> parts(const cv::Size& photo) {
  constexpr double kPart = 0.6;  // of the photo's width and height
  std::vector<cv::Rect2d> out;
  for (const double y : {0.5, 0.0, 1.0})
    for (const double x : {0.5, 0.0, 1.0})
      out.emplace_back(x * (1 - kPart) * photo.width, y * (1 - kPart) * photo.height, kPart * photo.width,
                       kPart * photo.height);
  return out;
}

bool is_whole(const Candidate& candidate, const cv::Size& photo) {
  const auto outer = outer_line(candidate.board);
  if (!outer) return false;
  const cv::Rect2d box = around(*outer);
  return (box & whole(photo)) == box;
}

void add_of(const Looks& looks, const cv::Rect2d& box, std::vector<Candidate>& all) {
  for (Candidate& seen : looks.of(View::of_box(box))) all.push_back(std::move(seen));
  sort_and_thin(all);
}

// Those that are as like a board as boards are, seen from straight above.
std::vector<ProposedBoard> likely_ones(const Looks& looks, std::vector<Candidate> all, double least) {
  for (Candidate& candidate : all) candidate = looks.drawn_out(std::move(candidate));
  sort_and_thin(all);
  std::vector<ProposedBoard> out;
  for (Candidate& candidate : all)
    if (candidate.board.likeness > least) out.push_back(std::move(candidate.board));
  return out;
}

std::vector<ProposedBoard> boards_in(const Looks& looks, const cv::Size& photo) {
  std::vector<Candidate> all;
  add_of(looks, whole(photo), all);
  if (std::none_of(all.begin(), all.end(), [&](const Candidate& c) {
        return c.board.likeness > kLeastLikeness && is_whole(c, photo);
      }))
    add_of(looks, beyond(photo), all);
  std::vector<ProposedBoard> boards = likely_ones(looks, all, kLeastLikeness);
  if (!boards.empty()) return boards;
  for (const cv::Rect2d& part : parts(photo)) add_of(looks, part, all);
  return likely_ones(looks, std::move(all), kLeastOfParts);
}

// A view's quarters, overlapping by a third, at twice its scale.
std::vector<View> quarters(const View& view) {
  constexpr double kScale = 2;
  const Vec2 middle(kInputSize.width / 2.0 - 0.5, kInputSize.height / 2.0 - 0.5);
  const Vec2 aside(kInputSize.width / 6.0, kInputSize.height / 6.0);
  std::vector<View> out;
  for (const double x : {-1.0, 1.0})
    for (const double y : {-1.0, 1.0})
      out.push_back(view.closer(middle + Vec2(x * aside.x(), y * aside.y()), kScale));
  return out;
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
  return boards_in(Looks(network(), bgr), bgr.size());
}

std::vector<ProposedBoard> Eye::look_closer(const cv::Mat& bgr, const ProposedBoard& board) const {
  constexpr int kTimes = 2;  // the second is by a better plane
  const std::lock_guard lock(state_->looking);
  const Looks looks(network(), bgr);
  Candidate candidate{board, 0};
  candidate.board.others.clear();
  for (int i = 0; i < kTimes; ++i) candidate = looks.in_surroundings(std::move(candidate));
  for (int i = 0; i < kTimes; ++i) candidate = looks.drawn_out(std::move(candidate));
  if (candidate.board.likeness < kLeastLikeness) return {};
  std::vector<ProposedBoard> out{candidate.board};
  out.insert(out.end(), candidate.board.others.begin(), candidate.board.others.end());
  out.pop_back();  // the board itself
  out.insert(out.end(), board.others.begin(), board.others.end());
  return out;
}

std::optional<ProposedBoard> Eye::glance(const cv::Mat& bgr) const {
  const std::lock_guard lock(state_->looking);
  const Looks looks(network(), bgr);
  std::vector<Candidate> all;
  add_of(looks, whole(bgr.size()), all);
  if (all.empty()) return std::nullopt;
  Candidate nearer = looks.drawn_out(std::move(all.front()));
  if (nearer.board.likeness < kLeastLikeness) return std::nullopt;
  return std::move(nearer.board);
}

TopsSeen Eye::tops(const cv::Mat& bgr, const Ellipse& outer_line) const {
  const std::lock_guard lock(state_->looking);
  const auto heat = [&](const View& view) {
    return HeatMap{network()(view.input(bgr)).tops, view.photo_from_map().inverse()};
  };
  const View whole = View::drawn_out(outer_line);
  std::vector<HeatMap> parts;
  for (const View& quarter : quarters(whole)) parts.push_back(heat(quarter));
  return {heat(whole), std::move(parts)};
}

}  // namespace ringside
