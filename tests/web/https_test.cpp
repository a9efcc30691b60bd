// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "support/has.h"
#include "support/temp_folder.h"
#include "web/raw_connection.h"
#include "web/served_table.h"

namespace ringside::testing {
namespace {

using test::has;

const Tokens kTokens{std::string(32, 'a'), std::string(32, 'b')};

// A table over HTTPS, and clients that trust its certificate or do not.
class SecureTable {
 public:
  explicit SecureTable(const std::string& name = "127.0.0.1", WebOptions options = {})
      : certificate_(new_certificate({name}, std::time(nullptr))) {
    options.certificate = certificate_;
    folder_.write("trusted.pem", certificate_.chain);
    served_.emplace(std::move(options));
  }

  httplib::Client trusting() const {
    httplib::Client client("https://127.0.0.1:" + std::to_string(port()));
    client.set_ca_cert_path((folder_ / "trusted.pem").c_str());
    client.set_read_timeout(10);
    return client;
  }
  int port() const { return served_->server().port(); }
  const ServedTable& served() const { return *served_; }

 private:
  test::TempFolder folder_;
  Certificate certificate_;
  std::optional<ServedTable> served_;
};

TEST_CASE("whoever trusts the certificate reaches page, pictures, API and commands") {
  const SecureTable table;
  CHECK(has(table.trusting().Get("/")->body, "<!doctype html>"));
  CHECK(table.trusting().Get("/api/frame.jpg")->body == "a frame");
  CHECK(table.trusting().Get("/api/state")->status == 200);
  const auto command = R"({"command":"undo"})";
  const std::string own = "https://127.0.0.1:" + std::to_string(table.port());
  CHECK(table.trusting().Post("/api/commands", {{"Origin", own}}, command, "application/json")->status !=
        403);
}

TEST_CASE("whoever does not trust the certificate gets nothing") {
  const SecureTable table, another;
  httplib::SSLClient stranger("127.0.0.1", table.port());
  const auto refused = stranger.Get("/api/state");
  CHECK(refused.error() == httplib::Error::SSLServerVerification);
  const SecureTable misnamed("192.0.2.1");
  CHECK_FALSE(misnamed.trusting().Get("/api/state"));
}

TEST_CASE("over HTTPS the page over plain HTTP is another's") {
  const SecureTable table;
  const std::string plain = "http://127.0.0.1:" + std::to_string(table.port());
  CHECK(table.trusting().Get("/api/state", {{"Origin", plain}})->status == 403);
}

TEST_CASE("over HTTPS a browser keeps the token for HTTPS alone") {
  const SecureTable table("127.0.0.1", {.tokens = kTokens});
  const auto shown = table.trusting().Get("/?token=" + kTokens.read);
  CHECK(shown->status == 303);
  CHECK(has(shown->get_header_value("Set-Cookie"), "; Secure"));
  const ServedTable plain{{.tokens = kTokens}};
  CHECK_FALSE(has(plain.client().Get("/?token=" + kTokens.read)->get_header_value("Set-Cookie"), "Secure"));
}

TEST_CASE("who speaks plain HTTP to HTTPS is told so") {
  const SecureTable table;
  const RawConnection plain(table.port());
  REQUIRE(plain.say("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"));
  const std::string answer = plain.hear();
  CHECK(has(answer, "HTTP/1.1 400 "));
  CHECK(has(answer, "open the address that begins with https://"));
}

TEST_CASE("old TLS is refused") {
  const SecureTable table;
  auto client = table.trusting();
  SSL_CTX_set_min_proto_version(client.ssl_context(), TLS1_VERSION);
  SSL_CTX_set_max_proto_version(client.ssl_context(), TLS1_1_VERSION);
  CHECK_FALSE(client.Get("/api/state"));
}

TEST_CASE("followers hear of changes over HTTPS") {
  SecureTable table;
  std::string heard;
  table.trusting().Get("/api/events", [&](const char* data, std::size_t size) {
    heard.append(data, size);
    return !has(heard, "event: view");
  });
  CHECK(has(heard, "event: view"));
}

TEST_CASE("a handshake that stops halfway holds nobody, and its time is bounded") {
  WebOptions options{.most_connections = 2};
  options.limits.request_time = std::chrono::milliseconds(300);
  const SecureTable table("127.0.0.1", std::move(options));
  const RawConnection silent(table.port()), half(table.port());
  REQUIRE(half.say(std::string("\x16\x03\x01\x02\x00", 5)));
  const auto begun = std::chrono::steady_clock::now();
  CHECK(silent.hear().empty());  // until the server ends it
  half.hear();
  CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(10));
  CHECK(table.trusting().Get("/api/state")->status == 200);
}

TEST_CASE("bytes that are no TLS do no harm") {
  const SecureTable table;
  for (const std::string& noise : {std::string(5000, '\xff'), std::string(3000, '\x16'), std::string("\n")})
    RawConnection(table.port()).say(noise);
  CHECK(table.trusting().Get("/api/state")->status == 200);
}

}  // namespace
}  // namespace ringside::testing
