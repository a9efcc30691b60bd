// SPDX-License-Identifier: MIT
#include "rendering/batch.h"

#include <chrono>
#include <ostream>

#include "rendering/povray.h"
#include "rendering/traced_light.h"
#include "rendering/truth_file.h"
#include "report/data/text.h"
#include "report/data/write_file.h"

namespace ringside::rendering {
namespace {

namespace fs = std::filesystem;

fs::path file_of(const Order& order, const char* extension) {
  return order.folder / (order.plan.name + extension);
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    const std::string folder_name = "folder " + folder.string();
    throw RenderError(folder_name + " cannot be made (" + error.message() + "); choose another");
  }
}

void make_picture(const Order& order, const BatchOptions& options) {
  const plans::PhotoPlan& plan = order.plan;
  if (options.keep_pov && options.renderer == Renderer::kPovray) {
    write_file(file_of(order, ".pov"), scene_text(plan.scene, look_from(plan.viewpoint), plan.effects.gamma));
  }
  write_file(file_of(order, ".jpg"), photo_file(plan, options.renderer));
}

void make_photo(const Order& order, const BatchOptions& options) {
  make_folder(order.folder);
  if (!options.truth_only) make_picture(order, options);
  write_file(file_of(order, ".yaml"), truth_text(order.plan));
}

bool made(const Order& order, const BatchOptions& options, std::ostream& log) {
  const auto start = std::chrono::steady_clock::now();
  try {
    make_photo(order, options);
  } catch (const std::runtime_error& error) {
    log << "\nrender: " << printable(order.plan.name + ": " + error.what()) << std::endl;
    return false;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  log << fixed(seconds.count(), 1) << " s" << std::endl;
  return true;
}

}  // namespace

int make_photos(const std::vector<Order>& orders, const BatchOptions& options, std::ostream& log) {
  int failed = 0;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    log << '[' << i + 1 << '/' << orders.size() << "] " << printable(orders[i].plan.name) << ": "
        << std::flush;
    failed += made(orders[i], options, log) ? 0 : 1;
  }
  return failed;
}

}  // namespace ringside::rendering
