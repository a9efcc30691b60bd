// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "broker/event_log.h"
#include "broker/mqtt_message.h"
#include "broker/table_topics.h"
#include "live/view/table_door.h"
#include "web/tokens.h"

namespace ringside {

// What a table answers to what others send it: docs/mqtt.md.
class TableRequests {
 public:
  struct Answer {
    std::optional<MqttMessage> message;  // none: nobody wants one, or there is no topic for it
    std::string refused = {};            // why, for a person at the table; empty: it was not
  };

  TableRequests(TableDoor& door, const EventLog& events, TableTopics topics, Tokens tokens)
      : door_(door), events_(events), topics_(std::move(topics)), tokens_(std::move(tokens)) {}

  // Of a message on the topic of commands or requests.
  Answer answer(const MqttMessage& message);

 private:
  void check(const MqttMessage& message) const;
  MqttMessage carry_out(const MqttMessage& message);
  MqttMessage look_up(const MqttMessage& message) const;
  MqttMessage evidence(int disc) const;
  MqttMessage events_after(int number) const;

  TableDoor& door_;
  const EventLog& events_;
  TableTopics topics_;
  Tokens tokens_;
};

}  // namespace ringside
