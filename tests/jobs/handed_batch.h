// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/run_ringside.h"
#include "broker/mqtt_message.h"
#include "halls/child_program.h"

// A batch of photos that is scored alone and handed out to workers.
namespace ringside::testing {

// `ringside` beside the test, silent, until it is killed or the test ends.
halls::ChildProgram started(std::vector<std::string> arguments);

// So many photos, or as many as RINGSIDE_TEST_PHOTOS says.
int number_of_photos(int usual);

// A rendered photo, small and turned each time otherwise, so that each has an answer of its own; one is none.
void make_photos(const std::filesystem::path& folder, int count);

// What scores photos/ into NAME.json and NAME.csv.
std::vector<std::string> scoring(const std::string& name, const std::vector<std::string>& further);

// What was written as handed and as alone, but for timings.
void check_same(const std::filesystem::path& folder, const Run& alone, const Run& handed);

// Photos of which an answer came.
std::size_t answered(const std::vector<MqttMessage>& came);

}  // namespace ringside::testing
