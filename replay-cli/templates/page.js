'use strict';
// Steps through a review. What it does to the window ends when another is shown.
const review = (data) => {
  review.ended?.abort();
  review.ended = new AbortController();
  const until = { signal: review.ended.signal };
  const { frags, hexes, owed, stacks: piles, steps, traces } = data;
  if (!steps.length) return;
  const byId = (id) => document.getElementById(id);
  const rows = [...byId('log').querySelectorAll('li')];
  const stacks = byId('stacks');
  const groups = new Map();
  const none = -1;
  // What each step replaces, so that a step back is as quick as a step forward.
  const held = new Map();
  const before = steps.map(([changes]) => {
    const old = [];
    for (let k = 0; k < changes.length; k += 2) {
      old.push(changes[k], held.get(changes[k]) ?? none);
      held.set(changes[k], changes[k + 1]);
    }
    return old;
  });
  const shown = new Map();
  // What lies under four others is there, and not seen.
  const drawn = (pile) => {
    let out = '';
    for (let k = 0; k < pile.length; k += 3) {
      const [part, x, y] = pile.slice(k, k + 3);
      out += part < 0 ? `<g class="u">${frags[-1 - part]}</g>` : `<g transform="translate(${x} ${y})">${frags[part]}</g>`;
    }
    return out;
  };
  const put = (hex, frag) => {
    if ((shown.get(hex) ?? none) === frag) return;
    shown.set(hex, frag);
    let group = groups.get(hex);
    if (!group) {
      group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.setAttribute('transform', `translate(${hexes[2 * hex]} ${hexes[2 * hex + 1]})`);
      stacks.append(group);
      groups.set(hex, group);
    }
    group.innerHTML = frag === none ? '' : drawn(piles[frag]);
  };
  let at = none;
  const walk = (to) => {
    const now = new Map();
    const take = (list) => {
      for (let k = 0; k < list.length; k += 2) now.set(list[k], list[k + 1]);
    };
    while (at < to) take(steps[++at][0]);
    while (at > to) take(before[at--]);
    now.forEach((frag, hex) => put(hex, frag));
  };
  const map = byId('map');
  const whole = map.getAttribute('viewBox');
  const near = byId('near');
  near.checked = matchMedia('(max-width: 52rem)').matches;
  // The hexes that a step changes, or those around which its trace lies; else where the action was.
  const focus = (n) => {
    const [changes] = steps[n];
    const xs = [];
    const ys = [];
    for (let k = 0; k < changes.length && k < 24; k += 2) {
      xs.push(hexes[2 * changes[k]]);
      ys.push(hexes[2 * changes[k] + 1]);
    }
    const path = byId('trace').querySelector('path');
    if (path) {
      const box = path.getBBox();
      xs.push(box.x, box.x + box.width);
      ys.push(box.y, box.y + box.height);
    }
    return xs.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : null;
  };
  let box = null;
  const look = (view) => {
    if (map.getAttribute('viewBox') !== view) map.setAttribute('viewBox', view);
  };
  const zoom = (n) => {
    if (near.checked) box = focus(n) ?? box;
    if (!near.checked || !box) return look(whole);
    const [left, top, right, bottom] = box;
    const side = Math.max(3600, right - left + 1800, bottom - top + 1800);
    return look(`${(left + right - side) / 2} ${(top + bottom - side) / 2} ${side} ${side}`);
  };
  near.addEventListener('change', () => zoom(at));
  const names = [...byId('hexes').querySelectorAll('.n')].map((name) => name.textContent);
  const grounds = [...byId('hexes').querySelectorAll('use:not(.up)')];
  // A hex, and from the top what lies in it.
  const told = (hex) => {
    const lies = [...(groups.get(hex)?.querySelectorAll('title') ?? [])].map((title) => title.textContent).reverse();
    return `${grounds[hex]?.textContent ?? names[hex]}: ${lies.join('; ') || 'no counter'}`;
  };
  const here = (some) => {
    byId('here').textContent = some.map(told).join('\n');
  };
  map.addEventListener('click', ({ target }) => {
    const pile = target.closest('#stacks > g');
    const hex = pile ? [...groups].find(([, group]) => group === pile)?.[0] : grounds.indexOf(target.closest('use'));
    if (hex !== undefined && hex >= 0) here([hex]);
  });
  const changed = (n) => steps[n][0].filter((_, k) => k % 2 === 0);
  const phases = [...byId('phases').children];
  const starts = phases.map((link) => Number(link.hash.slice(1)));
  let on = null;
  let link = null;
  const articles = [...byId('found').querySelectorAll('article')];
  const explained = (n) => {
    const sheet = document.createElement('div');
    sheet.innerHTML = steps[n][2];
    const due = document.createElement('div');
    due.innerHTML = owed[steps[n][4]] ?? '';
    return [sheet, ...steps[n][3].map((found) => articles[found].cloneNode(true)), due];
  };
  const bring = (row) => {
    const list = byId('log');
    const [there, seen] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (there.top < seen.top || there.bottom > seen.bottom) list.scrollTop += there.top - seen.top - seen.height / 3;
  };
  const show = (n) => {
    const to = Math.max(0, Math.min(steps.length - 1, n));
    walk(to);
    const trace = steps[to][1];
    byId('trace').innerHTML = trace === none ? '' : traces[trace];
    zoom(to);
    const row = rows[to];
    if (on) { on.classList.remove('on'); on.firstElementChild.removeAttribute('aria-current'); }
    on = row;
    row.classList.add('on');
    row.firstElementChild.setAttribute('aria-current', 'step');
    byId('what').textContent = row.textContent;
    byId('detail').replaceChildren(...explained(to));
    here(changed(to).slice(0, 3));
    const phase = phases[starts.findLastIndex((start) => start <= to)] ?? null;
    if (link !== phase) {
      link?.classList.remove('on');
      phase?.classList.add('on');
      if (phase) byId('phases').scrollLeft = phase.offsetLeft - byId('phases').clientWidth / 3;
      link = phase;
    }
    byId('at').textContent = `event ${to} of ${steps.length - 1}${link ? ', ' + link.firstChild.textContent : ''}`;
    bring(row);
    // Rows that were never seen have a guessed height: once they are drawn it is looked at again.
    requestAnimationFrame(() => bring(row));
  };
  // The address follows at rest: a browser allows so many changes of it.
  let later;
  const name = () => {
    clearTimeout(later);
    try {
      history.replaceState(null, '', '#' + at);
    } catch {
      // Then it stays as it is.
    }
  };
  addEventListener('pagehide', name, until);
  // Before a link is followed: to a browser one to the event that the address still names is no change.
  addEventListener('click', (event) => event.target.closest?.('a') && name(), { capture: true, ...until });
  until.signal.addEventListener('abort', () => clearTimeout(later));
  const go = (n) => {
    show(n);
    clearTimeout(later);
    later = setTimeout(name, 250);
  };
  const seek = (is, by) => {
    for (let n = at + by; n >= 0 && n < rows.length; n += by) if (is(rows[n])) return go(n);
  };
  // Bookmarks are the reader's: they stay in his browser, by the name of the game.
  const place = `asl-replay ${document.title}`;
  const marked = (() => {
    try {
      return new Set(JSON.parse(localStorage.getItem(place) ?? '[]'));
    } catch {
      return new Set();
    }
  })();
  const paint = (n) => rows[n]?.classList.toggle('k', marked.has(n));
  marked.forEach(paint);
  const mark = () => {
    if (!marked.delete(at)) marked.add(at);
    paint(at);
    try {
      localStorage.setItem(place, JSON.stringify([...marked]));
    } catch {
      // A browser that keeps nothing keeps them until the page is closed.
    }
  };
  const moves = {
    mark,
    marked: (by = 1) => seek((row) => row.classList.contains('k'), by),
    first: () => go(0),
    last: () => go(steps.length - 1),
    back: () => go(at - 1),
    next: () => go(at + 1),
    finding: (by = 1) => seek((row) => row.classList.contains('x'), by),
    roll: (by = 1) => seek((row) => row.classList.contains('r'), by),
    hit: (by = 1) => seek((row) => !row.hidden, by),
    unit: (by = 1) => {
      const unit = rows[at].dataset.u;
      if (unit) seek((row) => row.dataset.u === unit, by);
    },
  };
  // A row is searched by its own words and by those of its findings.
  const words = rows.map((row, n) => [row, ...steps[n][3].map((found) => articles[found])]
    .map((part) => `${part.textContent} ${part.dataset.k ?? ''}`.toLowerCase()).join(' '));
  const centres = new Map(names.map((hex, n) => [`${hexes[2 * n]} ${hexes[2 * n + 1]}`, hex.toLowerCase()]));
  // What one word may ask for alone: `unit:gG`, `hex:J4`, `rule:A7`, `by:anna`.
  const kinds = {
    unit: (n, word) => rows[n].dataset.u?.toLowerCase() === word,
    by: (n, word) => rows[n].querySelector('em')?.textContent.toLowerCase() === word,
    rule: (n, word) => steps[n][3].some((found) => [...articles[found].querySelectorAll('b')]
      .some((rule) => rule.textContent.toLowerCase().startsWith(word))),
    hex: (n, word) => changed(n).some((hex) => names[hex]?.toLowerCase() === word)
      || [...(traces[steps[n][1]] ?? '').matchAll(/-?\d+ -?\d+/g)].some(([at]) => centres.get(at) === word)
      || rows[n].textContent.toLowerCase().split(/[^\p{L}\p{N}:]+/u).includes(word),
  };
  const fits = (n, word) => {
    const [kind, of] = word.split(/:(.+)/);
    return of && Object.hasOwn(kinds, kind) ? kinds[kind](n, of) : words[n].includes(word);
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
  byId('sift').addEventListener('submit', (event) => {
    event.preventDefault();
    document.activeElement.blur();
    if (rows[at].hidden) moves.hit();
  });
  byId('find').addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.target.blur();
  });
  byId('steps').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) moves[button.dataset.go]();
  });
  const keys = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', f: 'finding', r: 'roll', u: 'unit', n: 'hit', m: 'mark', "'": 'marked' };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input[type=search], select')) return;
    if (event.key === '/') {
      event.preventDefault();
      return byId('find').focus();
    }
    const move = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!move) return;
    event.preventDefault();
    if (event.shiftKey) moves[move](-1); else moves[move]();
  }, until);
  // What was asked for stands in the event: the address itself may have been named anew since.
  const read = (address) => {
    const n = Number.parseInt(new URL(address).hash.slice(1), 10);
    return Number.isNaN(n) ? steps.length - 1 : n;
  };
  addEventListener('hashchange', (event) => {
    show(read(event.newURL));
    name();
  }, until);
  // On paper each event with a finding has a page: the map as it was, and what was found.
  addEventListener('beforeprint', () => {
    const now = at;
    const all = rows.map((row, n) => [row, n]).filter(([row]) => row.classList.contains('x'));
    const pages = all.slice(0, 60);
    byId('print').replaceChildren(...pages.map(([row, n]) => {
      walk(n);
      const trace = steps[n][1];
      byId('trace').innerHTML = trace === none ? '' : traces[trace];
      const page = document.createElement('div');
      const title = document.createElement('h2');
      title.textContent = row.textContent;
      const map = byId('map').cloneNode(true);
      map.removeAttribute('id');
      page.append(title, map, ...explained(n));
      return page;
    }));
    if (all.length > pages.length) {
      const rest = document.createElement('p');
      rest.textContent = `${all.length - pages.length} more events with a finding have no page here: they stand in the list of findings.`;
      byId('print').append(rest);
    }
    show(now);
  }, until);
  show(read(location.href));
};
