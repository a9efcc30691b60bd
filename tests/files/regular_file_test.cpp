// SPDX-License-Identifier: MIT
#include "files/regular_file.h"

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <optional>

#include "support/temp_folder.h"

namespace ringside {
namespace {

using Why = FileError::Why;

namespace fs = std::filesystem;

std::optional<Why> refusal(const fs::path& file) {
  try {
    const RegularFile open(file);
    return std::nullopt;
  } catch (const FileError& error) {
    CHECK(std::string(error.what()) != "");
    return error.why();
  }
}

void make_socket(const fs::path& place) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, place.c_str(), sizeof address.sun_path - 1);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  REQUIRE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  ::close(socket);
}

TEST_CASE("what is no file is refused at once, by what it is") {
  const test::TempFolder folder;
  CHECK(refusal(folder / "none") == Why::kMissing);
  CHECK(refusal(folder.path()) == Why::kFolder);
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(refusal(folder / "pipe") ==
        Why::kSpecial);  // nobody writes into it: open() alone would wait for ever
  make_socket(folder / "socket");
  CHECK(refusal(folder / "socket") == Why::kSpecial);
  CHECK(refusal("/dev/zero") == Why::kSpecial);
  CHECK(refusal(folder.write("file", "x") / "below") == Why::kMissing);
  fs::create_symlink(folder / "pipe", folder / "link");
  CHECK(refusal(folder / "link") == Why::kSpecial);
}

TEST_CASE("a file is read to its end, or as far as was asked") {
  const test::TempFolder folder;
  const RegularFile file(folder.write("file", "one two"));
  CHECK(file.size() == 7);
  CHECK(file.read(3) == "one");
  CHECK(file.read(100) == " two");
  CHECK(file.read(100).empty());
}

}  // namespace
}  // namespace ringside
