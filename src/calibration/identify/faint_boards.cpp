// SPDX-License-Identifier: MIT
#include "calibration/identify/faint_boards.h"

#include <algorithm>
#include <cmath>

#include "calibration/lines/faint_lines.h"
#include "calibration/plane/hole_places.h"
#include "geometry/ellipse.h"

namespace ringside {
namespace {

constexpr std::size_t kMostEllipses = 12, kMostFaintBoards = 3;
constexpr double kSmallestDeck = 70;  // pixels of its radius: on smaller ones nothing is measured

struct Deck {
  Ellipse edge;
  Vec2 centre;  // of the circle that the edge is, pixels
};

// Shares of the size: as far as copies of a picture and methods differ, and as far as a search for lines
// reaches about a centre.
bool is_same(const Ellipse& a, const Ellipse& b) {
  constexpr double kSame = 0.01;
  const double most = kSame * a.semi_major;
  return (a.centre - b.centre).norm() < most && std::abs(a.semi_major - b.semi_major) < most &&
         std::abs(a.semi_minor - b.semi_minor) < most;
}
bool is_same(const Deck& a, const Deck& b) {
  constexpr double kWithinReach = 0.015;
  return is_same(a.edge, b.edge) && (a.centre - b.centre).norm() < kWithinReach * a.edge.semi_minor;
}
bool is_same(const FaintLines& a, const FaintLines& b) {
  constexpr double kSame = 0.01;
  const double most = kSame * a.radii.outer;
  return (a.plane.centre - b.plane.centre).norm() < most && std::abs(a.radii.inner - b.radii.inner) < most &&
         std::abs(a.radii.middle - b.radii.middle) < most && std::abs(a.radii.outer - b.radii.outer) < most;
}

template <typename T>
void add_new(std::vector<T>& all, const T& one) {
  const auto same = [&](const T& other) { return is_same(one, other); };
  if (std::none_of(all.begin(), all.end(), same)) all.push_back(one);
}

std::vector<Ellipse> largest_ellipses(std::span<const PlaneSearch> searches) {
  std::vector<Ellipse> all, distinct;
  for (const PlaneSearch& search : searches)
    all.insert(all.end(), search.ellipses.begin(), search.ellipses.end());
  std::stable_sort(all.begin(), all.end(),
                   [](const Ellipse& a, const Ellipse& b) { return a.semi_major > b.semi_major; });
  for (const Ellipse& e : all) add_new(distinct, e);
  if (distinct.size() > kMostEllipses) distinct.resize(kMostEllipses);
  return distinct;
}

// Each large ellipse may be the deck's edge, about each place where its hole may be; and so may each of the
// circles about one centre.
std::vector<Deck> possible_decks(const cv::Mat& bgr, std::span<const PlaneSearch> searches) {
  constexpr double kShown = 0.5;  // of its circle
  std::vector<Deck> decks;
  for (const Ellipse& edge : largest_ellipses(searches)) {
    if (edge.semi_major < kSmallestDeck) break;
    for (const Vec2& hole : hole_places(bgr, edge)) add_new(decks, {edge, hole});
  }
  for (const PlaneSearch& search : searches) {
    for (const SeenRings& seen : search.seen) {
      for (const Ring& ring : seen.rings) {
        if (ring.coverage < kShown) continue;
        const auto edge = image_of(seen.plane.plane_from_image().inverse(), {Vec2::Zero(), ring.radius});
        if (edge) add_new(decks, {*edge, seen.plane.centre});
      }
    }
  }
  std::erase_if(decks, [](const Deck& deck) { return deck.edge.semi_major < kSmallestDeck; });
  return decks;
}

}  // namespace

std::vector<BoardHypothesis> propose_faint_boards(const cv::Mat& bgr, std::span<const PlaneSearch> searches) {
  std::vector<FaintLines> found, distinct;
  for (const Deck& deck : possible_decks(bgr, searches)) {
    if (const auto lines = find_faint_lines(bgr, deck.edge, deck.centre)) found.push_back(*lines);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const FaintLines& a, const FaintLines& b) { return a.evidence > b.evidence; });
  for (const FaintLines& lines : found) add_new(distinct, lines);
  if (distinct.size() > kMostFaintBoards) distinct.resize(kMostFaintBoards);
  std::vector<BoardHypothesis> boards;
  for (const FaintLines& lines : distinct) boards.push_back({lines.plane, lines.radii, {}, lines.evidence});
  return boards;
}

}  // namespace ringside
