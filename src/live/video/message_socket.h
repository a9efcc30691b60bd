// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

namespace ringside {

// One end of a pair of sockets between two processes (SOCK_SEQPACKET): what is sent at once arrives at once.
class MessageSocket {
 public:
  explicit MessageSocket(int descriptor) : descriptor_(descriptor) {}  // which it closes
  MessageSocket(MessageSocket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  MessageSocket(const MessageSocket&) = delete;
  MessageSocket& operator=(const MessageSocket&) = delete;
  ~MessageSocket();

  int descriptor() const { return descriptor_; }

  // False where the other end is gone or has not taken what was sent before. Never waits.
  template <typename Message>
  bool send(const Message& message) {
    static_assert(std::is_trivially_copyable_v<Message>);
    return send_bytes(&message, sizeof(message));
  }
  bool send_text(const std::string& text) { return send_bytes(text.data(), text.size()); }

  // Waits for it. False where the other end is gone, says nothing for so long, or something of another size.
  template <typename Message>
  bool receive(Message& message, std::chrono::milliseconds patience) {
    static_assert(std::is_trivially_copyable_v<Message>);
    return wait_for_message(patience) && receive_bytes(&message, sizeof(message)) == sizeof(message);
  }
  // The same without an end of patience.
  template <typename Message>
  bool receive(Message& message) {
    static_assert(std::is_trivially_copyable_v<Message>);
    return receive_bytes(&message, sizeof(message)) == sizeof(message);
  }
  // At most so many bytes; empty where the other end is gone.
  std::string receive_text(std::size_t most);

 private:
  bool send_bytes(const void* bytes, std::size_t size) const;
  bool wait_for_message(std::chrono::milliseconds patience) const;
  // How many it had, also more than there is room for.
  std::size_t receive_bytes(void* bytes, std::size_t size) const;

  int descriptor_;
};

// Both ends. Throws std::system_error.
std::pair<MessageSocket, MessageSocket> connected_sockets();

}  // namespace ringside
