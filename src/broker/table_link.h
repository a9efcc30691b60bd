// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "broker/broker_connection.h"
#include "broker/event_log.h"
#include "broker/table_claim.h"
#include "broker/table_requests.h"
#include "broker/table_topics.h"
#include "live/view/table_door.h"
#include "web/tokens.h"

namespace ringside {

struct TableLinkOptions {
  BrokerAddress address;
  BrokerTls tls = {};
  std::string hall, table;               // as name_complaint() has them
  Tokens tokens = {};                    // of who may correct
  bool home_assistant = false;           // shows the table by itself there
  std::chrono::milliseconds pause{100};  // between two states: eyes need no more
  std::chrono::seconds keep_alive = kUsualKeepAlive;
  // Get lines for a person, from any thread: of the broker, and of what strangers sent ("ADDRESS ...").
  std::function<void(const std::string&line)> tell, refused;
};

// Shows a live table on an MQTT broker as long as it lives: state, match and events as they come, commands
// and requests as docs/mqtt.md says. The table never waits for it. While there is no broker the game goes on;
// when it is back it gets the newest state and matches, and all events that it had not acknowledged.
class TableLink {
 public:
  // events: of this table, from its beginning. Both must outlive it.
  TableLink(TableDoor& door, const EventLog& events, TableLinkOptions options);
  ~TableLink();
  TableLink(const TableLink&) = delete;
  TableLink& operator=(const TableLink&) = delete;

 private:
  struct Opened {};
  struct Closed {
    std::string why;
  };
  struct Acknowledged {
    long number;
    std::string refusal;
  };
  struct TableChanged {
    std::shared_ptr<const TableView> now;
  };
  using Happening = std::variant<Opened, Closed, MqttMessage, Acknowledged, TableChanged>;

  // Entries are only added: their number says whether a match is the one that was sent.
  struct MatchSent {
    std::string uuid;
    std::size_t entries = 0;

    bool operator==(const MatchSent&) const = default;
  };

  // Under way to the broker.
  struct UnderWay {
    std::string topic;
    long event = 0;  // its number, where it is one
  };

  BrokerOptions broker_options() const;
  BrokerListener listener();
  MqttMessage availability(bool online) const;

  // From any thread.
  void note(Happening happening);

  // All others on the thread of work().
  void work(const std::stop_token& stop);
  bool is_done() const;
  void follow(const std::stop_token& stop);
  void take(const Opened&);
  void take(const Closed& closed);
  void take(const MqttMessage& message);
  void take(const Acknowledged& acknowledged);
  void take(const TableChanged& changed);
  void take_of_others(const MqttMessage& message);
  void claim();
  void speak_up();
  void forget_sent();
  bool is_under_way(const std::string& topic) const;
  void send(const MqttMessage& message, long event = 0);
  void send_state();
  void send_match(const std::string& topic, const std::optional<StoredMatch>& match,
                  std::optional<MatchSent>& sent);
  void send_matches();
  void send_events();
  void tell_once(std::string& told, const std::string& line);

  TableDoor& door_;
  const EventLog& events_;
  TableLinkOptions options_;
  TableTopics topics_;
  TableRequests requests_;

  bool open_ = false;
  TableClaim claim_;
  bool introduced_ = false;  // on this connection
  std::map<long, UnderWay> under_way_;
  long number_ = 0;
  long revision_ = -1;                                     // of the state that was sent last; -1: none
  std::shared_ptr<const TableView> ended_ = {};            // the newest whose match was over
  std::optional<MatchSent> match_ = {}, last_match_ = {};  // as they were sent last
  long event_sent_ = 0, event_there_ = 0;                  // numbers of the last ones sent and acknowledged
  TableClaim::Time spoke_up_ = {};
  std::string trouble_ = {}, refusal_ = {};  // told last

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::vector<Happening> happened_;
  std::size_t messages_ = 0;  // among them

  std::unique_ptr<BrokerConnection> connection_;
  std::jthread follower_, worker_;
};

}  // namespace ringside
