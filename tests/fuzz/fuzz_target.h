// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string_view>

// Each target is one file that defines try_input. It is linked with libfuzzer.cpp in the preset "fuzz", and
// with replay.cpp in all others, where ctest gives it the files of its corpus.
namespace ringside::fuzz {

// Hands the input to a reader. The exceptions that the reader's header states are caught; whatever else
// leaves this, or ends the program, is a finding.
void try_input(std::string_view input);

// What must hold, whatever the input.
inline void require(bool holds, const char* property) {
  if (!holds) throw std::logic_error(property);
}

}  // namespace ringside::fuzz
