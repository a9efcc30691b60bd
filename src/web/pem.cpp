// SPDX-License-Identifier: MIT
#include "web/pem.h"

#include <openssl/err.h>
#include <openssl/pem.h>

namespace ringside {
namespace {

Freed<BIO> over(const std::string& text) {
  return Freed<BIO>(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
}

std::string text_in(BIO* bio) {
  char* data = nullptr;
  const long size = BIO_get_mem_data(bio, &data);
  return {data, static_cast<std::size_t>(size)};
}

int no_password(char*, int, int, void*) { return 0; }

}  // namespace

std::vector<Freed<X509>> certificates_in(const std::string& pem) {
  const Freed<BIO> text = over(pem);
  std::vector<Freed<X509>> all;
  while (X509* one = PEM_read_bio_X509(text.get(), nullptr, no_password, nullptr)) all.emplace_back(one);
  ERR_clear_error();  // of the text's end
  return all;
}

Freed<EVP_PKEY> key_in(const std::string& pem) {
  Freed<EVP_PKEY> key(PEM_read_bio_PrivateKey(over(pem).get(), nullptr, no_password, nullptr));
  ERR_clear_error();
  return key;
}

std::string pem_of(X509* certificate) {
  const Freed<BIO> text(BIO_new(BIO_s_mem()));
  return PEM_write_bio_X509(text.get(), certificate) == 1 ? text_in(text.get()) : "";
}

std::string pem_of(EVP_PKEY* key) {
  const Freed<BIO> text(BIO_new(BIO_s_mem()));
  const bool done = PEM_write_bio_PrivateKey(text.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1;
  return done ? text_in(text.get()) : "";
}

}  // namespace ringside
