// SPDX-License-Identifier: MIT
#include "web/pocket_site.h"

#include "files/regular_file.h"
#include "web/page_files.h"
#include "web/requests.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr const char* kIndex = "index.html";
constexpr std::uintmax_t kMostPartBytes = std::uintmax_t{64}
                                          << 20;  // of a file: five times that of the whole app

// The judge is WebAssembly and works in a worker; pictures that it draws are blobs. Nothing is loaded from or
// sent to anywhere else.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::map<std::string, fs::path> files_in(const fs::path& folder) {
  std::map<std::string, fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(folder, error))
    if (entry.is_regular_file(error))
      files[entry.path().lexically_relative(folder).generic_string()] = entry.path();
  return files;
}

bool takes_gzip(const httplib::Request& request) {
  return request.get_header_value("Accept-Encoding").find("gzip") != std::string::npos;
}

}  // namespace

PocketSite::PocketSite(const fs::path& folder) {
  if (!folder.empty()) files_ = files_in(folder);
}

const Tagged& PocketSite::loaded(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  const auto known = loaded_.find(name);
  if (known != loaded_.end()) return known->second;
  return loaded_.emplace(name, tagged(RegularFile(files_.at(name)).read(kMostPartBytes))).first->second;
}

void PocketSite::answer(const std::string& name, const Request& request, Response& response) const {
  if (!files_.contains(name))
    return refuse({404, files_.empty() ? "the pocket app is not installed here; see docs/pocket.md"
                                       : "there is no such part of the pocket app; open /pocket/"},
                  response);
  const bool zipped = takes_gzip(request) && files_.contains(name + ".gz");
  response.headers.erase("Content-Security-Policy");  // that of the table's page
  response.set_header("Content-Security-Policy", kPolicy);
  response.set_header("Vary", "Accept-Encoding");
  if (zipped) response.set_header("Content-Encoding", "gzip");
  give_tagged(loaded(zipped ? name + ".gz" : name), content_type(name), request, response);
}

void PocketSite::attach(httplib::Server& server) const {
  server.Get("/pocket", [](const Request&, Response& response) { response.set_redirect("/pocket/", 303); });
  server.Get("/pocket/(.*)", [this](const Request& request, Response& response) {
    const std::string name = request.matches[1];
    answer(name.empty() ? kIndex : name, request, response);
  });
}

bool is_for_pocket(const httplib::Request& request) {
  return request.method != "POST" && (request.path == "/pocket" || request.path.starts_with("/pocket/"));
}

std::optional<fs::path> find_pocket_site(fs::path folder) {
  for (;; folder = folder.parent_path()) {
    for (const char* place : {"build/pocket/site", "share/ringside/pocket"}) {
      std::error_code error;
      if (fs::is_regular_file(folder / place / kIndex, error)) return folder / place;
    }
    if (folder == folder.parent_path()) return std::nullopt;
  }
}

}  // namespace ringside
