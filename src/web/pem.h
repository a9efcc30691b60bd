// SPDX-License-Identifier: MIT
#pragma once

#include <openssl/evp.h>
#include <openssl/x509v3.h>

#include <memory>
#include <string>
#include <vector>

namespace ringside {

struct FreeOpenSsl {
  void operator()(BIO* bio) const { BIO_free(bio); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(X509* certificate) const { X509_free(certificate); }
  void operator()(X509_EXTENSION* extension) const { X509_EXTENSION_free(extension); }
};
template <typename T>
using Freed = std::unique_ptr<T, FreeOpenSsl>;

// Of a PEM text, in its order; what else is in it is passed over.
std::vector<Freed<X509>> certificates_in(const std::string& pem);

// Null where there is none, or one that wants a password: nobody sits there to type it.
Freed<EVP_PKEY> key_in(const std::string& pem);

std::string pem_of(X509* certificate);
std::string pem_of(EVP_PKEY* key);

}  // namespace ringside
