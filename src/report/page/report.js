// Sorts the table by the column whose head was pressed, and the cards as the table.
const table = document.getElementById('all');
const cards = document.getElementById('cards');
const heads = [...table.tHead.rows[0].cells];
const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a, b, figures) {
  if (!figures) return order.compare(a, b);
  return Number(a) - Number(b);
}

function sortBy(column) {
  const head = heads[column];
  const down = head.getAttribute('aria-sort') === 'ascending';
  const figures = head.classList.contains('figure');
  const text = (row) => row.cells[column].textContent.trim();
  const number = (row) => Number(row.dataset.number);
  const rows = [...table.tBodies[0].rows].sort((a, b) => {
    const [x, y] = [text(a), text(b)];
    if (!x !== !y) return x ? -1 : 1; // what has no value stands last, whichever way
    return (down ? -1 : 1) * compare(x, y, figures) || number(a) - number(b);
  });
  table.tBodies[0].append(...rows);
  cards.append(...rows.map((row) => document.getElementById(`photo-${row.dataset.number}`)));
  for (const other of heads) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
}

heads.forEach((head, column) => head.querySelector('button').addEventListener('click', () => sortBy(column)));
