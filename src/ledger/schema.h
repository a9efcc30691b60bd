// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ledger/ledger_form.h"

// The tables of a ledger of matches.
namespace ringside {

inline constexpr int kApplicationId = 0x52494e47;  // "RING"

inline constexpr std::array kSchemaSteps{
    // 1: matches and their entries.
    R"(CREATE TABLE matches (
         id INTEGER PRIMARY KEY,
         uuid TEXT NOT NULL UNIQUE,
         made TEXT NOT NULL,
         setup TEXT NOT NULL
       ) STRICT;
       CREATE TABLE entries (
         match INTEGER NOT NULL REFERENCES matches (id),
         number INTEGER NOT NULL CHECK (number > 0),
         kind TEXT NOT NULL,
         body TEXT NOT NULL,
         PRIMARY KEY (match, number)
       ) STRICT, WITHOUT ROWID;)",
    // 2: the file itself holds that entries are only added, whoever writes.
    R"(CREATE TRIGGER matches_stay BEFORE DELETE ON matches BEGIN SELECT RAISE(ABORT, 'matches stay'); END;
       CREATE TRIGGER matches_keep BEFORE UPDATE ON matches BEGIN SELECT RAISE(ABORT, 'matches stay'); END;
       CREATE TRIGGER entries_stay BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
       CREATE TRIGGER entries_keep BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
       CREATE TRIGGER entries_follow BEFORE INSERT ON entries
         WHEN NEW.number <> (SELECT COUNT(*) + 1 FROM entries WHERE match = NEW.match)
         BEGIN SELECT RAISE(ABORT, 'entries follow each other'); END;)"};

inline constexpr LedgerForm kMatchLedger{
    kApplicationId, kSchemaSteps,
    "no matches are kept there; begin one with ringside match new, or name the file with --db"};

}  // namespace ringside
