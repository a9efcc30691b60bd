// SPDX-License-Identifier: MIT
// Writes the seeds of the corpora: what the readers take, small. usage: fuzz_seeds FOLDER
#include "fuzz/write_seeds.h"

#include <cstdio>
#include <fstream>

namespace ringside::fuzz {

void Seeds::write(const std::string& target, const std::string& name, std::string_view bytes) const {
  std::filesystem::create_directories(folder_ / target);
  std::ofstream stream(folder_ / target / name, std::ios::binary);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace ringside::fuzz

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: fuzz_seeds FOLDER\n");
    return 2;
  }
  const ringside::fuzz::Seeds seeds(arguments[1]);
  write_picture_seeds(seeds);
  write_text_seeds(seeds);
  write_match_seeds(seeds);
  write_hall_seeds(seeds);
  write_network_seeds(seeds);
  write_video_seeds(seeds);
  write_number_seeds(seeds);
}
