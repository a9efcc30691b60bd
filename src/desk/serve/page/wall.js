// SPDX-License-Identifier: MIT
// All tables for a projector, in letters as large as they all have room for.
import { byId, whenChanged } from './dom.js';
import { fit } from './fit.js';
import { followHall } from './hall_line.js';
import { drawTables } from './hall_tables.js';

// Of a card, in its letters: a name of nine and both scores; a heading, two sides and two lines of alerts.
const kWidth = 11.5, kHeight = 6.3;
const kGap = 8; // pixels between cards
const kNameSizes = ['1em', '0.84em', '0.7em', '0.58em', '0.48em'];

// The columns with which letters are largest.
function layoutOf(count, width, height) {
  let best = { columns: 1, letters: 0 };
  for (let columns = 1; columns <= count; ++columns) {
    const rows = Math.ceil(count / columns);
    const letters = Math.min((width / columns - kGap) / kWidth, (height / rows - kGap) / kHeight);
    if (letters > best.letters) best = { columns, letters };
  }
  return best;
}

function arrange() {
  const tables = byId('tables');
  const { columns, letters } = layoutOf(Math.max(1, tables.children.length), tables.clientWidth, tables.clientHeight);
  tables.style.setProperty('--columns', columns);
  tables.style.setProperty('--letters', `${letters}px`);
  tables.querySelectorAll('.name').forEach((name) => fit(name, kNameSizes));
}

const draw = whenChanged((hall) => {
  drawTables(hall, null);
  arrange();
});
addEventListener('resize', arrange);
followHall((hall) => draw({ tables: hall.tables }));
