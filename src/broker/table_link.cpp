// SPDX-License-Identifier: MIT
#include "broker/table_link.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "broker/home_assistant.h"
#include "json/parse_json.h"
#include "report/data/text.h"
#include "report/json/json_parts.h"
#include "report/match/match_file.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// Between two looks at what nobody tells of.
constexpr milliseconds kPatience{200};
constexpr seconds kLongestEnd{2};
constexpr std::size_t kMostMessages = 64;  // that wait to be answered
// Mosquitto takes 20 of a connection at a time, state and match among them. Beyond what a broker takes Paho
// waits for its own clock, a second, and not for the broker: 300 events took 5 s, and the last were lost when
// the program ended.
constexpr long kMostEventsUnderWay = 10;
constexpr seconds kBetweenCorrections{5};  // of what a stranger published as this table
constexpr JsonLimits kShortJson{.bytes = 1024, .depth = 1, .keys = 8, .values = 8};

struct Presence {
  std::string session;
  bool online = false;
};

// What others say of themselves; without a session where that is not understood.
Presence presence_of(const std::string& payload) {
  try {
    const auto json = parse_json(payload, kShortJson);
    return {json.value("session", ""), json.value("status", "") == "online"};
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace

TableLink::TableLink(TableDoor& door, const EventLog& events, TableLinkOptions options)
    : door_(door),
      events_(events),
      options_(std::move(options)),
      topics_(options_.hall, options_.table),
      requests_(door_, events_, topics_, options_.tokens),
      claim_(events_.session()),
      connection_(std::make_unique<BrokerConnection>(broker_options(), listener())),
      follower_([this](const std::stop_token& stop) { follow(stop); }),
      worker_([this](const std::stop_token& stop) { work(stop); }) {}

TableLink::~TableLink() {
  for (std::jthread* thread : {&follower_, &worker_}) {
    thread->request_stop();
    thread->join();
  }
  connection_.reset();  // says farewell
}

MqttMessage TableLink::availability(bool online) const {
  MqttMessage message;
  message.topic = topics_.availability();
  message.payload = line_text({{"status", online ? "online" : "offline"}, {"session", events_.session()}});
  message.retained = true;
  return message;
}

BrokerOptions TableLink::broker_options() const {
  return {.address = options_.address,
          .tls = options_.tls,
          .client = "ringside-" + events_.session(),
          .farewell = availability(false),
          .subscriptions = {{topics_.availability()},
                            {topics_.state()},
                            {topics_.match()},
                            {topics_.last_match()},
                            {topics_.events()},
                            {topics_.commands()},
                            {topics_.requests()},
                            {topics_.claim(), true}},
          .keep_alive = options_.keep_alive};
}

BrokerListener TableLink::listener() {
  return {.opened = [this] { note(Opened{}); },
          .closed = [this](const std::string& why) { note(Closed{why}); },
          .came = [this](MqttMessage message) { note(std::move(message)); },
          .acknowledged =
              [this](long number, const std::string& refusal) {
                note(Acknowledged{number, refusal});
              }};
}

void TableLink::note(Happening happening) {
  const std::lock_guard lock(mutex_);
  if (std::holds_alternative<MqttMessage>(happening) && ++messages_ > kMostMessages) return;
  happened_.push_back(std::move(happening));
  changed_.notify_all();
}

void TableLink::follow(const std::stop_token& stop) {
  long revision = -1;
  while (!stop.stop_requested()) {
    auto newest = door_.newer_than(revision, kPatience);
    if (newest->revision == revision) continue;
    revision = newest->revision;
    note(TableChanged{std::move(newest)});
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, stop, options_.pause, [] { return false; });
  }
}

// What is under way at the end still arrives, where the broker is there.
bool TableLink::is_done() const {
  return !open_ || !claim_.ours() || (under_way_.empty() && events_.last() == event_sent_);
}

void TableLink::work(const std::stop_token& stop) {
  std::optional<TableClaim::Time> ended;
  const auto goes_on = [&] {
    const auto now = std::chrono::steady_clock::now();
    if (stop.stop_requested() && !ended) ended = now;
    return !ended || (now - *ended < kLongestEnd && !is_done());
  };
  while (goes_on()) {
    std::vector<Happening> happened;
    {
      std::unique_lock lock(mutex_);
      changed_.wait_for(lock, ended ? std::stop_token() : stop, kPatience,
                        [this] { return !happened_.empty(); });
      happened.swap(happened_);
      messages_ = 0;
    }
    for (const Happening& happening : happened) std::visit([this](const auto& one) { take(one); }, happening);
    claim();
    if (!open_ || !claim_.ours()) continue;
    send_events();
    send_matches();
    send_state();
  }
}

void TableLink::tell_once(std::string& told, const std::string& line) {
  if (told == line) return;
  told = line;
  options_.tell(options_.address.shown() + ": " + line);
}

void TableLink::take(const Opened&) {
  open_ = true;
  introduced_ = false;
  under_way_.clear();
  forget_sent();
  event_sent_ = event_there_;
  if (!trouble_.empty()) tell_once(trouble_, "the broker is back");
}

// While the broker is away too: the table may have begun another match when it is back.
void TableLink::take(const TableChanged& changed) {
  const TableView& view = *changed.now;
  if (view.match && view.standing && view.standing->end.over) ended_ = changed.now;
}

void TableLink::take(const Closed& closed) {
  open_ = false;
  claim_.forget();  // now: the next connection tells of others before it tells that it is open
  tell_once(trouble_, closed.why + "; the table plays on");
}

void TableLink::take(const Acknowledged& acknowledged) {
  const auto found = under_way_.find(acknowledged.number);
  if (found == under_way_.end()) return;
  const UnderWay there = found->second;
  under_way_.erase(found);
  event_there_ = std::max(event_there_, there.event);
  if (!acknowledged.refusal.empty())
    tell_once(refusal_, "the broker refuses " + there.topic + " (" + acknowledged.refusal +
                            "); let this table's user write below ringside/" + options_.hall + "/" +
                            options_.table);
}

void TableLink::take(const MqttMessage& message) {
  if (message.topic == topics_.claim()) {
    claim_.saw_claim(presence_of(message.payload).session, std::chrono::steady_clock::now());
  } else if (message.topic == topics_.commands() || message.topic == topics_.requests()) {
    if (!claim_.ours()) return;  // whoever has the table answers
    const TableRequests::Answer answer = requests_.answer(message);
    if (answer.message) send(*answer.message);
    if (!answer.refused.empty())
      options_.refused(options_.address.shown() + " " + message.topic + ": " + printable(answer.refused));
  } else {
    take_of_others(message);
  }
}

// On a topic that only this table publishes.
void TableLink::take_of_others(const MqttMessage& message) {
  const Presence presence =
      message.topic == topics_.availability() ? presence_of(message.payload) : Presence();
  if (!claim_.ours()) {
    if (!presence.session.empty()) claim_.saw_availability(presence.session, presence.online);
    return;
  }
  if (message.retained || presence.session == events_.session()) return;  // from before
  const auto now = std::chrono::steady_clock::now();
  if (spoke_up_ != TableClaim::Time() && now - spoke_up_ < kBetweenCorrections) return;
  spoke_up_ = now;
  // Who waited for this table says farewell too: that is no stranger.
  if (presence.session.empty() || presence.online)
    options_.tell(options_.address.shown() + ": somebody else published " + message.topic +
                  "; give the broker an access list, so that each table writes its own topics alone");
  speak_up();
}

void TableLink::claim() {
  if (!open_) return;
  if (claim_.taken())
    tell_once(trouble_, "another program shows table " + printable(options_.table) +
                            " there; give --table another name, or end that one");
  if (!claim_.ours()) {
    const bool unanswered = claim_.asked();
    if (!claim_.wants_to_ask(std::chrono::steady_clock::now())) return;
    if (unanswered)
      tell_once(refusal_, "the broker does not hand back " + topics_.claim() +
                              "; let this table's user read below ringside/" + options_.hall + "/" +
                              options_.table + " too");
    MqttMessage message;
    message.topic = topics_.claim();
    message.payload = line_text({{"session", events_.session()}});
    return send(message);
  }
  if (!introduced_) speak_up();
}

// All that the broker keeps of this table.
void TableLink::speak_up() {
  introduced_ = true;
  send(availability(true));
  if (options_.home_assistant)
    for (const MqttMessage& message : home_assistant_messages(options_.hall, options_.table)) send(message);
  forget_sent();
}

void TableLink::forget_sent() {
  revision_ = -1;
  match_.reset();
  last_match_.reset();
}

bool TableLink::is_under_way(const std::string& topic) const {
  return std::any_of(under_way_.begin(), under_way_.end(),
                     [&](const auto& one) { return one.second.topic == topic; });
}

void TableLink::send(const MqttMessage& message, long event) {
  under_way_[++number_] = {message.topic, event};
  if (!connection_->publish(message, number_)) under_way_.erase(number_);
}

// Only the newest one is worth the way: the next goes when this one is there.
void TableLink::send_state() {
  const auto view = door_.newest();
  if (view->revision == revision_ || is_under_way(topics_.state())) return;
  nlohmann::ordered_json json{
      {"hall", options_.hall}, {"table", options_.table}, {"session", events_.session()}};
  json["sequence"] = events_.last();
  json.update(view_json(*view));
  MqttMessage message;
  message.topic = topics_.state();
  message.payload = line_text(json);
  message.retained = true;
  revision_ = view->revision;
  send(message);
}

void TableLink::send_match(const std::string& topic, const std::optional<StoredMatch>& match,
                           std::optional<MatchSent>& sent) {
  const MatchSent now = match ? MatchSent{match->uuid, match->match.entries.size()} : MatchSent{};
  if (sent == now || is_under_way(topic)) return;
  MqttMessage message;
  message.topic = topic;
  message.payload = match ? match_file_text(*match) : "";
  message.retained = true;  // empty: the broker forgets the last one
  sent = now;
  send(message);
}

void TableLink::send_matches() {
  send_match(topics_.match(), door_.newest()->match, match_);
  // None yet: what another run of the program left there stands.
  if (ended_) send_match(topics_.last_match(), ended_->match, last_match_);
}

void TableLink::send_events() {
  const long room = kMostEventsUnderWay - (event_sent_ - event_there_);
  if (room <= 0 || events_.last() == event_sent_) return;
  for (LoggedEvent& event : events_.after(event_sent_, static_cast<std::size_t>(room))) {
    MqttMessage message;
    message.topic = topics_.events();
    message.payload = std::move(event.text);
    event_sent_ = event.sequence;
    send(message, event.sequence);
  }
}

}  // namespace ringside
