// SPDX-License-Identifier: MIT
#pragma once

#include <openssl/ssl.h>

#include <memory>
#include <string>

#include "web/certificate.h"
#include "web/socket_stream.h"

namespace ringside {

// What all TLS connections of a server share. TLS 1.2 and later.
class TlsContext {
 public:
  explicit TlsContext(const Certificate& certificate);  // throws WebError
  SSL_CTX* get() const { return context_.get(); }

 private:
  struct Free {
    void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
  };
  std::unique_ptr<SSL_CTX, Free> context_;
};

// TLS over a bounded connection: all that it reads and writes goes through that one, so its bounds of bytes
// and time hold for the handshake too. The connection stays its owner's.
class TlsStream final : public httplib::Stream {
 public:
  TlsStream(const TlsContext& context, SocketStream& below);
  ~TlsStream() override;
  TlsStream(const TlsStream&) = delete;
  TlsStream& operator=(const TlsStream&) = delete;

  enum class Handshake { kDone, kFailed, kSpokePlainHttp };
  Handshake accept();

  bool is_readable() const override;
  bool is_writable() const override { return below_.is_writable(); }
  ssize_t read(char* data, size_t size) override;
  ssize_t write(const char* data, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return below_.socket(); }

 private:
  struct Free {
    void operator()(SSL* ssl) const { SSL_free(ssl); }
  };
  SocketStream& below_;
  std::unique_ptr<SSL, Free> ssl_;
};

}  // namespace ringside
