// SPDX-License-Identifier: MIT
#include "soaking/disk_faults.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>

#include <condition_variable>
#include <csignal>
#include <memory>
#include <mutex>

namespace ringside::soaking {
namespace {

void limit_files(rlim_t bytes) {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = std::min(bytes, limit.rlim_max);
  setrlimit(RLIMIT_FSIZE, &limit);
}

void wait(const std::stop_token& stop, std::chrono::milliseconds time) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any().wait_for(lock, stop, time, [] { return false; });
}

}  // namespace

FullDisk::FullDisk() {
  std::signal(SIGXFSZ, SIG_IGN);  // writing fails instead
  limit_files(0);
}

FullDisk::~FullDisk() { limit_files(RLIM_INFINITY); }

HeldLedger::HeldLedger(const std::filesystem::path& ledger, std::chrono::milliseconds time) {
  if (!std::filesystem::exists(ledger)) return;
  auto database = std::make_unique<SQLite::Database>(ledger.string(), SQLite::OPEN_READWRITE);
  try {
    database->exec("BEGIN IMMEDIATE");
  } catch (const SQLite::Exception&) {
    return;  // on a full disk nobody writes
  }
  holder_ = std::jthread([database = std::move(database), time](const std::stop_token& stop) {
    wait(stop, time);
    database->exec("ROLLBACK");
  });
}

}  // namespace ringside::soaking
