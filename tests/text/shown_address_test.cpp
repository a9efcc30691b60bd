// SPDX-License-Identifier: MIT
#include "text/shown_address.h"

#include <doctest/doctest.h>

#include "support/has.h"

namespace ringside {
namespace {

using test::has;

TEST_CASE("an address is shown by its host, with nothing that could be a password") {
  for (const char* address :
       {"rtsp://admin:geheim@10.0.0.7:554/live", "rtsp://10.0.0.7:554/live?user=admin&password=geheim",
        "rtsp://10.0.0.7:554/user=admin_password=geheim_channel=1.sdp", "rtsp://10.0.0.7:554/geheim/live",
        "rtsp://geheim@10.0.0.7:554/?x", "rtsp://a:geh@eim@10.0.0.7:554/live#geheim",
        "rtsp://:geheim@10.0.0.7:554/live", "rtsp://a:my geheim@10.0.0.7:554/live"}) {
    CAPTURE(address);
    CHECK(shown_address(address) == "rtsp://10.0.0.7:554/...");
  }
  CHECK(shown_address("http://[fd00::1]:80/v?pwd=geheim") == "http://[fd00::1]:80/...");
  CHECK(shown_address("http://camera.lan") == "http://camera.lan");
  CHECK(shown_address("http://camera.lan/") == "http://camera.lan/");
  CHECK(shown_address("http://camera.lan?token=geheim") == "http://camera.lan/...");
}

TEST_CASE("where a password makes it unclear what the host is, that is not shown either") {
  for (const char* address : {"rtsp://admin:ge/heim@10.0.0.7/live", "rtsp://admin:ge#heim@10.0.0.7",
                              "rtsp://admin:geh?eim@10.0.0.7", "rtsp://10.0.0.7/live?pwd=geh@heim",
                              "rtsp://a:b@10.0.0.7/live?pwd=geh@heim", "rtsp://admin:ge\\heim@10.0.0.7"}) {
    CAPTURE(address);
    CHECK(shown_address(address) == "rtsp://...");
  }
}

TEST_CASE("what is no address is shown as it is, unless it seems to be one that lacks its beginning") {
  for (const char* source :
       {"0", "/dev/video0", "round 1.mp4", "C:clip.mp4", "a@b.mp4", "what?.mp4", "a=b.mp4"})
    CHECK(shown_address(source) == source);
  CHECK(shown_address("admin:geheim@10.0.0.7/live") == "...");
  CHECK(shown_address("rtsp:/admin:geheim@10.0.0.7/live") == "...");
  CHECK(shown_address("10.0.0.7/live?pwd=geheim") == "...");
}

TEST_CASE("addresses in a text are shown so too, and the text around them stays") {
  CHECK(with_shown_addresses("no: 'rtsp://a:geheim@10.0.0.7/x?y', http://b/?token=geheim; try https://") ==
        "no: 'rtsp://10.0.0.7/...', http://b/...; try https://");
  CHECK(with_shown_addresses("nothing here") == "nothing here");
  CHECK(with_shown_addresses("").empty());
  CHECK_FALSE(has(with_shown_addresses("a://b,rtsp://a:geheim@c/d"), "geheim"));
  // Once more changes nothing.
  for (const char* text :
       {"rtsp://10.0.0.7:554/...: no video comes", "rtsp://...: no video", "(http://a/...)"})
    CHECK(with_shown_addresses(text) == text);
}

}  // namespace
}  // namespace ringside
