// SPDX-License-Identifier: MIT
#include "web/certificate.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "support/has.h"
#include "support/temp_folder.h"
#include "web/pem.h"
#include "web/web_error.h"

namespace ringside {
namespace {

using test::has;

constexpr std::time_t kNow = 1795183389;  // 2026-11-20
constexpr std::time_t kDay = 86400;
const std::vector<std::string> kNeeded{"192.168.1.20", "ringside.local"};

bool holds_for_name(const Certificate& certificate, const std::string& name) {
  return X509_check_host(certificates_in(certificate.chain).front().get(), name.c_str(), 0, 0, nullptr) == 1;
}

bool holds_for_address(const Certificate& certificate, const char* address) {
  return X509_check_ip_asc(certificates_in(certificate.chain).front().get(), address, 0) == 1;
}

TEST_CASE("a certificate holds for the names and addresses it was made for, and for no other") {
  const Certificate made =
      new_certificate({"192.168.1.20", "ringside.local", "fd00::7", "not a name,"}, kNow);
  CHECK(holds_for_name(made, "ringside.local"));
  CHECK(holds_for_address(made, "192.168.1.20"));
  CHECK(holds_for_address(made, "fd00::7"));
  CHECK_FALSE(holds_for_name(made, "example.org"));
  CHECK_FALSE(holds_for_address(made, "192.168.1.21"));
}

TEST_CASE("a certificate signs itself, is no authority, and phones take its length") {
  const auto all = certificates_in(new_certificate(kNeeded, kNow).chain);
  REQUIRE(all.size() == 1);
  X509* made = all.front().get();
  CHECK(X509_verify(made, X509_get0_pubkey(made)) == 1);
  CHECK(X509_check_ca(made) == 0);
  int days = 0, seconds = 0;
  REQUIRE(ASN1_TIME_diff(&days, &seconds, X509_get0_notBefore(made), X509_get0_notAfter(made)) == 1);
  CHECK(days == 800);
}

TEST_CASE("a fingerprint is 32 bytes as browsers show them") {
  const std::string shown = fingerprint(new_certificate(kNeeded, kNow));
  CHECK(shown.size() == 32 * 3 - 1);
  CHECK(shown.find_first_not_of("0123456789ABCDEF:") == std::string::npos);
  CHECK(shown != fingerprint(new_certificate(kNeeded, kNow)));
}

TEST_CASE("a kept certificate stays the same and is its owner's alone") {
  const test::TempFolder folder;
  const auto file = folder / "data" / "certificate.pem";
  const Certificate made = kept_certificate(file, kNeeded, {"table-3"}, kNow);
  CHECK(kept_certificate(file, kNeeded, {}, kNow + 700 * kDay).chain == made.chain);
  CHECK(holds_for_name(made, "table-3"));
  struct stat status {};
  REQUIRE(stat(file.c_str(), &status) == 0);
  CHECK((status.st_mode & 0777) == 0600);
}

TEST_CASE("a kept certificate that no longer fits is made anew over the same key") {
  const test::TempFolder folder;
  const auto file = folder / "certificate.pem";
  const Certificate made = kept_certificate(file, kNeeded, {}, kNow);
  const Certificate moved = kept_certificate(file, {"10.0.0.4", "ringside.local"}, {}, kNow);
  CHECK(moved.chain != made.chain);
  CHECK(holds_for_address(moved, "10.0.0.4"));
  CHECK(pem_of(key_in(moved.key).get()) == pem_of(key_in(made.key).get()));
  const Certificate later = kept_certificate(file, {"10.0.0.4"}, {}, kNow + 780 * kDay);
  CHECK(later.chain != moved.chain);
  CHECK(kept_certificate(file, {"10.0.0.4"}, {}, kNow + 781 * kDay).chain == later.chain);
}

TEST_CASE("files that are no certificate with its key say so") {
  const test::TempFolder folder;
  const Certificate made = new_certificate(kNeeded, kNow), other = new_certificate(kNeeded, kNow);
  folder.write("good.pem", made.chain);
  folder.write("good.key", made.key);
  folder.write("other.key", other.key);
  folder.write("text", "neither\n");
  CHECK(read_certificate(folder / "good.pem", folder / "good.key").key == made.key);
  const auto refused = [&](const char* chain, const char* key, const char* why) {
    CHECK_THROWS_WITH_AS(read_certificate(folder / chain, folder / key), doctest::Contains(why), WebError);
  };
  refused("good.pem", "other.key", "is not the key of");
  refused("text", "good.key", "holds no certificate");
  refused("good.pem", "text", "holds no key");
  refused("good.pem", "nowhere", "cannot be read");
  CHECK_THROWS_AS(kept_certificate(folder / "text", kNeeded, {}, kNow), WebError);
}

}  // namespace
}  // namespace ringside
