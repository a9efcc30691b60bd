// SPDX-License-Identifier: MIT
#include "plans/plan_set.h"

#include <functional>

#include "plans/any_view_plan.h"
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

// A kind's first seeds, in folders by the most that each seed has of something.
Set set_by_most(PhotoKind kind, int count, const std::function<double(std::uint64_t)>& most_of) {
  Set set;
  add(set, kind, count);
  const std::string name = kind_name(kind);
  for (std::size_t i = 0; i < set.size(); ++i) {
    set[i].folder = name + "-" + std::to_string(static_cast<int>(most_of(i + 1)));
    set[i].plan.name = set[i].folder + set[i].plan.name.substr(name.size());
  }
  return set;
}

Set find_set() {
  return set_by_most(PhotoKind::kFind, 150, [](std::uint64_t seed) { return tilts_of_find(seed).most_deg; });
}

Set oblique_set() {
  return set_by_most(PhotoKind::kOblique, 60,
                     [](std::uint64_t seed) { return tilts_of_oblique(seed).most_deg; });
}

Set small_set() {
  return set_by_most(PhotoKind::kSmall, 40, [](std::uint64_t seed) { return width_of_small(seed).most_px; });
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
                         {"sun", [] { return set_of(PhotoKind::kSun, 40); }},
                         {"oblique", oblique_set},
                         {"small", small_set},
                         {"worn", [] { return set_of(PhotoKind::kWorn, 40); }},
                         {"round-things", [] { return set_of(PhotoKind::kThings, 110); }}};
  return sets;
}

}  // namespace

std::vector<std::string> set_names() { return names_of(sets()); }

std::vector<SetEntry> plan_set(const std::string& name) { return make_set(name, sets()); }

}  // namespace ringside::plans
