// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

// Addresses of cameras hold passwords: rtsp://user:password@host/..., http://host/video?pwd=.... What is
// shown of one names the camera and nothing more.
namespace ringside {

// "rtsp://192.168.1.20:554/..." of an address: the host and its port. Cameras have passwords in the path too,
// and under any name, so that nothing behind the host is shown. Where that leaves open what the host is, not
// even that is: "rtsp://...". What is no address, such as a file's name, stays; one that seems to lack its
// beginning ("user:password@host") becomes "...".
std::string shown_address(std::string_view address);

// A text with every address in it as shown.
std::string with_shown_addresses(std::string_view text);

}  // namespace ringside
