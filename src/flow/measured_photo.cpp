// SPDX-License-Identifier: MIT
#include "flow/measured_photo.h"

#include "calibration/camera/straighten.h"

namespace ringside {

Photo as_measured(const Photo& photo, const std::optional<Lens>& lens) {
  return lens ? straighten(photo, *lens) : photo;
}

Calibration calibrate_measured(std::span<const Photo> photos, BoardOptions options) {
  if (options.lens) options.lens = lens_for(photos[0].width(), photos[0].height(), *options.lens);
  return calibrate(photos, options);
}

}  // namespace ringside
