// SPDX-License-Identifier: MIT
#include "hall/cheapest_pairs.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace ringside::hall {
namespace {

// Grows alternating trees from all unpaired nodes at once until two of them meet. A node is a vertex (1 to
// vertices_) or a blossom: an odd cycle that is looked at as one, above them. 0 is none. Duals are kept
// twofold, so that all stays whole; weights are what the dearest pair costs more.
class Matcher {
 public:
  explicit Matcher(const PairCosts& costs);
  std::vector<int> solve();

 private:
  using Weight = std::int64_t;
  enum class Label { kNone, kOuter, kInner };  // by its place in a tree
  struct Edge {
    int from = 0;  // vertices
    int to = 0;
    Weight weight = 0;  // 0: none
  };
  struct Node {
    int top = 0;      // the outermost blossom around it, or itself; 0: not in use
    int mate = 0;     // vertex that it is paired with
    int parent = 0;   // vertex by which its tree reached it
    int nearest = 0;  // the outer vertex with the least slack to it
    int seen = 0;     // mark of the last search for a common ancestor
    Weight dual = 0;
    Label label = Label::kNone;
    std::vector<int> cycle = {};   // of a blossom: its nodes, the base first
    std::vector<int> holder = {};  // of a blossom: by vertex, the node of the cycle that holds it
  };

  Node& node(int index) { return nodes_[static_cast<std::size_t>(index)]; }
  Edge& edge(int a, int b) {
    return edges_[static_cast<std::size_t>(a) * nodes_.size() + static_cast<std::size_t>(b)];
  }
  int& holder(int blossom, int vertex) { return node(blossom).holder[static_cast<std::size_t>(vertex)]; }
  bool is_blossom(int index) const { return index > vertices_; }
  bool is_top(int index) { return node(index).top == index; }
  int mate_top(int index) { return node(node(index).mate).top; }
  Label top_label(int vertex) { return node(node(vertex).top).label; }

  Weight slack(const Edge& e) { return node(e.from).dual + node(e.to).dual - 2 * edge(e.from, e.to).weight; }
  void offer_nearest(int vertex, int to);
  void find_nearest(int index);
  void enqueue(int index);
  void set_top(int index, int top);
  int steps_from_base(int blossom, int member);
  void pair_along(int from, int to);
  void augment(int from, int to);
  int common_ancestor(int a, int b);
  void collect_path(int blossom, int from, int ancestor);
  void join_edges(int blossom);
  void shrink(int a, int ancestor, int b);
  void expand(int blossom);
  bool follow(const Edge& e);
  void plant_trees();
  bool grow();
  Weight step();
  void move_duals(Weight by);
  bool follow_tight();
  void expand_spent();
  void pair_two_more();

  int vertices_;
  int last_;  // node in use
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::deque<int> queue_ = {};  // outer vertices to be grown from
  int mark_ = 0;
};

// There are never more than half as many blossoms as vertices.
Matcher::Matcher(const PairCosts& costs)
    : vertices_(static_cast<int>(costs.size())),
      last_(vertices_),
      nodes_(costs.size() + costs.size() / 2 + 2),
      edges_(nodes_.size() * nodes_.size()) {
  Weight dearest = 0;
  for (std::size_t i = 0; i < costs.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) dearest = std::max(dearest, costs[i][j]);
  for (int a = 0; a < static_cast<int>(nodes_.size()); ++a)
    for (int b = 0; b < static_cast<int>(nodes_.size()); ++b) edge(a, b) = {a, b, 0};
  for (int a = 1; a <= vertices_; ++a) {
    node(a).top = a;
    node(a).dual = dearest + 1;
    for (int b = 1; b <= vertices_; ++b)
      if (a != b)
        edge(a, b).weight =
            dearest + 1 - costs[static_cast<std::size_t>(a) - 1][static_cast<std::size_t>(b) - 1];
  }
  for (Node& each : nodes_) each.holder.assign(costs.size() + 1, 0);
  for (int a = 1; a <= vertices_; ++a) holder(a, a) = a;
}

void Matcher::offer_nearest(int vertex, int to) {
  int& nearest = node(to).nearest;
  if (nearest == 0 || slack(edge(vertex, to)) < slack(edge(nearest, to))) nearest = vertex;
}

void Matcher::find_nearest(int index) {
  node(index).nearest = 0;
  for (int vertex = 1; vertex <= vertices_; ++vertex) {
    const bool outside = edge(vertex, index).weight > 0 && node(vertex).top != index;
    if (outside && top_label(vertex) == Label::kOuter) offer_nearest(vertex, index);
  }
}

void Matcher::enqueue(int index) {
  if (!is_blossom(index)) {
    queue_.push_back(index);
    return;
  }
  for (const int member : node(index).cycle) enqueue(member);
}

void Matcher::set_top(int index, int top) {
  node(index).top = top;
  for (const int member : node(index).cycle) set_top(member, top);
}

// An even number: the cycle is turned round where its other half is the even one.
int Matcher::steps_from_base(int blossom, int member) {
  auto& cycle = node(blossom).cycle;
  const auto steps = std::find(cycle.begin(), cycle.end(), member) - cycle.begin();
  if (steps % 2 == 0) return static_cast<int>(steps);
  std::reverse(cycle.begin() + 1, cycle.end());
  return static_cast<int>(static_cast<std::ptrdiff_t>(cycle.size()) - steps);
}

// Pairs a node with another by the edge between them. In a blossom that moves the base to where the edge
// leaves it, and pairs the rest along the cycle.
void Matcher::pair_along(int from, int to) {
  const Edge by = edge(from, to);
  node(from).mate = by.to;
  if (!is_blossom(from)) return;
  const int base = holder(from, by.from);
  const int steps = steps_from_base(from, base);
  auto& cycle = node(from).cycle;
  for (int i = 0; i < steps; ++i)
    pair_along(cycle[static_cast<std::size_t>(i)], cycle[static_cast<std::size_t>(i ^ 1)]);
  pair_along(base, to);
  std::rotate(cycle.begin(), cycle.begin() + steps, cycle.end());
}

// Turns the path from a node up to its root: what was paired is not, and the other way round.
void Matcher::augment(int from, int to) {
  for (;;) {
    const int released = mate_top(from);
    pair_along(from, to);
    if (released == 0) return;
    const int above = node(node(released).parent).top;
    pair_along(released, above);
    from = above;
    to = released;
  }
}

// 0 where they stand in different trees. Climbs both paths in turn.
int Matcher::common_ancestor(int a, int b) {
  ++mark_;
  for (; a != 0 || b != 0; std::swap(a, b)) {
    if (a == 0) continue;
    if (node(a).seen == mark_) return a;
    node(a).seen = mark_;
    a = mate_top(a);
    if (a != 0) a = node(node(a).parent).top;
  }
  return 0;
}

void Matcher::collect_path(int blossom, int from, int ancestor) {
  for (int outer = from; outer != ancestor;) {
    const int inner = mate_top(outer);
    node(blossom).cycle.push_back(outer);
    node(blossom).cycle.push_back(inner);
    enqueue(inner);
    outer = node(node(inner).parent).top;
  }
}

// From the blossom to each other node: the edge of its members with the least slack.
void Matcher::join_edges(int blossom) {
  for (int other = 1; other <= last_; ++other) edge(blossom, other).weight = edge(other, blossom).weight = 0;
  std::fill(node(blossom).holder.begin(), node(blossom).holder.end(), 0);
  for (const int member : node(blossom).cycle) {
    for (int other = 1; other <= last_; ++other) {
      const Edge& here = edge(member, other);
      if (here.weight == 0) continue;
      if (edge(blossom, other).weight != 0 && slack(here) >= slack(edge(blossom, other))) continue;
      edge(blossom, other) = here;
      edge(other, blossom) = edge(other, member);
    }
    for (int vertex = 1; vertex <= vertices_; ++vertex)
      if (holder(member, vertex) != 0) holder(blossom, vertex) = member;
  }
}

// Makes one node of the odd cycle that an edge closes between two outer nodes of one tree.
void Matcher::shrink(int a, int ancestor, int b) {
  int blossom = vertices_ + 1;
  while (blossom <= last_ && node(blossom).top != 0) ++blossom;
  last_ = std::max(last_, blossom);
  Node& whole = node(blossom);
  whole.dual = 0;
  whole.label = Label::kOuter;
  whole.mate = node(ancestor).mate;
  whole.parent = node(ancestor).parent;
  whole.cycle = {ancestor};
  collect_path(blossom, a, ancestor);
  std::reverse(whole.cycle.begin() + 1, whole.cycle.end());
  collect_path(blossom, b, ancestor);
  set_top(blossom, blossom);
  join_edges(blossom);
  find_nearest(blossom);
}

// Takes an inner blossom apart: the even way from where its tree enters it to its base stays in the tree.
void Matcher::expand(int blossom) {
  for (const int member : node(blossom).cycle) set_top(member, member);
  const int entry = holder(blossom, edge(blossom, node(blossom).parent).from);
  const int steps = steps_from_base(blossom, entry);
  const std::vector<int> cycle = node(blossom).cycle;
  for (std::size_t i = 0; i < static_cast<std::size_t>(steps); i += 2) {
    node(cycle[i]).parent = edge(cycle[i + 1], cycle[i]).from;
    node(cycle[i]).label = Label::kInner;
    node(cycle[i]).nearest = 0;
    node(cycle[i + 1]).label = Label::kOuter;
    find_nearest(cycle[i + 1]);
    enqueue(cycle[i + 1]);
  }
  node(entry).label = Label::kInner;
  node(entry).parent = node(blossom).parent;
  for (std::size_t i = static_cast<std::size_t>(steps) + 1; i < cycle.size(); ++i) {
    node(cycle[i]).label = Label::kNone;
    find_nearest(cycle[i]);
  }
  node(blossom).top = 0;
}

// A tight edge from an outer vertex. True where it joined two trees and one pair more is made.
bool Matcher::follow(const Edge& e) {
  const int here = node(e.from).top;
  const int there = node(e.to).top;
  if (node(there).label == Label::kNone) {
    const int next = mate_top(there);
    node(there).parent = e.from;
    node(there).label = Label::kInner;
    node(there).nearest = node(next).nearest = 0;
    node(next).label = Label::kOuter;
    enqueue(next);
  } else if (node(there).label == Label::kOuter) {
    const int ancestor = common_ancestor(here, there);
    if (ancestor == 0) {
      augment(here, there);
      augment(there, here);
      return true;
    }
    shrink(here, ancestor, there);
  }
  return false;
}

void Matcher::plant_trees() {
  queue_.clear();
  for (int index = 1; index <= last_; ++index) {
    node(index).label = Label::kNone;
    node(index).nearest = 0;
  }
  for (int index = 1; index <= last_; ++index) {
    if (!is_top(index) || node(index).mate != 0) continue;
    node(index).parent = 0;
    node(index).label = Label::kOuter;
    enqueue(index);
  }
}

// Along tight edges as far as they lead.
bool Matcher::grow() {
  while (!queue_.empty()) {
    const int vertex = queue_.front();
    queue_.pop_front();
    if (top_label(vertex) == Label::kInner) continue;
    for (int other = 1; other <= vertices_; ++other) {
      if (other == vertex || node(vertex).top == node(other).top) continue;
      const Edge across = edge(vertex, other);
      if (slack(across) > 0) {
        offer_nearest(vertex, node(other).top);
      } else if (follow(across)) {
        return true;
      }
    }
  }
  return false;
}

// By how much the duals can move until another edge is tight or a blossom is spent.
Matcher::Weight Matcher::step() {
  Weight least = std::numeric_limits<Weight>::max();
  for (int index = 1; index <= last_; ++index) {
    const Node& at = node(index);
    if (!is_top(index)) continue;
    if (is_blossom(index) && at.label == Label::kInner) least = std::min(least, at.dual / 2);
    if (at.nearest == 0 || at.label == Label::kInner) continue;
    const Weight left = slack(edge(at.nearest, index));
    least = std::min(least, at.label == Label::kOuter ? left / 2 : left);
  }
  return least;
}

void Matcher::move_duals(Weight by) {
  const auto sign = [](Label label) { return label == Label::kOuter ? -1 : label == Label::kInner ? 1 : 0; };
  for (int vertex = 1; vertex <= vertices_; ++vertex) node(vertex).dual += sign(top_label(vertex)) * by;
  for (int blossom = vertices_ + 1; blossom <= last_; ++blossom)
    if (is_top(blossom)) node(blossom).dual -= 2 * sign(node(blossom).label) * by;
}

bool Matcher::follow_tight() {
  for (int index = 1; index <= last_; ++index) {
    const int nearest = node(index).nearest;
    if (!is_top(index) || nearest == 0 || node(nearest).top == index) continue;
    const Edge across = edge(nearest, index);
    if (slack(across) == 0 && follow(across)) return true;
  }
  return false;
}

void Matcher::expand_spent() {
  for (int blossom = vertices_ + 1; blossom <= last_; ++blossom) {
    const Node& at = node(blossom);
    if (is_top(blossom) && at.label == Label::kInner && at.dual == 0) expand(blossom);
  }
}

void Matcher::pair_two_more() {
  plant_trees();
  while (!grow()) {
    move_duals(step());
    if (follow_tight()) return;
    expand_spent();
  }
}

std::vector<int> Matcher::solve() {
  for (int pairs = 0; pairs < vertices_ / 2; ++pairs) pair_two_more();
  std::vector<int> partners;
  for (int vertex = 1; vertex <= vertices_; ++vertex) partners.push_back(node(vertex).mate - 1);
  return partners;
}

}  // namespace

std::vector<int> cheapest_pairs(const PairCosts& costs) { return Matcher(costs).solve(); }

}  // namespace ringside::hall
