// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <thread>

namespace ringside::soaking {

// As long as it lives, this process can write into no file.
class FullDisk {
 public:
  FullDisk();
  ~FullDisk();
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
};

// Another program that writes a ledger, for so long by the computer's clock. Nothing where it cannot be
// written.
class HeldLedger {
 public:
  HeldLedger(const std::filesystem::path& ledger, std::chrono::milliseconds time);

 private:
  std::jthread holder_;
};

}  // namespace ringside::soaking
