// SPDX-License-Identifier: MIT
#include "plans/plan_set.h"

#include <functional>

#include "plans/find_plan.h"
#include "plans/line_call_plan.h"
#include "plans/named_sets.h"
#include "plans/random_plan.h"

namespace ringside::plans {
namespace {

using Set = std::vector<SetEntry>;

// The first `count` seeds of a kind.
void add(Set& set, PhotoKind kind, int count) {
  for (int seed = 1; seed <= count; ++seed) {
    set.push_back({kind_name(kind), random_plan(kind, static_cast<std::uint64_t>(seed))});
  }
}

Set eval_set() {
  Set set;
  add(set, PhotoKind::kPhone, 14);
  add(set, PhotoKind::kVideo, 12);
  add(set, PhotoKind::kWebcam, 8);
  add(set, PhotoKind::kDegraded, 14);
  add(set, PhotoKind::kTilted, 8);
  add(set, PhotoKind::kHard, 14);
  add(set, PhotoKind::kDecoy, 6);
  return set;
}

Set find_set() {
  Set set;
  add(set, PhotoKind::kFind, 150);
  for (std::size_t i = 0; i < set.size(); ++i) {
    const int most_deg = static_cast<int>(tilts_of_find(i + 1).most_deg);
    set[i].folder = "find-" + std::to_string(most_deg);
    set[i].plan.name = set[i].folder + set[i].plan.name.substr(4);
  }
  return set;
}

Set set_of(PhotoKind kind, int count) {
  Set set;
  add(set, kind, count);
  return set;
}

constexpr int kLineCallPhotos = 60;

// As the line calls' set, each plan changed.
Set line_call_set(const std::string& folder,
                  const std::function<PhotoPlan(PhotoPlan, std::uint64_t)>& change) {
  Set set;
  for (std::uint64_t seed = 1; seed <= kLineCallPhotos; ++seed) {
    PhotoPlan plan = change(random_plan(PhotoKind::kLineCalls, seed), seed);
    const std::string kind = kind_name(PhotoKind::kLineCalls), number = plan.name.substr(kind.size());
    const std::string into = folder + (is_phone_line_call(seed) ? "-phone" : "-1080p");
    plan.name = into + number;
    set.push_back({into, std::move(plan)});
  }
  return set;
}

Set line_call_set() {
  return line_call_set("line-calls", [](const PhotoPlan& plan, std::uint64_t) { return plan; });
}

Set no_focal_set() {
  return line_call_set("line-calls-no-focal",
                       [](const PhotoPlan& plan, std::uint64_t) { return without_focal_length(plan); });
}

Set wrong_focal_set() {
  return line_call_set("line-calls-wrong-focal", [](const PhotoPlan& plan, std::uint64_t seed) {
    return with_wrong_focal_length(plan, seed / 2 % 2 == 0);
  });
}

Set barrel_set() {
  return line_call_set("line-calls-barrel",
                       [](const PhotoPlan& plan, std::uint64_t) { return with_barrel(plan); });
}

Set pair_set() {
  const std::string folder = "line-calls-pairs";
  Set set;
  for (std::uint64_t seed = 1; seed <= kLineCallPhotos; ++seed) {
    Dice dice(seed);
    PhotoPlan first = random_plan(PhotoKind::kLineCalls, seed);
    first.name = folder + first.name.substr(kind_name(PhotoKind::kLineCalls).size());
    PhotoPlan second = from_another_side(dice, first);
    first.name += "-a";
    second.name += "-b";
    set.push_back({folder, std::move(first)});
    set.push_back({folder, std::move(second)});
  }
  return set;
}

using Sets = std::vector<NamedSet<Set>>;

const Sets& sets() {
  static const Sets sets{{"eval", eval_set},
                         {"find", find_set},
                         {"boardless", [] { return set_of(PhotoKind::kBoardless, 60); }},
                         {"blurred", [] { return set_of(PhotoKind::kBlurred, 12); }},
                         {"hole", [] { return set_of(PhotoKind::kHole, 160); }},
                         {"line-calls", [] { return line_call_set(); }},
                         {"line-calls-no-focal", no_focal_set},
                         {"line-calls-wrong-focal", wrong_focal_set},
                         {"line-calls-barrel", barrel_set},
                         {"line-calls-pairs", pair_set},
                         {"rims", [] { return set_of(PhotoKind::kRims, 60); }},
                         {"sun", [] { return set_of(PhotoKind::kSun, 40); }}};
  return sets;
}

}  // namespace

std::vector<std::string> set_names() { return names_of(sets()); }

std::vector<SetEntry> plan_set(const std::string& name) { return make_set(name, sets()); }

}  // namespace ringside::plans
