// SPDX-License-Identifier: MIT
#include "web/certificate.h"

#include <openssl/ec.h>
#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "files/regular_file.h"
#include "web/own_names.h"
#include "web/pem.h"
#include "web/private_file.h"
#include "web/web_error.h"

namespace ringside {
namespace {

constexpr long kDay = 24 * 60 * 60;
constexpr long kDaysValid = 800, kDaysBefore = 1;  // the other machine's clock may be late
constexpr long kDaysToGo = 30;                     // before its end it is made anew

void must(bool done) {
  if (!done) throw WebError("no certificate can be made; give one with --certificate, or use --insecure");
}

// A machine can be called anything; a certificate takes only what the DNS does.
bool is_dns_name(const std::string& name) {
  constexpr std::string_view kCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
  return !name.empty() && name.find_first_not_of(kCharacters) == std::string::npos;
}

std::string alternative_names(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& one : std::set<std::string>(names.begin(), names.end())) {
    if (!is_address(one) && !is_dns_name(one)) continue;
    if (!all.empty()) all += ',';
    all += (is_address(one) ? "IP:" : "DNS:") + one;
  }
  return all;
}

void extend(X509* certificate, int kind, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  const Freed<X509_EXTENSION> extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
  must(extension != nullptr && X509_add_ext(certificate, extension.get(), -1) == 1);
}

void name(X509* certificate) {
  X509_NAME* subject = X509_get_subject_name(certificate);
  const auto* text = reinterpret_cast<const unsigned char*>("Ringside on this network");
  must(X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, text, -1, -1, 0) == 1);
  must(X509_set_issuer_name(certificate, subject) == 1);
}

void number(X509* certificate) {
  std::uint64_t serial = 0;
  must(RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) == 1);
  must(ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial >> 1 | 1) == 1);
}

void date(X509* certificate, std::time_t now) {
  must(X509_time_adj_ex(X509_getm_notBefore(certificate), -kDaysBefore, 0, &now) != nullptr);
  must(X509_time_adj_ex(X509_getm_notAfter(certificate), kDaysValid - kDaysBefore, 0, &now) != nullptr);
}

// No authority (CA:FALSE): whoever gets hold of the key can stand for this machine, and for no other site.
Freed<X509> self_signed(EVP_PKEY* key, const std::vector<std::string>& names, std::time_t now) {
  Freed<X509> made(X509_new());
  must(made != nullptr && X509_set_version(made.get(), X509_VERSION_3) == 1);
  number(made.get());
  date(made.get(), now);
  name(made.get());
  must(X509_set_pubkey(made.get(), key) == 1);
  extend(made.get(), NID_basic_constraints, "critical,CA:FALSE");
  extend(made.get(), NID_key_usage, "critical,digitalSignature");
  extend(made.get(), NID_ext_key_usage, "serverAuth");
  extend(made.get(), NID_subject_alt_name, alternative_names(names));
  must(X509_sign(made.get(), key, EVP_sha256()) > 0);
  return made;
}

bool holds_for(X509* certificate, const std::string& one) {
  if (is_address(one)) return X509_check_ip_asc(certificate, one.c_str(), 0) == 1;
  return X509_check_host(certificate, one.data(), one.size(), 0, nullptr) == 1;
}

bool still_fits(const Certificate& kept, const std::vector<std::string>& needed, std::time_t now) {
  const auto all = certificates_in(kept.chain);
  X509* certificate = all.front().get();
  std::time_t last = now + kDaysToGo * kDay;
  return X509_cmp_time(X509_get0_notAfter(certificate), &last) > 0 &&
         X509_cmp_time(X509_get0_notBefore(certificate), &now) < 0 &&
         std::all_of(needed.begin(), needed.end(),
                     [&](const std::string& one) { return holds_for(certificate, one); });
}

std::string pem_file(const std::filesystem::path& file) {
  constexpr std::size_t kMostBytes = 100'000;  // of a chain of some certificates
  try {
    return RegularFile(file).read(kMostBytes);
  } catch (const FileError& error) {
    throw WebError(file.string() + " cannot be read (" + error.what() + "); give another, or mend that");
  }
}

}  // namespace

Certificate new_certificate(const std::vector<std::string>& names, std::time_t now,
                            const std::string& key_text) {
  Freed<EVP_PKEY> key = key_in(key_text);
  if (key == nullptr) key.reset(EVP_EC_gen("P-256"));
  must(key != nullptr);
  const Freed<X509> made = self_signed(key.get(), names, now);
  const Certificate certificate{pem_of(made.get()), pem_of(key.get())};
  must(!certificate.chain.empty() && !certificate.key.empty());
  return certificate;
}

std::string fingerprint(const Certificate& certificate) {
  const auto all = certificates_in(certificate.chain);
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (all.empty() || X509_digest(all.front().get(), EVP_sha256(), digest.data(), &size) != 1) return "";
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text;
  for (unsigned int i = 0; i < size; ++i) {
    if (i > 0) text += ':';
    text += kDigits[digest[i] >> 4];
    text += kDigits[digest[i] & 15];
  }
  return text;
}

Certificate read_certificate(const std::filesystem::path& chain, const std::filesystem::path& key) {
  const Certificate read{pem_file(chain), pem_file(key)};
  const auto all = certificates_in(read.chain);
  const Freed<EVP_PKEY> own_key = key_in(read.key);
  if (all.empty())
    throw WebError(chain.string() + " holds no certificate; give one as PEM, with those that sign it");
  if (own_key == nullptr)
    throw WebError(key.string() +
                   " holds no key without a password; give the certificate's as PEM, by --key");
  if (X509_check_private_key(all.front().get(), own_key.get()) != 1)
    throw WebError(key.string() + " is not the key of " + chain.string() +
                   "; give those that belong together");
  return read;
}

Certificate kept_certificate(const std::filesystem::path& file, const std::vector<std::string>& needed,
                             const std::vector<std::string>& further, std::time_t now) {
  const bool is_there = has_private(file);
  Certificate kept;
  if (is_there) kept = read_certificate(file, file);
  if (is_there && still_fits(kept, needed, now)) return kept;
  std::vector<std::string> names = needed;
  names.insert(names.end(), further.begin(), further.end());
  const Certificate made = new_certificate(names, now, kept.key);
  const auto if_there = is_there ? TemporaryFile::IfThere::kReplace : TemporaryFile::IfThere::kLeave;
  keep_private(made.key + made.chain, file, if_there);
  return read_certificate(file, file);  // another program may have made one meanwhile
}

}  // namespace ringside
