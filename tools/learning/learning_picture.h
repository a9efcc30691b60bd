// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/taught_picture.h"

namespace ringside::learning {

// A drawn picture of the size of small photos: boards and other things as the eye is taught by, and for
// nearly half of the seeds what is nearly a board.
teaching::TaughtPicture learning_picture(std::uint64_t seed, const teaching::Backgrounds& backgrounds);

}  // namespace ringside::learning
