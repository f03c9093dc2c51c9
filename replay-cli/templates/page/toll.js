// Casualties so far: who was eliminated, reduced or broken, counted in each hex on the map, and listed by event beside it.
const tolling = (hexes, until) => {
  const byId = (id) => document.getElementById(id);
  const [layer, box, map] = ['tolls', 'toll', 'map'].map(byId);
  const rows = [...document.querySelectorAll('#losses tbody tr')].map((row) => {
    const [event, side, unit, , where] = row.children;
    return { event: Number(event.textContent), side: side.textContent, unit, where: where.textContent, what: row.dataset.what, hex: row.dataset.hex };
  });
  // In the order of the OB, so that a side keeps its colour.
  const sides = [...new Set([...document.querySelectorAll('#ob .loss')].map(({ dataset }) => dataset.side).concat(rows.map(({ side }) => side)))];
  const signs = { eliminated: '✗', reduced: '½', broken: '↯' };
  const buttons = [...document.querySelectorAll('button.toll')];
  let is = false;
  let at = -1;
  // `✗2 ½1 ↯3` of some of them.
  const counted = (some) => Object.entries(signs).map(([what, sign]) => [sign, some.filter((row) => row.what === what).length])
    .filter(([, n]) => n).map(([sign, n]) => `${sign}${n}`).join(' ');
  const badge = (hex, some) => sides.map((side, k) => [k, some.filter((row) => row.side === side)]).filter(([, own]) => own.length)
    .map(([k, own], line, all) => {
      const says = counted(own);
      const wide = 90 + 62 * says.length;
      const y = hexes[2 * hex + 1] + (line - (all.length - 1) / 2) * 150;
      return `<g class="side${k % 4}" transform="translate(${hexes[2 * hex]} ${y})"><rect x="${-wide / 2}" y="-66" width="${wide}" height="132" rx="66"/><text y="38">${says}</text></g>`;
    }).join('');
  const paint = () => {
    const past = rows.filter(({ event }) => event <= at);
    const places = new Map();
    for (const row of past) if (row.hex !== undefined) places.set(row.hex, [...(places.get(row.hex) ?? []), row]);
    layer.innerHTML = [...places].map(([hex, some]) => badge(hex, some)).join('');
    const head = document.createElement('p');
    head.textContent = past.length ? 'Casualties so far: ✗ eliminated, ½ reduced, ↯ broken' : 'No casualties so far';
    const totals = document.createElement('ul');
    totals.append(...sides.map((side, k) => {
      const item = document.createElement('li');
      const name = document.createElement('b');
      name.className = `side${k % 4}`;
      name.textContent = side;
      item.append(name, ` ${counted(past.filter((row) => row.side === side)) || 'none'}`);
      return item;
    }));
    const list = document.createElement('ol');
    list.append(...past.reverse().map(({ event, unit, what, where }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `#${event}`;
      link.textContent = event;
      item.append(link, ` ${signs[what]} `, unit.firstElementChild.cloneNode(true), where ? ` in ${where}` : '');
      return item;
    }));
    box.replaceChildren(head, totals, list);
  };
  const toggle = (to = !is) => {
    if (!buttons.length) return;
    is = to;
    box.hidden = !is;
    map.classList.toggle('tolled', is);
    layer.replaceChildren();
    for (const button of buttons) button.setAttribute('aria-pressed', String(is));
    if (is) paint();
  };
  document.querySelector('#losses button.toll')?.addEventListener('click', () => {
    toggle();
    if (is) byId('board').scrollIntoView({ block: 'nearest' });
  }, until);
  return {
    toggle,
    is: () => is,
    show: (n) => {
      at = n;
      if (is) paint();
    },
  };
};
