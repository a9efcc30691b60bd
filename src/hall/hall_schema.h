// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ledger/ledger_form.h"

namespace ringside::hall {

// The tables of a ledger of tournaments. The file itself holds that entries are only added, whoever writes.
inline constexpr std::array kHallSchemaSteps{// 1: tournaments and their entries.
                                             R"(CREATE TABLE tournaments (
         id INTEGER PRIMARY KEY,
         uuid TEXT NOT NULL UNIQUE,
         made TEXT NOT NULL,
         setup TEXT NOT NULL
       ) STRICT;
       CREATE TABLE entries (
         tournament INTEGER NOT NULL REFERENCES tournaments (id),
         number INTEGER NOT NULL CHECK (number > 0),
         kind TEXT NOT NULL,
         body TEXT NOT NULL,
         PRIMARY KEY (tournament, number)
       ) STRICT, WITHOUT ROWID;
       CREATE TRIGGER tournaments_stay BEFORE DELETE ON tournaments
         BEGIN SELECT RAISE(ABORT, 'tournaments stay'); END;
       CREATE TRIGGER tournaments_keep BEFORE UPDATE ON tournaments
         BEGIN SELECT RAISE(ABORT, 'tournaments stay'); END;
       CREATE TRIGGER entries_stay BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
       CREATE TRIGGER entries_keep BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
       CREATE TRIGGER entries_follow BEFORE INSERT ON entries
         WHEN NEW.number <> (SELECT COUNT(*) + 1 FROM entries WHERE tournament = NEW.tournament)
         BEGIN SELECT RAISE(ABORT, 'entries follow each other'); END;)"};

inline constexpr LedgerForm kHallLedger{
    0x52494e48,  // "RINH"
    kHallSchemaSteps,
    "no tournaments are kept there; begin one with ringside hall new, or name the file with --db"};

}  // namespace ringside::hall
