// SPDX-License-Identifier: MIT
#include "plans/read_plan.h"

#include "board/strict_yaml.h"
#include "plans/field_reader.h"
#include "plans/plan_fields.h"
#include "plans/read_discs.h"

namespace ringside::plans {
namespace {

StrictMap::Keys keys_of_file() {
  StrictMap::Keys keys = keys_of<PhotoPlan>();
  keys.insert(keys.end(), {"teams", "discs"});
  return keys;
}

}  // namespace

PhotoPlan read_plan(const std::filesystem::path& file, const ModelLibrary& models) {
  PhotoPlan plan = file_defaults();
  plan.name = file.stem().string();
  FieldReader reader(read_strict_yaml(file, keys_of_file()), models);
  fields(reader, plan);
  plan.scene.discs = read_discs(reader.map(), plan.scene.board, models);
  return plan;
}

}  // namespace ringside::plans
