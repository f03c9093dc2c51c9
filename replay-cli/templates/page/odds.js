// How likely each result was, what came, and what it would have been with another figure.
const reckoning = ({ odds, steps }, rows) => {
  const signed = (n) => (n > 0 ? `+${n}` : `${n}`);
  const percent = (n) => `${Math.round((n * 100) / 36)}%`;
  const span = 4;
  const of = (n) => {
    const [row, came, declared, otherwise] = steps[n][7] ?? [];
    if (row === undefined) return null;
    const [what, on, by, figure, good, names, at] = odds[row];
    return { what, on, by, figure, good, names, at, place: came, came: names[came] ?? '', otherwise: otherwise === 1, declared: declared >= 0 ? odds[declared] : null };
  };
  const element = (name, set = {}, ...parts) => {
    const made = document.createElement(name);
    Object.assign(made, set);
    made.append(...parts);
    return made;
  };
  // Bars side by side, one a result.
  const bars = (names, chances, place, good) => {
    const list = element('ol', { className: 'bars' });
    names.forEach((name, k) => {
      if (!chances[k] && k !== place) return;
      const bar = element('span', { className: 'h' });
      bar.style.height = `${(chances[k] / Math.max(...chances)) * 100}%`;
      const item = element('li', { className: `${k === place ? 'here' : ''}${k < good ? ' good' : ''}` },
        element('span', { className: 'pc', textContent: percent(chances[k]) }), element('span', { className: 'col' }, bar), element('span', { className: 'name', textContent: name }));
      if (k === place) item.append(element('span', { className: 'sr', textContent: ' (this came)' }));
      list.append(item);
    });
    return list;
  };
  const better = (row, chances) => {
    const good = row.place < row.good;
    const part = good ? chances.slice(0, row.place + 1) : chances.slice(row.place);
    const sum = part.reduce((a, b) => a + b, 0);
    const more = sum === chances[row.place] ? '' : good ? ' or better for the roller' : ' or worse for the roller';
    return `${row.came}${more}: ${sum} of 36 throws, ${percent(sum)}.`;
  };
  const plot = (n) => {
    const row = of(n);
    const due = row.at[span];
    const holder = element('div', {}, bars(row.names, due, row.place, row.good));
    const says = element('p', { className: 'odds-says', textContent: row.place >= 0 ? better(row, due) : '' });
    const slide = element('input', { type: 'range', min: -span, max: span, value: 0, step: 1 });
    slide.setAttribute('aria-label', `Had the ${row.by} been another`);
    const word = element('output', { textContent: signed(row.figure) });
    slide.addEventListener('input', () => {
      const more = Number(slide.value);
      const chances = row.at[span + more];
      word.textContent = signed(row.figure + more);
      slide.setAttribute('aria-valuetext', `${row.by} ${signed(row.figure + more)}`);
      holder.replaceChildren(bars(row.names, chances, more ? -1 : row.place, row.good));
      const good = chances.slice(0, row.good).reduce((a, b) => a + b, 0);
      says.textContent = more ? `With ${row.by} ${signed(row.figure + more)} instead of ${signed(row.figure)}: ${percent(good)} succeed.` : better(row, due);
    });
    const part = element('section', { className: 'odds' },
      element('h3', { textContent: `How likely it was: ${row.what}, ${row.on}` }), holder, says,
      element('label', { className: 'what-if' }, `had the ${row.by} been `, slide, word));
    if (row.declared) {
      const [, on, , , good, names, at] = row.declared;
      part.append(element('h3', { textContent: `As declared: ${on}` }), bars(names, at[span], -1, good));
    }
    return part;
  };
  // Of an attack that is only declared, the roll that resolves it; the number may be that of another one in another phase.
  const declared = (n) => /(?:^|: )(a\d+) \S+ by /.exec(steps[n][5])?.[1];
  const later = (n) => {
    const attack = declared(n);
    if (!attack) return null;
    const resolves = new RegExp(`(?:^|: )${attack} ift `);
    for (let k = n + 1; k < steps.length && declared(k) !== attack; k++) {
      if (of(k)?.what === 'IFT' && resolves.test(steps[k][5])) return k;
    }
    return null;
  };
  const plots = (n) => {
    if (of(n)) return [plot(n)];
    const then = rows[n].classList.contains('x') ? later(n) : null;
    if (then === null) return [];
    const part = plot(then);
    part.querySelector('h3').prepend(element('a', { href: `#${then}`, textContent: `Event ${then}` }), ' resolves it. ');
    return [part];
  };
  return { of, plots };
};
