// The list of events, and what is searched in it.
const listing = ({ hexes, steps, traces, types }, rows, articles, stacks, names) => {
  const byId = (id) => document.getElementById(id);
  // A row is searched by its own words, by its line in the notation and by those of its findings.
  let words = null;
  const wordsOf = () => words ??= rows.map((row, n) => [row, ...steps[n][3].map((found) => articles[found])]
    .map((part) => part.textContent + [...part.querySelectorAll('b[title]')].map((rule) => ` ${rule.title}`).join('')).concat(types[row.dataset.u] ?? '', steps[n][5]).join(' ').toLowerCase());
  const centres = new Map(names.map((hex, n) => [`${hexes[2 * n]} ${hexes[2 * n + 1]}`, hex.toLowerCase()]));
  // What one word may ask for alone: `unit:gG`, `hex:J4`, `rule:A7`, `by:anna`.
  const kinds = {
    unit: (n, word) => rows[n].dataset.u?.toLowerCase() === word,
    by: (n, word) => rows[n].querySelector('em')?.textContent.toLowerCase() === word,
    rule: (n, word) => steps[n][3].some((found) => [...articles[found].querySelectorAll('b')]
      .some((rule) => rule.title.toLowerCase().startsWith(word))),
    hex: (n, word) => stacks.changed(n).some((hex) => names[hex]?.toLowerCase() === word)
      || [...(traces[steps[n][1]] ?? '').matchAll(/-?\d+ -?\d+/g)].some(([at]) => centres.get(at) === word)
      || steps[n][5].toLowerCase().split(/[^\p{L}\p{N}:]+/u).includes(word),
  };
  const fits = (n, word) => {
    const [kind, of] = word.split(/:(.+)/);
    return of && Object.hasOwn(kinds, kind) ? kinds[kind](n, of) : wordsOf()[n].includes(word);
  };
  const sift = () => {
    const wanted = byId('find').value.toLowerCase().split(/\s+/).filter(Boolean);
    const only = byId('only').value;
    let hits = 0;
    rows.forEach((row, n) => {
      const is = (!only || row.classList.contains(only)) && wanted.every((word) => fits(n, word));
      row.hidden = !is;
      hits += is;
    });
    // A part of the list that was never seen has a guessed height.
    for (const part of byId('log').children) {
      const left = [...part.children].filter((row) => !row.hidden).length;
      part.hidden = left === 0;
      part.style.containIntrinsicBlockSize = left === part.children.length ? '' : `${left * 1.7}rem`;
    }
    byId('hits').textContent = wanted.length || only ? `${hits} of ${rows.length}` : '';
  };
  byId('sift').addEventListener('input', sift);
  byId('find').addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.target.blur();
  });
  const bring = (row) => {
    const list = byId('log');
    const [there, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (there.top < seen.top || there.bottom > seen.bottom) list.scrollTop += there.top - seen.top - seen.height / 3;
  };
  return { bring };
};
