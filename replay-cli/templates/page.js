'use strict';
// Steps through a review. What it does to the window ends when another is shown.
const review = (data) => {
  review.ended?.abort();
  review.ended = new AbortController();
  const until = { signal: review.ended.signal };
  const { frags, hexes, steps, traces } = data;
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
    group.innerHTML = frag === none ? '' : frags[frag];
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
  const phases = [...byId('phases').children];
  const starts = phases.map((link) => Number(link.hash.slice(1)));
  let on = null;
  let link = null;
  const articles = [...byId('found').querySelectorAll('article')];
  const explained = (n) => {
    const sheet = document.createElement('div');
    sheet.innerHTML = steps[n][2];
    return [sheet, ...steps[n][3].map((found) => articles[found].cloneNode(true))];
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
    const here = starts.findLastIndex((start) => start <= to);
    if (link) link.classList.remove('on');
    link = phases[here] ?? null;
    if (link) { link.classList.add('on'); }
    byId('at').textContent = `event ${to} of ${steps.length - 1}${link ? ', ' + link.firstChild.textContent : ''}`;
    bring(row);
    // Rows that were never seen have a guessed height: once they are drawn it is looked at again.
    requestAnimationFrame(() => bring(row));
  };
  const go = (n) => {
    show(n);
    history.replaceState(null, '', '#' + at);
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
  const sift = () => {
    const wanted = byId('find').value.toLowerCase().split(/\s+/).filter(Boolean);
    const only = byId('only').value;
    let hits = 0;
    rows.forEach((row, n) => {
      const is = (!only || row.classList.contains(only)) && wanted.every((word) => words[n].includes(word));
      row.hidden = !is;
      hits += is;
    });
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
  const read = () => {
    const n = Number.parseInt(location.hash.slice(1), 10);
    show(Number.isNaN(n) ? steps.length - 1 : n);
  };
  addEventListener('hashchange', read, until);
  // On paper each event with a finding has a page: the map as it was, and what was found.
  addEventListener('beforeprint', () => {
    const now = at;
    const pages = rows.map((row, n) => [row, n]).filter(([row]) => row.classList.contains('x')).slice(0, 60);
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
    show(now);
  }, until);
  read();
};
