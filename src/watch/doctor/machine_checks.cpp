// SPDX-License-Identifier: MIT
#include "watch/doctor/machine_checks.h"

#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <system_error>

#include "board/models.h"
#include "report/data/text.h"
#include "web/table_server.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

std::string gigabytes(std::uintmax_t bytes) { return fixed(static_cast<double>(bytes) / 1e9, 1) + " GB"; }

// The nearest folder above that is there: what a new one would be made in.
fs::path nearest_folder(fs::path folder) {
  std::error_code error;
  while (!fs::is_directory(folder, error) && folder != folder.parent_path()) folder = folder.parent_path();
  return folder;
}

// 0, or why nothing can listen there.
int error_of_binding(const std::string& address, int port) {
  addrinfo wanted{};
  wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(address.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0) return EADDRNOTAVAIL;
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> places(found, freeaddrinfo);
  const int socket_of_ours = socket(found->ai_family, found->ai_socktype | SOCK_CLOEXEC, found->ai_protocol);
  if (socket_of_ours < 0) return errno;
  const int yes = 1;
  setsockopt(socket_of_ours, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);  // as servers do it
  const bool bound =
      bind(socket_of_ours, found->ai_addr, found->ai_addrlen) == 0 && listen(socket_of_ours, 1) == 0;
  const int error = bound ? 0 : errno;
  close(socket_of_ours);
  return error;
}

std::string advice_on_port(int error) {
  if (error == EADDRINUSE)
    return "another program listens there, or Ringside's service: stop it, or name another port";
  if (error == EACCES) return "ports below 1024 are for root; name one from 1024 on";
  return "name an address of this machine; 0.0.0.0 is all of them";
}

}  // namespace

Finding check_models() {
  try {
    return fine("models", ModelLibrary::standard().root().string());
  } catch (const ModelError& error) {
    return wrong("models", error.what(), "install the whole package anew");
  }
}

Finding check_folder(const std::string& what, const fs::path& given, std::uintmax_t needed) {
  std::error_code error;
  const fs::path folder = given.empty() ? fs::current_path(error) : fs::absolute(given, error);
  const fs::path there = nearest_folder(folder);
  const auto space = fs::space(there, error);
  const std::string place = folder.string() + ": ";
  if (error) return wrong(what, place + "the disk cannot be asked (" + error.message() + ")", "check it");
  if (access(there.c_str(), W_OK | X_OK) != 0)
    return wrong(what, place + "nothing may be written in " + there.string(),
                 "name another folder, or allow it");
  const std::string room = place + gigabytes(space.available) + " free";
  if (space.available >= needed) return fine(what, room);
  return doubtful(what, room + ", up to " + gigabytes(needed) + " may be written",
                  "make room, or write less");
}

Finding check_port(const std::string& listen) {
  WebOptions place;
  set_place(listen, place);
  const int error = error_of_binding(place.address, place.port);
  if (error == 0) return fine("port", listen + " is free");
  return wrong("port", listen + " cannot be had (" + std::generic_category().message(error) + ")",
               advice_on_port(error));
}

}  // namespace ringside
