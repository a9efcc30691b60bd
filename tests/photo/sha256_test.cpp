// SPDX-License-Identifier: MIT
#include "photo/sha256.h"

#include <doctest/doctest.h>

#include "photo/photo_error.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

// The examples of NIST for FIPS 180-4.
TEST_CASE("SHA-256 of the standard's examples") {
  CHECK(sha256_of_text("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256_of_text("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256_of_text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256_of_text(std::string(1'000'000, 'a')) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 of a file is that of its bytes") {
  const TempFolder folder;
  CHECK(sha256_of_file(folder.write("file", "abc")) == sha256_of_text("abc"));
  CHECK(error_message<PhotoError>([&] { sha256_of_file(folder.path() / "none"); }) ==
        "no such file; check the name");
}
