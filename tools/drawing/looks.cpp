// SPDX-License-Identifier: MIT
#include "drawing/looks.h"

#include <algorithm>
#include <array>

namespace ringside::drawing {
namespace {

struct NamedLook {
  const char* name;
  Material material;
};

const std::array kLooks{
    // decks
    NamedLook{"maple", {{226, 194, 146}, {.contrast = 0.06, .spacing = 19}, 0.04}},
    NamedLook{"birch", {{232, 208, 168}, {.contrast = 0.05, .spacing = 24}, 0.03}},
    NamedLook{"cherry", {{214, 170, 110}, {.contrast = 0.11, .spacing = 15}, 0.06}},
    NamedLook{"oak", {{198, 152, 96}, {.contrast = 0.18, .spacing = 9}, 0.05}},
    NamedLook{"varnished-oak", {{176, 120, 66}, {.contrast = 0.24, .spacing = 12}, 0.3}},
    NamedLook{"walnut", {{118, 80, 52}, {.contrast = 0.26, .spacing = 13}, 0.1}},
    NamedLook{"blue-paint", {{28, 58, 92}, {.contrast = 0.05, .spacing = 30}, 0.06}},
    NamedLook{"green-paint", {{30, 84, 58}, {.contrast = 0.04, .spacing = 30}, 0.06}},
    NamedLook{"black-paint", {{40, 40, 42}, {.contrast = 0.04, .spacing = 30}, 0.1}},
    NamedLook{"white-laminate", {{236, 234, 228}, {}, 0.12}},
    // ditches, holes, tables
    NamedLook{"red-felt", {{150, 36, 42}, {.contrast = 0.08, .spacing = 3}}},
    NamedLook{"black-felt", {{40, 38, 38}, {.contrast = 0.08, .spacing = 3}}},
    NamedLook{"grey-felt", {{118, 118, 120}, {.contrast = 0.06, .spacing = 3}}},
    NamedLook{"green-felt", {{38, 86, 58}, {.contrast = 0.06, .spacing = 3}}},
    NamedLook{"pale-cloth", {{196, 192, 184}, {.contrast = 0.04, .spacing = 6}}},
    NamedLook{"dark-table", {{92, 66, 48}, {.contrast = 0.18, .spacing = 26}, 0.1}},
    // discs
    NamedLook{"black-disc", {{38, 36, 36}, {.contrast = 0.2, .spacing = 5}, 0.05}},
    NamedLook{"natural-disc", {{222, 184, 132}, {.contrast = 0.14, .spacing = 4}, 0.04}},
    NamedLook{"walnut-disc", {{104, 66, 42}, {.contrast = 0.2, .spacing = 5}, 0.05}},
    NamedLook{"red-disc", {{176, 42, 38}, {.contrast = 0.12, .spacing = 5}, 0.06}},
    NamedLook{"pink-disc", {{222, 128, 146}, {.contrast = 0.08, .spacing = 5}, 0.05}},
    NamedLook{"white-disc", {{228, 222, 208}, {.contrast = 0.05, .spacing = 5}, 0.05}},
    NamedLook{"blue-disc", {{44, 76, 150}, {.contrast = 0.1, .spacing = 5}, 0.06}},
    NamedLook{"green-disc", {{44, 122, 66}, {.contrast = 0.1, .spacing = 5}, 0.06}},
    NamedLook{"yellow-disc", {{232, 188, 52}, {.contrast = 0.08, .spacing = 5}, 0.06}},
    NamedLook{"orange-disc", {{226, 118, 44}, {.contrast = 0.08, .spacing = 5}, 0.06}},
    NamedLook{"purple-disc", {{104, 56, 122}, {.contrast = 0.1, .spacing = 5}, 0.06}},
    // in the way
    NamedLook{"skin", {{224, 178, 150}}},
    NamedLook{"dark-skin", {{120, 80, 60}}},
    NamedLook{"grey-sleeve", {{88, 92, 100}, {.contrast = 0.1, .spacing = 4}}},
    NamedLook{"white-sleeve", {{224, 224, 226}, {.contrast = 0.04, .spacing = 4}}},
};

}  // namespace

std::vector<std::string> look_names() {
  std::vector<std::string> names;
  for (const NamedLook& look : kLooks) names.emplace_back(look.name);
  return names;
}

std::optional<Material> look(const std::string& name) {
  const auto* found =
      std::find_if(kLooks.begin(), kLooks.end(), [&](const NamedLook& look) { return look.name == name; });
  return found == kLooks.end() ? std::nullopt : std::optional(found->material);
}

}  // namespace ringside::drawing
