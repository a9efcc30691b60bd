// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/settings.h"

namespace CLI {
class App;
}

namespace ringside {

// Before the command line is parsed: what a file gives need not be typed.
void require_less(CLI::App& app, const Settings& settings);

// Afterwards: gives each option of the command that was typed what the settings say, unless it was typed
// itself or with one that excludes it. Throws CommandError about the file's line.
void apply_settings(CLI::App& app, const Settings& settings);

}  // namespace ringside
