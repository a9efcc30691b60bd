// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace ringside {

struct ChildLimits {
  std::size_t bytes;  // of memory, beyond what this process has already
  int seconds;        // of processor time
};

// Runs `work` in a child process that cannot take more than the limits, and waits for its end. Nothing that
// work prints is seen, and nothing that it changes but SharedBytes. It may start threads, and must not rely
// on those of this process: OpenCV's are not there. Throws PhotoError: that of work, or one that says that
// the limits were not enough or that the child died. Built with sanitizers, memory is not limited.
void run_in_child(const ChildLimits& limits, const std::function<void()>& work);

// Memory that a child shares with its parent, all zeros at first.
class SharedBytes {
 public:
  explicit SharedBytes(std::size_t size);  // at least one; throws std::bad_alloc
  ~SharedBytes();
  SharedBytes(const SharedBytes&) = delete;
  SharedBytes& operator=(const SharedBytes&) = delete;

  void* data() const { return data_; }

 private:
  void* data_;
  std::size_t size_;
};

}  // namespace ringside
