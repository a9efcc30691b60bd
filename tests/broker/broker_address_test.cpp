// SPDX-License-Identifier: MIT
#include "broker/broker_address.h"

#include <doctest/doctest.h>

#include "broker/broker_error.h"
#include "broker/event_log.h"
#include "broker/table_topics.h"
#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

TEST_CASE("a broker's address has its port, and user and password where they are given") {
  CHECK(broker_address("mqtt://hall.example") == BrokerAddress{.host = "hall.example"});
  CHECK(broker_address("mqtts://hall.example/") ==
        BrokerAddress{.host = "hall.example", .port = 8883, .tls = true});
  CHECK(broker_address("mqtt://ann:a%40b:c@10.0.0.2:1900") ==
        BrokerAddress{.host = "10.0.0.2", .port = 1900, .user = "ann", .password = "a@b:c"});
  CHECK(broker_address("mqtt://[::1]:1900").shown() == "mqtt://[::1]:1900");
  CHECK(broker_address("mqtts://ann:secret@hall.example").shown() == "mqtts://hall.example:8883");
}

TEST_CASE("what is no broker's address is refused, and its password is not repeated") {
  for (const char* typed :
       {"", "hall.example", "http://hall.example", "mqtt://", "mqtt://a:b@", "mqtt://:b@host",
        "mqtt://host:0", "mqtt://host:99999", "mqtt://host:x", "mqtt://host/path", "mqtt://a%4@host",
        "mqtt://a%zz@host", "mqtt://[::1", "mqtt://ho st"}) {
    CAPTURE(typed);
    const std::string said = test::error_message<BrokerError>([&] { broker_address(typed); });
    CHECK(test::has(said, "give it as mqtt://USER:PASSWORD@HOST:PORT"));
  }
  CHECK_FALSE(test::has(test::error_message<BrokerError>([] { broker_address("mqtt://ann:secret@ho st"); }),
                        "secret"));
}

TEST_CASE("names of halls and tables are parts of topics, and no more") {
  CHECK_FALSE(name_complaint("table 1"));
  CHECK_FALSE(name_complaint("Stół"));
  for (const char* name : {"", " a", "a/b", "+", "a#", "$SYS", "a\nb"})
    CHECK_MESSAGE(name_complaint(name), name);
  CHECK(name_complaint(std::string(65, 'a')));
  const TableTopics topics("hall", "one");
  CHECK(topics.is_for_answers("ringside/hall/one/answers/desk"));
  for (const char* topic : {"", "ringside/hall/one/answers/", "ringside/hall/two/answers/desk",
                            "ringside/hall/one/state", "ringside/hall/one/answers/#"})
    CHECK_MESSAGE(!topics.is_for_answers(topic), topic);
}

TEST_CASE("events are numbered, and the oldest make room") {
  EventLog log(3);
  CHECK(log.after(0, 10).empty());
  for (int i = 1; i <= 5; ++i) log.add({{"event", "twenty"}});
  CHECK(log.last() == 5);
  const auto numbers = [&](long after, std::size_t most) {
    std::vector<long> all;
    for (const LoggedEvent& event : log.after(after, most)) {
      CHECK(event.text.find("\"sequence\":" + std::to_string(event.sequence)) != std::string::npos);
      all.push_back(event.sequence);
    }
    return all;
  };
  CHECK(numbers(0, 10) == std::vector<long>{3, 4, 5});
  CHECK(numbers(3, 1) == std::vector<long>{4});
  CHECK(numbers(5, 10).empty());
  CHECK(numbers(99, 10).empty());
}

}  // namespace
}  // namespace ringside
