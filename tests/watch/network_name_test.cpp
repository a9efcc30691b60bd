// SPDX-License-Identifier: MIT
#include "watch/serving/network_name.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/captured_stderr.h"
#include "support/has.h"
#include "support/temp_folder.h"
#include "watch/table_page.h"
#include "web/fake_table.h"

namespace ringside {
namespace {

using test::has;

// The only programs that are found, while it lives, are those in its folder.
class OnlyPath {
 public:
  explicit OnlyPath(const std::filesystem::path& folder) : before_(std::getenv("PATH")) {
    setenv("PATH", folder.c_str(), 1);
  }
  ~OnlyPath() { setenv("PATH", before_.c_str(), 1); }
  OnlyPath(const OnlyPath&) = delete;
  OnlyPath& operator=(const OnlyPath&) = delete;

 private:
  std::string before_;
};

// What Avahi's program does, as far as it is used: tells its arguments, then lasts until it is ended.
void write_publisher(const test::TempFolder& folder, const std::string& says) {
  folder.write("avahi-publish", "#!/bin/sh\necho \"$@\" > '" + (folder / "asked").string() + "'\n" +
                                    "trap \"echo ended > '" + (folder / "ended").string() +
                                    "'; exit 0\" TERM\n" + says + "\nwhile :; do /bin/sleep 0.05; done\n");
  std::filesystem::permissions(folder / "avahi-publish", std::filesystem::perms::owner_all);
}

std::string told_in_file(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST_CASE("a name is published as long as it is wanted") {
  const test::TempFolder folder;
  write_publisher(folder, "echo \"Established under name 'ringside.local'\" >&2");
  const OnlyPath path(folder.path());
  {
    const NetworkName name("ringside.local", "192.0.2.7");
    CHECK(name.is_known());
    CHECK(told_in_file(folder / "asked") == "--address --no-reverse ringside.local 192.0.2.7\n");
    CHECK_FALSE(std::filesystem::exists(folder / "ended"));
  }
  CHECK(told_in_file(folder / "ended") == "ended\n");
}

TEST_CASE("where another machine has the name, or nothing publishes names, there is none") {
  const test::TempFolder folder, empty;
  write_publisher(folder, "echo 'Failed to add address: Local name collision' >&2; exit 1");
  {
    const OnlyPath path(folder.path());
    CHECK_FALSE(NetworkName("ringside.local", "192.0.2.7").is_known());
  }
  const OnlyPath path(empty.path());
  CHECK_FALSE(NetworkName("ringside.local", "192.0.2.7").is_known());
}

TEST_CASE("a page for the network is told by its name, a page for this machine has none") {
  const test::TempFolder folder;
  write_publisher(folder, "echo \"Established under name 'ringside.local'\" >&2");
  const OnlyPath path(folder.path());
  testing::FakeTable table{testing::view_in_play()};
  const auto told = [&](const std::string& place) {
    const test::CapturedStderr captured;
    const ServedPage page =
        serve_page(table, {.listen = place, .folder = folder.path(), .refused = [](const std::string&) {}});
    return captured.text();
  };
  CHECK_FALSE(has(told("127.0.0.1:0"), "ringside.local"));
  CHECK_FALSE(std::filesystem::exists(folder / "asked"));
  CHECK(has(told("0.0.0.0:0"), "this network also knows it as ringside.local\n"));
}

}  // namespace
}  // namespace ringside
