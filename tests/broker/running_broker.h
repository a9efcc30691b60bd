// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

#include "broker/broker_address.h"
#include "support/temp_folder.h"

namespace ringside::testing {

// Whether this machine has Mosquitto. Says aloud that a test is skipped where it has not.
bool has_mosquitto();

// Eclipse Mosquitto on a free port of this machine, as long as the object lives or until it is killed.
class RunningBroker {
 public:
  using Prepare = std::function<void(const std::filesystem::path& folder)>;

  // further: lines of its configuration, in which FOLDER is one of its own; by default anybody may come.
  // prepare: writes into that folder what they name. It takes connections when this returns.
  explicit RunningBroker(
      const std::string& further = "allow_anonymous true\n", const Prepare& prepare = [](const auto&) {});
  ~RunningBroker() { kill(); }
  RunningBroker(const RunningBroker&) = delete;
  RunningBroker& operator=(const RunningBroker&) = delete;

  BrokerAddress address(const std::string& user = "", const std::string& password = "") const;
  const std::filesystem::path& folder() const { return folder_.path(); }
  // As a power cut does it; what it kept is lost.
  void kill();
  void start();  // again, on the same port

 private:
  test::TempFolder folder_;
  int port_ = 0;
  pid_t process_ = -1;
};

}  // namespace ringside::testing
