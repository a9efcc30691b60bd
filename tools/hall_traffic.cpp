// SPDX-License-Identifier: MIT
// What a hall of simulated tables costs its broker and `ringside hall serve`: tools/simulate_hall. With
// --play it is some of these tables.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>

#include "halls/measured_hall.h"
#include "halls/players.h"

int main(int argc, char** argv) {
  using namespace ringside;
  std::signal(SIGPIPE, SIG_IGN);
  CLI::App app("Simulated tables, a broker and the hall; tools/simulate_hall");
  halls::MeasuredHallOptions hall;
  halls::PlayersOptions players{.broker = {.host = "127.0.0.1"}};
  bool plays = false;
  std::string photo, program, folder;
  app.add_flag("--play", plays);
  app.add_option("--port", players.broker.port, "of the broker, to play");
  app.add_option("--first", players.first, "of the tables, to play");
  app.add_option("--of-hall", players.of_hall, "tables, to play");
  app.add_option("--tables", hall.tables);
  app.add_option("--regions", hall.regions);
  app.add_flag("--centre", hall.centre);
  app.add_option("--seconds", hall.seconds);
  app.add_option("--hall", program, "ringside-hall");
  app.add_option("--folder", folder, "an empty one");
  app.add_option("--photo", photo)->required();
  CLI11_PARSE(app, argc, argv);
  try {
    players.count = hall.tables;
    players.photo = photo;
    if (plays) halls::play_for_ever(players);
    hall.photo = photo;
    hall.hall = program;
    hall.folder = folder;
    hall.players = argv[0];
    halls::measure_hall(hall);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "hall_traffic: %s\n", error.what());
    return 1;
  }
}
