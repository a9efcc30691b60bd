// SPDX-License-Identifier: MIT
#include "watch/photos/measure_apart.h"

#include <sys/wait.h>

#include <system_error>
#include <thread>

#include "jobs/private_folder.h"
#include "photo/sha256.h"
#include "watch/photos/measure_photo.h"

namespace ringside {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kTooMuch =
    "the photo takes more memory or time than one of a board needs; take another, or send it smaller";

// Ends with this object, whatever it does.
class Child {
 public:
  explicit Child(pid_t process) : process_(process) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (!has_ended()) kill_child(process_);
  }

  bool has_ended() {
    if (!ended_) ended_ = waitpid(process_, &status_, WNOHANG) != 0;
    return ended_;
  }
  bool was_killed() const { return WIFSIGNALED(status_); }

 private:
  pid_t process_;
  bool ended_ = false;
  int status_ = 0;
};

void wait_for(Child& child, const ApartOptions& options) {
  constexpr std::chrono::milliseconds kStep{20};
  const auto deadline = Clock::now() + options.patience;
  while (!child.has_ended()) {
    if (options.stop.stop_requested()) throw PhotoRefused("the table is being stopped; send the photo again");
    if (Clock::now() > deadline) throw PhotoRefused(kTooMuch);
    std::this_thread::sleep_for(kStep);
  }
  if (child.was_killed()) throw PhotoRefused(kTooMuch);
}

MeasuredPhoto measured(const std::string& file, const std::vector<std::string>& colours,
                       const ApartOptions& options) {
  const PrivateFolder folder;
  folder.keep(kPhotoFile, file);
  write_wish({options.flow, colours}, folder.path());
  Child child(start_child(options.program, {kMeasuresPhoto, folder.path()}));
  wait_for(child, options);
  MeasuredPhoto photo = read_measured(folder.path());
  photo.sha256 = sha256_of_text(file);
  return photo;
}

}  // namespace

MeasurePhoto measure_apart(ApartOptions options) {
  return [options = std::move(options)](const std::string& file, const std::vector<std::string>& colours) {
    try {
      return measured(file, colours, options);
    } catch (const std::system_error& error) {
      throw PhotoRefused(std::string("no photo can be looked at now (") + error.what() +
                         "); make room, and send it again");
    }
  };
}

}  // namespace ringside
