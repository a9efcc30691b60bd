// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include <doctest/doctest.h>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "support/captured_stderr.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"
#include "web/fake_table.h"
#include "web/http.h"

namespace ringside {
namespace {

using test::has;

const auto kTellRefused = [](const std::string& line) { say(line); };

TEST_CASE("a page on this machine is told on stderr, wants no token, and tells what it refuses") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  const auto server = serve_page(table, "127.0.0.1:0", folder.path(), kTellRefused);
  httplib::Client client("127.0.0.1", server->port());
  CHECK(client.Get("/api/choices")->status == 200);
  CHECK(client.Get("/nowhere")->status == 404);
  const std::string told = captured.text();
  CHECK(has(told, "the table's page: http://127.0.0.1:" + std::to_string(server->port()) + "/\n"));
  CHECK(has(told, "refused 127.0.0.1 GET /nowhere: 404"));
  CHECK_FALSE(std::filesystem::exists(folder / "tokens"));
}

TEST_CASE("a page for the network has tokens, the same after a restart") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  const auto token_of = [&] {
    const auto server = serve_page(table, "0.0.0.0:0", folder.path(), kTellRefused);
    httplib::Client client("127.0.0.1", server->port());
    CHECK(client.Get("/api/state")->status == 401);
    const std::string url = server->url(Rights::kCorrect);
    return url.substr(url.find("token="));
  };
  CHECK(token_of() == token_of());
}

TEST_CASE("a place where nothing can listen is an error of --listen") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const auto error = [&](const char* place) {
    return test::error_message<CommandError>([&] { serve_page(table, place, folder.path(), kTellRefused); });
  };
  CHECK(has(error("here"), "--listen: \"here\" is no place to listen; write ADDRESS:PORT"));
  CHECK(has(error("203.0.113.7:80"), "give another"));
}

}  // namespace
}  // namespace ringside
