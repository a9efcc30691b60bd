// SPDX-License-Identifier: MIT
#include "plans/write_plan.h"

#include "plans/field_writer.h"
#include "plans/node_diff.h"
#include "plans/plan_fields.h"
#include "plans/write_discs.h"
#include "plans/yaml_text.h"

namespace ringside::plans {

std::string plan_text(const PhotoPlan& plan) {
  YAML::Node file = what_differs(map_of(plan), map_of(file_defaults()));
  const DiscNodes discs = write_discs(plan.scene);
  if (!plan.scene.discs.empty()) {
    file["teams"] = discs.teams;
    file["discs"] = discs.discs;
  }
  return yaml_text(file);
}

}  // namespace ringside::plans
