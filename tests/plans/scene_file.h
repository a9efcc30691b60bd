// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "plans/read_plan.h"
#include "support/error_message.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

namespace ringside::test {

inline ModelLibrary our_models() { return ModelLibrary(ringside::test::source_dir() / "models"); }

// The plan that a file scene.yaml with this text holds.
inline plans::PhotoPlan plan_from(const std::string& yaml) {
  const TempFolder folder;
  return plans::read_plan(folder.write("scene.yaml", yaml), our_models());
}

// What reading it complains about, from the line number on: "2: 'x' is ...".
inline std::string complaint_about(const std::string& yaml) {
  const std::string message = error_message<ModelError>([&] { plan_from(yaml); });
  const std::string name = "scene.yaml:";
  const auto start = message.find(name);
  return start == std::string::npos ? message : message.substr(start + name.size());
}

}  // namespace ringside::test
