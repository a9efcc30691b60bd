// SPDX-License-Identifier: MIT
#include "app/program/read_json.h"

#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "photo/photo_error.h"
#include "photo/read_file.h"

namespace ringside {
namespace {

// A match of a hundred rounds with its scorings takes 2 MB.
constexpr std::uintmax_t kMostBytes = 64'000'000;

}  // namespace

nlohmann::ordered_json read_json(const std::filesystem::path& file) {
  try {
    return nlohmann::ordered_json::parse(read_file(file, kMostBytes));
  } catch (const PhotoError& error) {
    throw CommandError(file.string(), error.what());
  } catch (const nlohmann::ordered_json::exception&) {
    throw CommandError(file.string(), "is not JSON; give a file that ringside wrote");
  }
}

}  // namespace ringside
