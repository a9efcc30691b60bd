// SPDX-License-Identifier: MIT
#include "jobs/hand_out.h"

#include <charconv>
#include <utility>

namespace ringside {

HandOut::HandOut(std::string batch, std::string ringside, std::size_t photos)
    : batch_(std::move(batch)),
      ringside_(std::move(ringside)),
      left_(photos),
      answered_(photos, false),
      losses_(photos, 0) {
  for (std::size_t i = 0; i < photos; ++i) waiting_.insert(waiting_.end(), i);
}

std::size_t HandOut::room() const {
  std::size_t room = 0;
  for (const auto& [name, worker] : workers_) room += kHeldPerSlot * worker.slots;
  return room;
}

std::optional<std::size_t> HandOut::next(Time now) {
  if (waiting_.empty() || out_.size() >= room() || now < not_before_) return std::nullopt;
  const std::size_t photo = *waiting_.begin();
  waiting_.erase(waiting_.begin());
  out_[photo] = {.since = now};
  return photo;
}

void HandOut::take_back(std::size_t photo, Time now) {
  if (out_.erase(photo) == 0) return;
  waiting_.insert(photo);
  not_before_ = now + kPause;
}

std::optional<std::size_t> HandOut::photo_of(const std::string& id) const {
  if (!id.starts_with(batch_ + "/")) return std::nullopt;
  std::size_t photo = 0;
  const char* const end = id.data() + id.size();
  const auto [at, error] = std::from_chars(id.data() + batch_.size() + 1, end, photo);
  if (error != std::errc() || at != end || photo >= answered_.size()) return std::nullopt;
  return photo;
}

void HandOut::saw(const std::string& worker, const WorkerPresence& presence, Time now) {
  if (presence.ringside != ringside_) {
    other_version_ = true;
    return;
  }
  workers_[worker] = {.slots = presence.slots, .seen = now};
  std::set<std::size_t> held;
  for (const std::string& id : presence.holds)
    if (const auto photo = photo_of(id)) held.insert(*photo);
  for (const std::size_t photo : held) {
    const auto out = out_.find(photo);
    if (out != out_.end() && out->second.holder != worker) out->second = {now, worker};
  }
  // Its answers came before this.
  std::erase_if(out_, [&](const auto& out) {
    const bool lost = out.second.holder == worker && !held.contains(out.first);
    if (lost) waiting_.insert(out.first);
    return lost;
  });
}

void HandOut::lose(std::size_t photo) {
  if (++losses_[photo] < kMostLosses) {
    waiting_.insert(photo);
  } else {
    hopeless_.push_back(photo);
  }
}

void HandOut::gone(const std::string& worker) {
  workers_.erase(worker);
  std::erase_if(out_, [&](const auto& out) {
    if (out.second.holder != worker) return false;
    lose(out.first);
    return true;
  });
}

bool HandOut::answered(std::size_t photo) {
  if (photo >= answered_.size() || answered_[photo]) return false;
  answered_[photo] = true;
  waiting_.erase(photo);
  out_.erase(photo);
  --left_;
  return true;
}

void HandOut::spoiled(std::size_t photo) {
  if (out_.erase(photo) > 0) lose(photo);
}

void HandOut::reconnected(Time now) {
  for (auto& [name, worker] : workers_) worker.seen = now;
  for (auto& [photo, out] : out_) out.since = now;
}

void HandOut::look_after(Time now) {
  std::vector<std::string> silent;
  for (const auto& [name, worker] : workers_)
    if (now - worker.seen > kSilence) silent.push_back(name);
  for (const std::string& name : silent) gone(name);
  std::erase_if(out_, [&](const auto& entry) {
    const auto& [photo, out] = entry;
    if (now - out.since <= (out.holder.empty() ? std::chrono::seconds(kOnItsWay) : kWork)) return false;
    out.holder.empty() ? static_cast<void>(waiting_.insert(photo)) : lose(photo);
    return true;
  });
}

std::vector<std::size_t> HandOut::hopeless() { return std::exchange(hopeless_, {}); }

}  // namespace ringside
