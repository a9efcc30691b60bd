// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace ringside::fuzz {

// The corpora's folder.
class Seeds {
 public:
  explicit Seeds(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void write(const std::string& target, const std::string& name, std::string_view bytes) const;

 private:
  std::filesystem::path folder_;
};

void write_picture_seeds(const Seeds& seeds);
void write_text_seeds(const Seeds& seeds);
void write_match_seeds(const Seeds& seeds);
void write_hall_seeds(const Seeds& seeds);
void write_network_seeds(const Seeds& seeds);
void write_video_seeds(const Seeds& seeds);
void write_number_seeds(const Seeds& seeds);

}  // namespace ringside::fuzz
