// SPDX-License-Identifier: MIT
#include <atomic>
#include <thread>

#include "desk/desk_table.h"
#include "desk/played_match.h"
#include "hall/hall_ledger.h"
#include "support/has.h"

// `ringside hall backup`.
namespace ringside {
namespace {

using test::has;
using namespace testing;

std::size_t entries_in(const std::filesystem::path& file) {
  const hall::Tournament kept = hall::HallLedger::to_read(file).find(1).tournament;
  hall::state_of(kept);  // they follow from each other
  return kept.entries.size();
}

// Puts a table out of service and back, again and again, until it ends.
class WritingDesk {
 public:
  explicit WritingDesk(const std::filesystem::path& file) : ledger_(file) {}
  ~WritingDesk() {
    ended_ = true;
    thread_.join();
  }
  WritingDesk(const WritingDesk&) = delete;
  WritingDesk& operator=(const WritingDesk&) = delete;

  std::size_t acknowledged() const { return acknowledged_; }

 private:
  void write() {
    for (bool in_service = false; !ended_; in_service = !in_service) {
      const auto kept = ledger_.append(1, hall::testing::kNoon, [&](const hall::Tournament&) {
        return std::vector<hall::Action>{hall::TableService{"Oak", in_service}};
      });
      acknowledged_ = kept.tournament.entries.size();
      std::this_thread::yield();
    }
  }

  hall::HallLedger ledger_;
  std::atomic<bool> ended_ = false;
  std::atomic<std::size_t> acknowledged_ = 0;
  std::thread thread_{[this] { write(); }};
};

TEST_CASE("a backup while the hall writes is whole, and has all that was acknowledged") {
  const DeskTable desk;
  desk.begin();
  const WritingDesk writing(desk.folder / "t.db");
  for (int i = 0; i < 5; ++i) {
    while (writing.acknowledged() < 20U * static_cast<unsigned>(i)) std::this_thread::yield();
    const std::size_t before = writing.acknowledged();
    const Run run = desk.done({"backup", "copy.db", "--replace"});
    CHECK(has(run.err, "copy.db: holds all of t.db"));
    const std::size_t copied = entries_in(desk.folder / "copy.db");
    CHECK(copied >= before);
    CHECK(copied <= writing.acknowledged() + 1);
  }
}

TEST_CASE("a backup can be gone on with, and takes the place of a file by wish alone") {
  const DeskTable desk;
  desk.begin();
  desk.done({"backup", "copy.db"});
  CHECK(has(desk.refused({"backup", "copy.db"}), "is there already; name another file, or say --replace"));
  CHECK(has(desk.refused({"backup", "t.db", "--replace"}), "is the ledger itself"));
  CHECK(has(desk.refused({"backup", "-"}), "a backup is written whole to a file; name one"));
  const std::size_t before = entries_in(desk.folder / "t.db");
  CHECK(run_ringside(desk.folder.path(), {"hall", "pair", "--db", "copy.db"}).code == 0);
  CHECK(entries_in(desk.folder / "copy.db") == before + 1);
  CHECK(entries_in(desk.folder / "t.db") == before);
}

}  // namespace
}  // namespace ringside
