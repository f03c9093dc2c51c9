// What is told of an event: its sentence, its dice, what was found, how likely it was, how it is worked out.
const telling = ({ owed, sheets, steps }, rows, odds) => {
  // The notes of players, by their events.
  const notes = new Map();
  for (const note of document.querySelectorAll('#found .note')) {
    notes.set(note.dataset.event, [...(notes.get(note.dataset.event) ?? []), note]);
  }
  const articles = [...document.getElementById('found').querySelectorAll('article')];
  const spots = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
  // A die as it lies: the first of two is the colored one.
  const face = (pips, n) => {
    const dots = spots[pips].map((k) => `<circle cx="${7 + (k % 3) * 9}" cy="${7 + Math.floor(k / 3) * 9}" r="3"/>`).join('');
    return `<svg class="die${n ? '' : ' colored'}" viewBox="0 0 32 32" role="img" aria-label="${pips}"><rect x="1" y="1" width="30" height="30" rx="6"/>${dots}</svg>`;
  };
  // (A `details` element would cost a step ten times what all else does.)
  const titled = (name, html) => {
    const part = document.createElement('div');
    part.innerHTML = `<h3>${name}</h3>${html}`;
    return part;
  };
  const sentence = (n) => {
    const copy = rows[n].firstElementChild.cloneNode(true);
    for (const part of copy.querySelectorAll(':scope > b, :scope > em, :scope > i')) part.remove();
    return [...copy.childNodes];
  };
  const rolled = (n) => {
    const line = document.createElement('p');
    line.className = 'dice';
    const [dice, row] = [steps[n][6], odds.of(n)];
    const sum = dice.length === 2 ? ` <b>${dice[0] + dice[1]}</b>` : '';
    line.innerHTML = dice.map(face).join('') + sum;
    if (row?.came) {
      const came = document.createElement('span');
      came.className = 'came';
      // Where the log has another result, the one that is due is called so.
      came.textContent = row.otherwise ? `due: ${row.came}` : row.came;
      line.append(' ', came);
    }
    return line;
  };
  const explained = (n) => {
    const parts = [];
    if (steps[n][6].length) parts.push(rolled(n));
    parts.push(...steps[n][3].map((found) => articles[found].cloneNode(true)));
    for (const note of notes.get(String(n)) ?? []) {
      const copy = note.cloneNode(true);
      copy.querySelector('a').remove();
      parts.push(copy);
    }
    parts.push(...odds.plots(n));
    if (sheets[steps[n][2]]) parts.push(titled('How it is worked out', sheets[steps[n][2]]));
    if (owed[steps[n][4]]) parts.push(titled('What is owed now', owed[steps[n][4]]));
    return parts;
  };
  const fold = document.getElementById('fold');
  const line = document.getElementById('line');
  const unfold = () => {
    line.hidden = !line.hidden;
    fold.setAttribute('aria-expanded', String(!line.hidden));
  };
  fold.addEventListener('click', unfold);
  const noted = (n) => { line.innerHTML = steps[n][5]; };
  return { articles, explained, noted, sentence, unfold };
};
