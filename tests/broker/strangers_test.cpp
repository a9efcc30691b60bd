// SPDX-License-Identifier: MIT
// Who must not speak as a table, and what becomes of it: docs/mqtt.md.
#include <doctest/doctest.h>

#include "broker/linked_table.h"
#include "web/certificate.h"

namespace ringside {
namespace {

using nlohmann::json;
using testing::is_online;
using testing::kRoot;
using testing::LinkedTable;
using testing::Observer;
using testing::RunningBroker;

// Users "one", "two", "desk", and "mute" who may not read, with their names for passwords, and the access
// list of docs/mqtt.md.
struct GuardedBroker {
  RunningBroker broker{
      "allow_anonymous false\npassword_file FOLDER/passwords\nacl_file FOLDER/access\n",
      [](const std::filesystem::path& folder) {
        const std::string file = (folder / "passwords").string();
        std::ofstream(file).flush();
        for (const std::string name : {"one", "two", "desk", "mute"})
          REQUIRE(std::system(("mosquitto_passwd -b " + file + " " + name + " " + name).c_str()) == 0);
        std::ofstream(folder / "access")
            << "user desk\ntopic readwrite ringside/#\nuser mute\ntopic write ringside/#\n"
               "pattern readwrite ringside/hall/%u/#\n";
      }};
};

MqttMessage forged_state() {
  MqttMessage message;
  message.topic = kRoot + "state";
  message.payload = R"({"shots":99,"session":"forged"})";
  message.retained = true;
  return message;
}

TEST_CASE("a stranger's state is told aloud and replaced by the table's own") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  LinkedTable linked(broker.address());
  Observer stranger(broker.address(), "ringside/#");
  REQUIRE(stranger.wait_for(kRoot + "state", [](const json& state) { return state.contains("ringside"); }));
  stranger.publish(forged_state());
  CHECK(linked.told.wait_for("somebody else published ringside/hall/one/state"));
  REQUIRE(stranger.wait_for([](const auto& came) {
    bool forged = false, mended = false;
    for (const MqttMessage& message : came) {
      if (message.topic != kRoot + "state") continue;
      const bool is_forged = message.payload.find("forged") != std::string::npos;
      mended = (mended || forged) && !is_forged;
      forged |= is_forged;
    }
    return mended;
  }));
  const Observer late(broker.address(), kRoot + "state");
  REQUIRE(late.wait_for(kRoot + "state", [](const json&) { return true; }));
  CHECK(late.payloads(kRoot + "state").front().at("session") != "forged");
}

TEST_CASE("payloads that are too large or malformed change nothing, and are told aloud") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  LinkedTable linked(broker.address());
  Observer stranger(broker.address(), "ringside/#");
  REQUIRE(stranger.wait_for(kRoot + "availability", is_online));
  const auto before = linked.table.newest();
  const auto send = [&](const std::string& topic, std::string payload) {
    MqttMessage message;
    message.topic = kRoot + topic;
    message.payload = std::move(payload);
    stranger.publish(message);
  };
  send("commands", std::string(std::size_t{8} << 20U, ' '));  // the broker keeps what is that large back
  send("commands", std::string(70'000, ' '));
  CHECK(linked.refused.wait_for("too long"));
  send("requests", "\xff\xfe{");
  CHECK(linked.refused.wait_for("not JSON"));
  send("claim", "{");
  send("availability", "[[[[");
  send("match", std::string(1000, '{'));
  CHECK(linked.told.wait_for("somebody else published"));
  CHECK(linked.table.newest() == before);
  linked.happen(41);
  CHECK(stranger.wait_for(kRoot + "state", [](const json& state) { return state.value("shots", 0) == 41; }));
}

TEST_CASE("a wrong password is said, and the table plays on") {
  if (!testing::has_mosquitto()) return;
  const GuardedBroker guarded;
  LinkedTable linked(guarded.broker.address("one", "wrong"));
  CHECK(linked.told.wait_for("refuses user and password"));
  linked.happen(1);
  CHECK(linked.table.newest()->shots == 1);
}

TEST_CASE("with an access list a table that speaks as another is refused by the broker, and told") {
  if (!testing::has_mosquitto()) return;
  const GuardedBroker guarded;
  const Observer desk(guarded.broker.address("desk", "desk"), "ringside/#");
  LinkedTable one(guarded.broker.address("one", "one"));
  REQUIRE(desk.wait_for(kRoot + "availability", is_online));
  Observer two(guarded.broker.address("two", "two"), "ringside/#");
  two.publish(forged_state());
  CHECK_FALSE(two.refusal().empty());
  CHECK(two.came().empty());  // nor does it read what others show
  one.happen(51);
  REQUIRE(desk.wait_for(kRoot + "state", [](const json& state) { return state.at("shots") == 51; }));
  for (const json& state : desk.payloads(kRoot + "state")) CHECK(state.at("session") != "forged");
}

TEST_CASE("a program that may not write what it shows says which topic") {
  if (!testing::has_mosquitto()) return;
  const GuardedBroker guarded;
  LinkedTable linked(guarded.broker.address("two", "two"));  // as table one
  CHECK(linked.told.wait_for("let this table's user write below ringside/hall/one"));
}

// A key and a certificate of its own for somebody who comes to a broker.
BrokerTls made_certificate(const test::TempFolder& folder) {
  const BrokerTls made{.certificate = (folder / "own.pem").string(), .key = (folder / "own.key").string()};
  const std::string command =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=one "
      "-keyout " +
      made.key + " -out " + made.certificate + " 2>/dev/null";
  REQUIRE(std::system(command.c_str()) == 0);
  return made;
}

TEST_CASE("a program that may write and not read says so") {
  if (!testing::has_mosquitto()) return;
  const GuardedBroker guarded;
  LinkedTable linked(guarded.broker.address("mute", "mute"));
  CHECK(linked.told.wait_for("let this table's user read below ringside/hall/one too"));
}

TEST_CASE("over TLS the broker shows its certificate, and the table its own") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  const Certificate server = new_certificate({"127.0.0.1"}, std::time(nullptr));
  const std::string chain = folder.write("chain.pem", server.chain).string();
  const std::string key = folder.write("key.pem", server.key).string();
  BrokerTls tls = made_certificate(folder);
  tls.authorities = chain;
  const RunningBroker broker("allow_anonymous true\ncertfile " + chain + "\nkeyfile " + key + "\ncafile " +
                             tls.certificate + "\nrequire_certificate true\n");
  BrokerAddress address = broker.address();
  address.tls = true;
  const Observer observer(address, "ringside/#", tls);
  LinkedTable linked(address, tls);
  CHECK(observer.wait_for(kRoot + "availability", is_online));
  LinkedTable nameless(address, {.authorities = chain});
  CHECK(nameless.told.wait_for("cannot be reached"));
  LinkedTable distrustful(address, {.certificate = tls.certificate, .key = tls.key});
  CHECK(distrustful.told.wait_for("cannot be reached"));
}

}  // namespace
}  // namespace ringside
