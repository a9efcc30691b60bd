// SPDX-License-Identifier: MIT
#include "app/program/read_json.h"

#include <nlohmann/json.hpp>
#include <string>

#include "app/program/command_error.h"
#include "json/parse_json.h"
#include "photo/photo_error.h"
#include "photo/read_file.h"

namespace ringside {

nlohmann::ordered_json read_json(const std::filesystem::path& file) {
  try {
    const auto bytes = read_file(file, kJsonFileLimits.bytes);
    return parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  } catch (const PhotoError& error) {
    throw CommandError(file.string(), error.what());
  } catch (const JsonError& error) {
    throw CommandError(file.string(), std::string(error.what()) + "; give a file that ringside wrote");
  }
}

}  // namespace ringside
