// SPDX-License-Identifier: MIT
#include "watch/table_page.h"

#include <doctest/doctest.h>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/run_ringside.h"
#include "support/captured_stderr.h"
#include "support/error_message.h"
#include "support/has.h"
#include "support/temp_folder.h"
#include "web/fake_table.h"
#include "web/http.h"

namespace ringside {
namespace {

using test::has;

PageOptions page_at(const std::string& place, const test::TempFolder& folder) {
  return {.listen = place, .folder = folder.path(), .refused = [](const std::string& line) { say(line); }};
}

TEST_CASE("a page on this machine is told on stderr, wants no token, and tells what it refuses") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  const auto server = serve_page(table, page_at("127.0.0.1:0", folder)).server;
  httplib::Client client("127.0.0.1", server->port());
  CHECK(client.Get("/api/choices")->status == 200);
  CHECK(client.Get("/nowhere")->status == 404);
  const std::string told = captured.text();
  CHECK(has(told, "the table's page: http://127.0.0.1:" + std::to_string(server->port()) + "/\n"));
  CHECK(has(told, "refused 127.0.0.1 GET /nowhere: 404"));
  CHECK_FALSE(std::filesystem::exists(folder / "tokens"));
}

TEST_CASE("a page for the network has tokens and a certificate, the same after a restart") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  const auto url_of = [&] {
    const auto server = serve_page(table, page_at("0.0.0.0:0", folder)).server;
    httplib::SSLClient client("127.0.0.1", server->port());
    client.set_ca_cert_path((folder / "certificate.pem").c_str());
    CHECK(client.Get("/api/state")->status == 401);
    const std::string url = server->url(Rights::kCorrect);
    CHECK(url.starts_with("https://"));
    return url.substr(url.find("token="));
  };
  CHECK(url_of() == url_of());
  const std::string told = captured.text();
  const std::string shown =
      fingerprint(read_certificate(folder / "certificate.pem", folder / "certificate.pem"));
  const auto first = told.find("its certificate (SHA-256): " + shown + "\n");
  REQUIRE(first != std::string::npos);
  CHECK(told.find(shown, first + shown.size()) != std::string::npos);
}

TEST_CASE("plain HTTP for the network is served by wish alone") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  PageOptions page = page_at("0.0.0.0:0", folder);
  page.insecure = true;
  const auto server = serve_page(table, page).server;
  CHECK(server->url(Rights::kRead).starts_with("http://"));
  CHECK(httplib::Client("127.0.0.1", server->port()).Get("/api/state")->status == 401);
  CHECK_FALSE(std::filesystem::exists(folder / "certificate.pem"));
}

TEST_CASE("a certificate that was given is served, on this machine too") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  const Certificate given = new_certificate({"127.0.0.1"}, std::time(nullptr));
  folder.write("club.pem", given.chain);
  folder.write("club.key", given.key);
  PageOptions page = page_at("127.0.0.1:0", folder);
  page.certificate = folder / "club.pem";
  page.key = folder / "club.key";
  const auto server = serve_page(table, page).server;
  httplib::SSLClient client("127.0.0.1", server->port());
  client.set_ca_cert_path((folder / "club.pem").c_str());
  CHECK(client.Get("/api/state")->status == 200);
  CHECK(has(captured.text(), fingerprint(given)));
}

TEST_CASE("a further name is served on this machine too, and then nobody comes in without a token") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const test::CapturedStderr captured;
  PageOptions page = page_at("127.0.0.1:0", folder);
  page.allowed_hosts = {" Scores.Example. ", "fd00::1"};
  const auto server = serve_page(table, page).server;
  const std::string url = server->url(Rights::kCorrect);
  const std::string token = url.substr(url.find("token=") + 6);
  httplib::Client client("127.0.0.1", server->port());
  const auto status = [&](const std::string& host) {
    return client.Get("/api/state", {{"Host", host}, {"Authorization", "Bearer " + token}})->status;
  };
  for (const char* host : {"scores.example", "localhost", "[fd00::1]:443"}) CHECK(status(host) == 200);
  for (const char* host : {"attack.example", "fd00", "[fd00::2]"}) CHECK(status(host) == 421);
  CHECK(client.Get("/api/state", {{"Host", "scores.example"}})->status == 401);
  CHECK(client.Get("/api/state")->status == 401);
}

TEST_CASE("a further name that is none is an error, typed or in settings") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  for (const char* name :
       {"https://a.example", "a.example:443", "a.example/b", "*.example", "a b", "", "."}) {
    PageOptions page = page_at("127.0.0.1:0", folder);
    page.allowed_hosts = {"a.example", name};
    CHECK(has(test::error_message<CommandError>([&] { serve_page(table, page); }),
              "--allow-host: '" + std::string(name) + "' is no host's name; write it without"));
  }
  const std::vector<std::string> words{"watch", "--listen", "127.0.0.1:0", "--db", "m.db"};
  const auto said = [&](std::vector<std::string> more) {
    more.insert(more.begin(), words.begin(), words.end());
    return testing::run_ringside(folder.path(), more).err;
  };
  CHECK(
      has(said({"--allow-host", "a.example", "--allow-host", "b/c", "clip.mp4"}), "'b/c' is no host's name"));
  folder.write(".config/ringside/config.yaml", "watch:\n  allow-host: [a.example, d/e]\n");
  CHECK(has(said({"clip.mp4"}), "'d/e' is no host's name"));
}

TEST_CASE("wishes for HTTPS that contradict each other are errors") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  PageOptions page = page_at("127.0.0.1:0", folder);
  const auto error = [&] { return test::error_message<CommandError>([&] { serve_page(table, page); }); };
  page.key = folder / "club.key";
  CHECK(has(error(), "--key: belongs to a certificate; give that with --certificate"));
  page.certificate = folder / "club.pem";
  CHECK(has(error(), "club.pem cannot be read"));
  page.insecure = true;
  CHECK(has(error(), "--insecure: means plain HTTP"));
}

TEST_CASE("a place where nothing can listen is an error of --listen") {
  const test::TempFolder folder;
  testing::FakeTable table{testing::view_in_play()};
  const auto error = [&](const char* place) {
    return test::error_message<CommandError>([&] { serve_page(table, page_at(place, folder)); });
  };
  CHECK(has(error("here"), "--listen: \"here\" is no place to listen; write ADDRESS:PORT"));
  CHECK(has(error("203.0.113.7:80"), "give another"));
}

}  // namespace
}  // namespace ringside
