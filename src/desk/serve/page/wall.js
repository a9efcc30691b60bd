// SPDX-License-Identifier: MIT
// All tables for a projector.
import { whenChanged } from './dom.js';
import { followHall } from './hall_line.js';
import { drawTables } from './hall_tables.js';

const tables = whenChanged((hall) => drawTables(hall));
followHall((hall) => tables({ tables: hall.tables }));
