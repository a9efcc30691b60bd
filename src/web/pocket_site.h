// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "web/tagged.h"

namespace ringside {

// The pocket app (docs/pocket.md) as tools/pocket_site put it together: a folder that is served under
// /pocket/ to everybody, as nothing in it is of the table. What lies there is listed once, so that no request
// leads elsewhere.
class PocketSite {
 public:
  explicit PocketSite(const std::filesystem::path& folder);  // empty, or none there: nothing is served

  void attach(httplib::Server& server) const;

 private:
  using Request = httplib::Request;
  using Response = httplib::Response;

  const Tagged& loaded(const std::string& name) const;  // read when it is wanted first
  void answer(const std::string& name, const Request& request, Response& response) const;

  std::map<std::string, std::filesystem::path> files_;  // "samples/sun.jpg" -> where it is
  mutable std::mutex mutex_;
  mutable std::map<std::string, Tagged> loaded_;
};

// A request for it.
bool is_for_pocket(const httplib::Request& request);

// That of a program in `folder`: build/pocket/site (source tree) or share/ringside/pocket (installed), beside
// it or above.
std::optional<std::filesystem::path> find_pocket_site(std::filesystem::path folder);

}  // namespace ringside
