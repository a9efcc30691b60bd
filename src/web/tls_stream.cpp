// SPDX-License-Identifier: MIT
#include "web/tls_stream.h"

#include <openssl/bio.h>
#include <openssl/err.h>

#include <algorithm>
#include <climits>

#include "web/pem.h"
#include "web/web_error.h"

namespace ringside {
namespace {

int bounded(size_t size) { return static_cast<int>(std::min<size_t>(size, INT_MAX)); }

SocketStream& stream_of(BIO* bio) { return *static_cast<SocketStream*>(BIO_get_data(bio)); }

int read_below(BIO* bio, char* data, int size) {
  return static_cast<int>(stream_of(bio).read(data, static_cast<size_t>(size)));
}

int write_below(BIO* bio, const char* data, int size) {
  return static_cast<int>(stream_of(bio).write(data, static_cast<size_t>(size)));
}

// Nothing is held back, so there is nothing to flush.
long control(BIO*, int command, long, void*) { return command == BIO_CTRL_FLUSH ? 1 : 0; }

// As OpenSSL wants a connection described; made once.
const BIO_METHOD* method() {
  static BIO_METHOD* const made = [] {
    BIO_METHOD* fresh = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "bounded connection");
    BIO_meth_set_read(fresh, read_below);
    BIO_meth_set_write(fresh, write_below);
    BIO_meth_set_ctrl(fresh, control);
    return fresh;
  }();
  return made;
}

bool use(SSL_CTX* context, const Certificate& certificate) {
  std::vector<Freed<X509>> chain = certificates_in(certificate.chain);
  const Freed<EVP_PKEY> key = key_in(certificate.key);
  if (chain.empty() || key == nullptr || SSL_CTX_use_certificate(context, chain.front().get()) != 1)
    return false;
  for (std::size_t i = 1; i < chain.size(); ++i)
    if (SSL_CTX_add1_chain_cert(context, chain[i].get()) != 1) return false;
  return SSL_CTX_use_PrivateKey(context, key.get()) == 1;
}

}  // namespace

TlsContext::TlsContext(const Certificate& certificate) : context_(SSL_CTX_new(TLS_server_method())) {
  SSL_CTX_set_min_proto_version(get(), TLS1_2_VERSION);
  SSL_CTX_set_options(get(), SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  if (!use(get(), certificate))
    throw WebError("the certificate cannot be used; give another with --certificate and --key");
}

TlsStream::TlsStream(const TlsContext& context, SocketStream& below)
    : below_(below), ssl_(SSL_new(context.get())) {
  BIO* bio = BIO_new(method());
  BIO_set_data(bio, &below);
  BIO_set_init(bio, 1);
  SSL_set_bio(ssl_.get(), bio, bio);
}

// Says that the answer was whole, to whom still listens.
TlsStream::~TlsStream() {
  ERR_clear_error();
  if (SSL_is_init_finished(ssl_.get()) == 1) SSL_shutdown(ssl_.get());
  ERR_clear_error();
}

TlsStream::Handshake TlsStream::accept() {
  ERR_clear_error();
  if (SSL_accept(ssl_.get()) == 1) return Handshake::kDone;
  const int reason = ERR_GET_REASON(ERR_peek_error());
  ERR_clear_error();
  return reason == SSL_R_HTTP_REQUEST ? Handshake::kSpokePlainHttp : Handshake::kFailed;
}

bool TlsStream::is_readable() const { return SSL_pending(ssl_.get()) > 0 || below_.is_readable(); }

ssize_t TlsStream::read(char* data, size_t size) {
  ERR_clear_error();
  const int count = SSL_read(ssl_.get(), data, bounded(size));
  if (count > 0) return count;
  return SSL_get_error(ssl_.get(), count) == SSL_ERROR_ZERO_RETURN ? 0 : -1;
}

ssize_t TlsStream::write(const char* data, size_t size) {
  ERR_clear_error();
  const int count = SSL_write(ssl_.get(), data, bounded(size));
  return count > 0 ? count : -1;
}

void TlsStream::get_remote_ip_and_port(std::string& ip, int& port) const {
  below_.get_remote_ip_and_port(ip, port);
}

void TlsStream::get_local_ip_and_port(std::string& ip, int& port) const {
  below_.get_local_ip_and_port(ip, port);
}

}  // namespace ringside
