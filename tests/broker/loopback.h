// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::testing {

// Binds a socket to a free port of this machine, and returns that.
int bound_to_free_port(int socket);

// A socket connected to a port of this machine; below 0: nobody listens there.
int connected_to(int port);

}  // namespace ringside::testing
