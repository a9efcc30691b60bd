// SPDX-License-Identifier: MIT
#include "web/pocket_site.h"

#include <doctest/doctest.h>

#include "support/has.h"
#include "support/temp_folder.h"
#include "web/served_table.h"

namespace ringside {
namespace {

using test::has;
using test::TempFolder;
using testing::ServedTable;

WebOptions with_site(const TempFolder& folder) {
  folder.write("site/index.html", "<!doctype html>");
  folder.write("site/app.js", "start();");
  folder.write("site/app.js.gz", "packed");
  folder.write("site/engine.wasm", std::string("\0asm", 4));
  folder.write("site/samples/sun.jpg", "a picture");
  folder.write("secret", "a secret");
  WebOptions options;
  options.pocket = folder / "site";
  return options;
}

httplib::Client client_of(const ServedTable& served) {
  httplib::Client client = served.client();
  client.set_decompress(false);
  return client;
}

TEST_CASE("the pocket app is served below /pocket/, each part as what it is") {
  const TempFolder folder;
  const ServedTable served(with_site(folder));
  httplib::Client client = client_of(served);
  const auto page = client.Get("/pocket/");
  REQUIRE(page);
  CHECK(page->body == "<!doctype html>");
  CHECK(page->get_header_value("Content-Type") == "text/html; charset=utf-8");
  CHECK(client.Get("/pocket")->get_header_value("Location") == "/pocket/");
  const auto wasm = client.Get("/pocket/engine.wasm");
  CHECK(wasm->body == std::string("\0asm", 4));
  CHECK(wasm->get_header_value("Content-Type") == "application/wasm");
  CHECK(client.Get("/pocket/samples/sun.jpg")->get_header_value("Content-Type") == "image/jpeg");
}

TEST_CASE("the pocket app has a policy of its own: the judge runs, nothing else comes in") {
  const TempFolder folder;
  const ServedTable served(with_site(folder));
  const auto page = served.client().Get("/pocket/");
  REQUIRE(page->get_header_value_count("Content-Security-Policy") == 1);
  const std::string policy = page->get_header_value("Content-Security-Policy");
  CHECK(has(policy, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
  CHECK_FALSE(has(policy, "'unsafe-eval'"));
  CHECK_FALSE(has(policy, "http"));
  CHECK_FALSE(has(served.client().Get("/")->get_header_value("Content-Security-Policy"), "wasm"));
}

TEST_CASE("a part of the pocket app comes packed to those who say that they unpack it") {
  const TempFolder folder;
  const ServedTable served(with_site(folder));
  httplib::Client client = client_of(served);
  const auto packed = client.Get("/pocket/app.js", {{"Accept-Encoding", "gzip, br"}});
  CHECK(packed->body == "packed");
  CHECK(packed->get_header_value("Content-Encoding") == "gzip");
  CHECK(packed->get_header_value("Content-Type") == "text/javascript; charset=utf-8");
  const auto plain = client.Get("/pocket/app.js", {{"Accept-Encoding", "br"}});
  CHECK(plain->body == "start();");
  CHECK_FALSE(plain->has_header("Content-Encoding"));
  CHECK(packed->get_header_value("ETag") != plain->get_header_value("ETag"));
  CHECK(packed->get_header_value("Vary") == "Accept-Encoding");
}

TEST_CASE("no request for the pocket app leads out of its folder") {
  const TempFolder folder;
  const ServedTable served(with_site(folder));
  for (const char* path : {"/pocket/../secret", "/pocket/%2e%2e/secret", "/pocket/samples/../../secret",
                           "/pocket//etc/passwd", "/pocket/samples", "/pocket/none.js"}) {
    CAPTURE(path);
    const auto answer = served.client().Get(path);
    REQUIRE(answer);
    CHECK(answer->status == 404);
    CHECK_FALSE(has(answer->body, "a secret"));
  }
  CHECK(served.client().Post("/pocket/", "", "text/plain")->status == 405);
}

TEST_CASE("the pocket app wants no token, the table does") {
  const TempFolder folder;
  WebOptions options = with_site(folder);
  options.tokens = {.read = "look", .correct = "rule"};
  const ServedTable served(options);
  CHECK(served.client().Get("/pocket/")->status == 200);
  CHECK(served.client().Get("/pocket/app.js")->status == 200);
  CHECK(served.client().Get("/api/state")->status == 401);
  CHECK(served.client().Get("/pocket/", {{"Host", "evil.example"}})->status == 421);
}

TEST_CASE("where the pocket app is not installed, people are told") {
  const ServedTable served;
  const auto answer = served.client().Get("/pocket/");
  CHECK(answer->status == 404);
  CHECK(has(answer->body, "docs/pocket.md"));
}

TEST_CASE("the pocket app is found beside the program, built or installed") {
  const TempFolder folder;
  CHECK(find_pocket_site(folder / "build/release/src/app") == std::nullopt);
  folder.write("share/ringside/pocket/index.html", "");
  CHECK(find_pocket_site(folder / "bin") == folder / "share/ringside/pocket");
  folder.write("build/pocket/site/index.html", "");
  CHECK(find_pocket_site(folder / "build/release/src/app") == folder / "build/pocket/site");
}

}  // namespace
}  // namespace ringside
