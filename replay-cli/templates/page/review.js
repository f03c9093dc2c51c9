// Steps through a review. What it does to the window ends when another is shown.
const review = (data) => {
  review.ended?.abort();
  review.ended = new AbortController();
  const until = { signal: review.ended.signal };
  const { hexes, steps, traces } = data;
  if (!steps.length) return;
  const byId = (id) => document.getElementById(id);
  const rows = [...byId('log').querySelectorAll('li')];
  const last = steps.length - 1;
  const map = byId('map');
  map.dataset.whole = map.getAttribute('viewBox');
  const names = [...byId('hexes').querySelectorAll('.n')].map((name) => name.textContent);
  const grounds = [...byId('hexes').querySelectorAll(':scope > use:not(.up)')];
  const stacks = stacking(data);
  const lens = lensing(map, until);
  const film = data.pictures ? pictures(data.pictures, until) : null;
  // A hex on the map of VASL, whose edge is as wide as that of its window.
  const onMap = (hex) => stacks.centre(hex).map((side) => side / 8 + 400);
  const pile = piling(stacks, names, (hex) => film?.near(...onMap(hex)) ?? null);
  const glide = gliding(stacks, data);
  const odds = reckoning(data, rows);
  const tell = telling(data, rows, odds);
  const list = listing(data, rows, tell.articles, stacks, names);
  const mark = marking(rows);
  const card = carding();
  const toll = tolling(hexes, until);
  const phases = [...byId('phases').querySelectorAll('a')];
  const starts = phases.map((link) => Number(link.hash.slice(1)));
  let at = -1;
  let on = null;
  let link = null;
  // The hexes that a step changes, or those around which its trace lies; else where the action was.
  const focus = (n) => {
    const [xs, ys] = [[], []];
    for (const hex of stacks.changed(n).slice(0, 12)) {
      xs.push(hexes[2 * hex]);
      ys.push(hexes[2 * hex + 1]);
    }
    for (const [point] of (traces[steps[n][1]] ?? '').matchAll(/-?\d+ -?\d+/g)) {
      const [x, y] = point.split(' ').map(Number);
      xs.push(x);
      ys.push(y);
    }
    return xs.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : null;
  };
  // A step that shows nothing of its own belongs to the one before it.
  const nearest = (n) => {
    for (let k = n; k >= Math.max(0, n - 12); k--) {
      const box = focus(k);
      if (box) return box;
    }
    return null;
  };
  const look = (n, close) => {
    const box = nearest(n);
    if (box) lens.bring(box, close);
  };
  byId('near').addEventListener('change', ({ target }) => target.checked && look(at, false));
  // A hex, and from the top what lies in it.
  const told = (hex) => {
    const lies = stacks.counters(hex).map((counter) => counter.querySelector('title').textContent).reverse();
    return `${grounds[hex]?.textContent ?? names[hex]}: ${lies.join('; ') || 'no counter'}`;
  };
  const here = (some) => {
    byId('here').textContent = some.map(told).join('\n');
  };
  const hexOf = (target) => {
    const group = target.closest('#stacks > g');
    if (group) return [...stacks.groups].find(([, other]) => other === group)?.[0];
    return grounds.indexOf(target.closest('use'));
  };
  map.addEventListener('click', ({ target }) => {
    const hex = hexOf(target);
    if (hex === undefined || hex < 0) return;
    here([hex]);
    pile.open(hex);
  });
  const show = (n, step = false) => {
    const to = Math.max(0, Math.min(last, n));
    glide.stop();
    stacks.walk(to);
    film?.(to);
    const trace = steps[to][1];
    byId('trace').innerHTML = trace < 0 ? '' : traces[trace];
    if (byId('near').checked) look(to, at < 0);
    if (step && to === at + 1) glide.go(to, rows[to].dataset.u);
    at = to;
    const row = rows[to];
    if (on) { on.classList.remove('on'); on.firstElementChild.removeAttribute('aria-current'); }
    on = row;
    row.classList.add('on');
    row.firstElementChild.setAttribute('aria-current', 'step');
    byId('what').replaceChildren(...tell.sentence(to));
    byId('detail').replaceChildren(...tell.explained(to));
    tell.noted(to);
    here(stacks.changed(to).slice(0, 3));
    pile.close();
    const phase = phases[starts.findLastIndex((start) => start <= to)] ?? null;
    if (link !== phase) {
      link?.classList.remove('on');
      phase?.classList.add('on');
      if (phase) byId('phases').scrollLeft = phase.offsetLeft - byId('phases').clientWidth / 3;
      link = phase;
    }
    const words = `event ${to} of ${last}${link ? ', ' + link.title : ''}`;
    const by = row.querySelector('em')?.textContent;
    byId('at').textContent = by ? `${words}, ${by}` : words;
    drive.show(to, words);
    card(to);
    toll.show(to);
    list.bring(row);
    // Rows that were never seen have a guessed height: once they are drawn it is looked at again.
    requestAnimationFrame(() => list.bring(row));
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
    show(n, true);
    clearTimeout(later);
    later = setTimeout(name, 250);
  };
  const turns = starts.filter((_, k) => phases[k].previousElementSibling?.tagName === 'B');
  const drive = driving(rows, turns, go, until);
  const seek = (is, by) => {
    for (let n = at + by; n >= 0 && n < rows.length; n += by) if (is(rows[n])) return go(n);
    return undefined;
  };
  const swap = () => {
    const is = document.body.classList.toggle('log-names');
    byId('names').setAttribute('aria-pressed', String(is));
  };
  byId('names').addEventListener('click', swap);
  byId('help').addEventListener('click', () => byId('keys').showModal());
  const moves = {
    mark: () => mark(at),
    marked: (by = 1) => seek((row) => row.classList.contains('k'), by),
    first: () => go(0),
    last: () => go(last),
    back: () => go(at - 1),
    next: () => go(at + 1),
    play: () => drive.play(),
    finding: (by = 1) => seek((row) => row.classList.contains('x'), by),
    roll: (by = 1) => seek((row) => row.classList.contains('r'), by),
    hit: (by = 1) => seek((row) => !row.hidden, by),
    unit: (by = 1) => {
      const unit = rows[at].dataset.u;
      if (unit) seek((row) => row.dataset.u === unit, by);
    },
    in: () => lens.zoom(1.35),
    out: () => lens.zoom(1 / 1.35),
    fit: () => lens.whole(),
    stack: () => {
      for (let k = at; k >= 0; k--) {
        const hex = stacks.changed(k).find((hex) => stacks.counters(hex).length);
        if (hex !== undefined) return pile.open(hex);
      }
      return undefined;
    },
    toll: () => toll.toggle(),
    names: swap,
    notation: () => tell.unfold(),
    help: () => byId('keys').showModal(),
    close: () => pile.close(),
    link: () => address.take(at),
  };
  const address = linking(lens, toll, moves);
  byId('sift').addEventListener('submit', (event) => {
    event.preventDefault();
    document.activeElement.blur();
    if (rows[at].hidden) moves.hit();
  });
  const stops = new Set(['first', 'last', 'back', 'next', 'finding', 'roll', 'unit', 'hit', 'marked']);
  const make = (move, by) => {
    if (stops.has(move)) drive.stop();
    moves[move](by);
  };
  byId('steps').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) make(button.dataset.go);
  });
  byId('lens').addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) moves[button.dataset.look]();
  });
  keying(make, lens, until);
  // It opens where it matters: at the first finding, what is broken before what is open, else at the first event of play.
  const matters = Math.max(0, ...['broken', 'x', 'p'].map((is) => rows.findIndex((row) => row.classList.contains(is))).filter((n) => n > 0).slice(0, 1));
  // What was asked for stands in the event: the address itself may have been named anew since.
  const read = (address, otherwise) => {
    const n = Number.parseInt(new URL(address).hash.slice(1), 10);
    return Number.isNaN(n) ? otherwise : n;
  };
  addEventListener('hashchange', (event) => {
    const n = read(event.newURL, -1);
    // A link to a part of the page is no event.
    if (n < 0) return;
    drive.stop();
    show(n);
    if (event.newURL.includes(';')) address.follow(event.newURL); else name();
  }, until);
  addEventListener('beforeprint', printing(data, rows, stacks, film, tell, nearest, () => show(at)), until);
  const came = location.href;
  show(read(came, matters));
  address.follow(came);
};
