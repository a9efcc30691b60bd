// SPDX-License-Identifier: MIT
#include "broker/broker_connection.h"

#include <mqtt/async_client.h>

#include <algorithm>
#include <chrono>
#include <map>

namespace ringside {
namespace {

using std::chrono::seconds;

constexpr seconds kConnectPatience{5};  // a hall's network answers within milliseconds
constexpr seconds kFarewellPatience{2};
constexpr seconds kFirstPause{1}, kLongestPause{8};
constexpr int kAtLeastOnce = 1;

std::string why(const mqtt::exception& error) {
  // The client hands on the broker's reason as its own.
  const int code = error.get_return_code();
  if (code == mqtt::ReasonCode::BAD_USER_NAME_OR_PASSWORD || code == mqtt::ReasonCode::NOT_AUTHORIZED)
    return "the broker refuses user and password; give those that it knows";
  const std::string said = error.get_error_str();
  return "the broker cannot be reached (" + (said.empty() ? std::string("no answer") : said) +
         "); see that it runs and is reached by that address";
}

mqtt::properties properties_of(const MqttMessage& message) {
  mqtt::properties properties;
  const auto add = [&](mqtt::property::code code, const std::string& text) {
    if (!text.empty()) properties.add({code, text});
  };
  add(mqtt::property::CONTENT_TYPE, message.content_type);
  add(mqtt::property::RESPONSE_TOPIC, message.response_topic);
  add(mqtt::property::CORRELATION_DATA, message.correlation);
  for (const auto& [name, text] : message.properties)
    properties.add({mqtt::property::USER_PROPERTY, name, text});
  return properties;
}

mqtt::message_ptr sent(const MqttMessage& message) {
  return mqtt::message_ptr_builder()
      .topic(message.topic)
      .payload(message.payload)
      .qos(kAtLeastOnce)
      .retained(message.retained)
      .properties(properties_of(message))
      .finalize();
}

std::string text_of(const mqtt::properties& properties, mqtt::property::code code) {
  return properties.contains(code) ? mqtt::get<std::string>(properties, code) : "";
}

MqttMessage received(const mqtt::message& message) {
  const mqtt::properties& properties = message.get_properties();
  MqttMessage read{.topic = message.get_topic(),
                   .payload = message.get_payload_str(),
                   .retained = message.is_retained(),
                   .content_type = text_of(properties, mqtt::property::CONTENT_TYPE),
                   .response_topic = text_of(properties, mqtt::property::RESPONSE_TOPIC),
                   .correlation = text_of(properties, mqtt::property::CORRELATION_DATA)};
  for (std::size_t i = 0; i < properties.count(mqtt::property::USER_PROPERTY); ++i) {
    auto [name, text] = mqtt::get<mqtt::string_pair>(properties, mqtt::property::USER_PROPERTY, i);
    read.properties[name] = text;
  }
  return read;
}

mqtt::ssl_options tls_options(const BrokerTls& files) {
  // All that ca-certificates knows, in one file: Paho 1.2 loses the name of a folder when options are copied.
  constexpr const char* kOfSystem = "/etc/ssl/certs/ca-certificates.crt";
  mqtt::ssl_options_builder tls;
  tls.trust_store(files.authorities.empty() ? kOfSystem : files.authorities);
  if (!files.certificate.empty())
    tls.key_store(files.certificate).private_key(files.key.empty() ? files.certificate : files.key);
  return tls.enable_server_cert_auth(true).verify(true).finalize();
}

mqtt::connect_options connect_options(const BrokerOptions& options) {
  const BrokerAddress& address = options.address;
  mqtt::connect_options_builder connect;
  connect.mqtt_version(MQTTVERSION_5).clean_start(true).keep_alive_interval(options.keep_alive);
  connect.connect_timeout(kConnectPatience);
  connect.properties({{mqtt::property::MAXIMUM_PACKET_SIZE, options.most_bytes}});
  if (!address.user.empty()) connect.user_name(address.user);
  if (!address.password.empty()) connect.password(address.password);
  if (address.tls) connect.ssl(tls_options(options.tls));
  if (!options.farewell.topic.empty()) connect.will(*sent(options.farewell));
  return connect.finalize();
}

std::string paho_address(const BrokerAddress& address) {
  const std::string shown = address.shown();
  return (address.tls ? "ssl" : "tcp") + shown.substr(shown.find(':'));
}

}  // namespace

// One connection, until it breaks.
class BrokerConnection::Session : private mqtt::iaction_listener {
 public:
  // Throws mqtt::exception.
  Session(const BrokerOptions& options, const BrokerListener& listener)
      : options_(options),
        listener_(listener),
        client_(paho_address(options.address), options.client,
                mqtt::create_options_builder().mqtt_version(MQTTVERSION_5).finalize()) {
    client_.set_message_callback([this](const mqtt::const_message_ptr& message) {
      if (message) listener_.came(received(*message));
    });
    client_.set_connection_lost_handler([this](const std::string&) { lose("the broker is gone"); });
    client_.set_disconnected_handler([this](const mqtt::properties&, mqtt::ReasonCode code) {
      lose(std::string("the broker ended the connection (") + mqtt::exception::reason_code_str(code) + ")");
    });
    wait_for(client_.connect(connect_options(options)));
    subscribe();
  }

  ~Session() override {
    try {
      if (!client_.is_connected()) return;
      if (!options_.farewell.topic.empty())
        client_.publish(sent(options_.farewell))->wait_for(kFarewellPatience);
      client_.disconnect()->wait_for(kFarewellPatience);
    } catch (const mqtt::exception&) {
      return;  // then the broker publishes the farewell
    }
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // The client has a lock of its own, which it holds while it calls back: none of ours may be held here.
  bool publish(const MqttMessage& message, long number) {
    try {
      client_.publish(sent(message), place_of(number), *this);
      return true;
    } catch (const mqtt::exception&) {
      return false;
    }
  }

  // Why it broke; empty: stop was requested.
  std::string wait(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    broken_.wait(lock, stop, [this] { return !why_lost_.empty(); });
    return why_lost_;
  }

 private:
  static void wait_for(const mqtt::token_ptr& token) {
    if (!token->wait_for(2 * kConnectPatience)) throw mqtt::exception(MQTTASYNC_FAILURE, "no answer");
  }

  void subscribe() {
    for (const BrokerSubscription& subscription : options_.subscriptions)
      wait_for(
          client_.subscribe(subscription.filter, kAtLeastOnce, mqtt::subscribe_options(!subscription.own)));
  }

  void lose(const std::string& reason) {
    const std::lock_guard lock(mutex_);
    if (why_lost_.empty()) why_lost_ = reason;
    broken_.notify_all();
  }

  // What the client carries along with a message.
  long* place_of(long number) {
    const std::lock_guard lock(mutex_);
    return &pending_.insert_or_assign(number, number).first->second;
  }

  long taken(const mqtt::token& token) {
    const std::lock_guard lock(mutex_);
    const long number = *static_cast<const long*>(token.get_user_context());
    pending_.erase(number);
    return number;
  }

  void on_success(const mqtt::token& token) override { end(token); }
  void on_failure(const mqtt::token& token) override { end(token); }

  void end(const mqtt::token& token) {
    const mqtt::ReasonCode code = token.get_reason_code();
    const bool refused = static_cast<int>(code) >= static_cast<int>(mqtt::ReasonCode::UNSPECIFIED_ERROR);
    listener_.acknowledged(taken(token), refused ? mqtt::exception::reason_code_str(code) : "");
  }

  const BrokerOptions& options_;
  const BrokerListener& listener_;
  std::mutex mutex_;
  std::condition_variable_any broken_;
  std::map<long, long> pending_;  // numbers by themselves
  std::string why_lost_;
  mqtt::async_client client_;  // last: its threads call into the others
};

BrokerConnection::BrokerConnection(BrokerOptions options, BrokerListener listener)
    : options_(std::move(options)),
      listener_(std::move(listener)),
      thread_([this](const std::stop_token& stop) { keep_open(stop); }) {}

BrokerConnection::~BrokerConnection() {
  thread_.request_stop();
  thread_.join();
}

bool BrokerConnection::publish(const MqttMessage& message, long number) {
  std::shared_ptr<Session> session;
  {
    const std::lock_guard lock(mutex_);
    session = session_;
  }
  return session && session->publish(message, number);
}

// Returns why it ended.
std::string BrokerConnection::run_session(const std::stop_token& stop) {
  try {
    const auto session = std::make_shared<Session>(options_, listener_);
    {
      const std::lock_guard lock(mutex_);
      session_ = session;
      was_open_ = true;
    }
    listener_.opened();
    std::string lost = session->wait(stop);
    const std::lock_guard lock(mutex_);
    session_.reset();
    return lost;
  } catch (const mqtt::exception& error) {
    return why(error);
  }
}

void BrokerConnection::keep_open(const std::stop_token& stop) {
  seconds pause = kFirstPause;
  while (!stop.stop_requested()) {
    const std::string reason = run_session(stop);
    if (stop.stop_requested()) return;
    listener_.closed(reason);
    pause = was_open_ ? kFirstPause : std::min(2 * pause, kLongestPause);
    was_open_ = false;
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, stop, pause, [] { return false; });
  }
}

}  // namespace ringside
