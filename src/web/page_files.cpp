// SPDX-License-Identifier: MIT
#include "web/page_files.h"

namespace ringside {

std::string_view content_type(std::string_view name) {
  if (name.ends_with(".html")) return "text/html; charset=utf-8";
  if (name.ends_with(".css")) return "text/css; charset=utf-8";
  if (name.ends_with(".js") || name.ends_with(".mjs")) return "text/javascript; charset=utf-8";
  if (name.ends_with(".svg")) return "image/svg+xml";
  if (name.ends_with(".png")) return "image/png";
  if (name.ends_with(".jpg")) return "image/jpeg";
  if (name.ends_with(".wasm")) return "application/wasm";
  if (name.ends_with(".webmanifest")) return "application/manifest+json";
  return "application/octet-stream";
}

}  // namespace ringside
