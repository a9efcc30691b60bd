// SPDX-License-Identifier: MIT
#include "watch/doctor/camera_controls.h"

#include <linux/videodev2.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>

#include "live/capture/camera_device.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

std::optional<int> value_of(const CameraDevice& device, unsigned id) {
  v4l2_control control{};
  control.id = id;
  if (!device.ask(VIDIOC_G_CTRL, control)) return std::nullopt;
  return control.value;
}

std::optional<bool> is_on(const CameraDevice& device, unsigned id) {
  const auto value = value_of(device, id);
  return value ? std::optional(*value != 0) : std::nullopt;
}

// "auto" and "aperture priority" choose the time themselves.
std::optional<bool> exposure_is_automatic(const CameraDevice& device) {
  const auto value = value_of(device, V4L2_CID_EXPOSURE_AUTO);
  if (!value) return std::nullopt;
  return *value == V4L2_EXPOSURE_AUTO || *value == V4L2_EXPOSURE_APERTURE_PRIORITY;
}

std::vector<std::string> cameras() {
  std::vector<std::string> devices;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator("/dev", error))
    if (entry.path().filename().string().starts_with("video")) devices.push_back(entry.path().string());
  return devices;
}

Finding no_device(const std::string& device) {
  const auto others = cameras();
  return wrong("camera",
               device + " is not there; " + (others.empty() ? "no camera is" : joined(others) + " are"),
               "plug the camera in, or name another one");
}

// Debian lets the group video use cameras.
Finding no_permission(const std::string& device) {
  return wrong("permission", device + " may not be used by this user",
               "sudo adduser $USER video, then log in again; the service has that right itself");
}

void check_control(Findings& findings, const std::string& what, const std::optional<bool>& automatic,
                   const std::string& command) {
  if (!automatic) return findings.push_back(fine(what, "this camera has no automatic for it"));
  if (!*automatic) return findings.push_back(fine(what, "fixed"));
  findings.push_back(doubtful(what, "automatic: while it hunts there is no score", command));
}

}  // namespace

Findings check_device(const std::string& device) {
  std::error_code error;
  if (!fs::exists(device, error)) return {no_device(device)};
  if (access(device.c_str(), R_OK | W_OK) != 0) return {no_permission(device)};
  v4l2_capability capability{};
  try {
    if (!CameraDevice(device).ask(VIDIOC_QUERYCAP, capability) ||
        (capability.device_caps & (V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_VIDEO_CAPTURE_MPLANE)) == 0)
      return {wrong("camera", device + " gives no pictures",
                    "name the device of a camera; many have a second one")};
  } catch (const std::system_error& failed) {
    return {wrong("camera", device + " cannot be opened (" + failed.code().message() + ")",
                  "end the program that uses it, or plug it in anew")};
  }
  return {fine("camera", device), fine("permission", "it may be used")};
}

CameraControls read_controls(const std::string& device) {
  const CameraDevice open(device);
  v4l2_capability capability{};
  open.ask(VIDIOC_QUERYCAP, capability);
  return {.name = reinterpret_cast<const char*>(capability.card),
          .focus = is_on(open, V4L2_CID_FOCUS_AUTO),
          .exposure = exposure_is_automatic(open),
          .white_balance = is_on(open, V4L2_CID_AUTO_WHITE_BALANCE)};
}

Findings check_controls(const std::string& device, const CameraControls& controls) {
  const std::string command = "v4l2-ctl -d " + device + " -c ";
  Findings findings;
  check_control(findings, "focus", controls.focus, command + "focus_automatic_continuous=0");
  check_control(findings, "exposure", controls.exposure, command + "auto_exposure=1");
  check_control(findings, "white", controls.white_balance, command + "white_balance_automatic=0");
  return findings;
}

}  // namespace ringside
