// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ringside {

// Photos beyond it are not sent. A camera of 48 megapixels writes 15 MB.
inline constexpr std::size_t kMostBytesOfPhoto = 20'000'000;
// Of a whole message: the photo, options and files.
inline constexpr std::size_t kMostBytesOfJob = kMostBytesOfPhoto + 400'000;

// One photo to be scored: docs/workers.md.
struct Job {
  std::string ringside;   // version of who hands it out
  std::string batch;      // id of the batch
  int photo = 0;          // number in the batch, from 0
  std::string name;       // what the photo is called
  std::string path = {};  // below the folder that both sides see; empty: the bytes are here
  std::string options;    // JSON of carried_options()
  std::string bytes = {};

  std::string id() const { return batch + "/" + std::to_string(photo); }
};

// A line of JSON, and behind it the photo's bytes.
std::string job_payload(const Job& job);

// Of a message from outside. Throws JobError.
Job read_job(std::string_view payload);

}  // namespace ringside
