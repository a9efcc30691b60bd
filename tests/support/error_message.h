// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside::test {

// What the Error says that `action` throws; "(no error)" when it throws none. Other exceptions pass through.
template <typename Error, typename Action>
std::string error_message(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "(no error)";
}

}  // namespace ringside::test
