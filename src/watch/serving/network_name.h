// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <string>

namespace ringside {

// A name for an address on the local network, by multicast DNS, for as long as it lives. Avahi's own program
// `avahi-publish` does it; where that is not installed, or Avahi does not run, or another machine has the
// name, there is none.
class NetworkName {
 public:
  NetworkName(const std::string& name, const std::string& address);
  ~NetworkName();
  NetworkName(const NetworkName&) = delete;
  NetworkName& operator=(const NetworkName&) = delete;

  bool is_known() const { return known_; }

 private:
  pid_t process_ = -1;
  int output_ = -1;  // what it says
  bool known_ = false;
};

}  // namespace ringside
