// The players' own counters over their own boards: each at its pixel, as VASL draws it. Gives what shows an event.
const pictures = ({ frags, frames, moved, sheet }, until) => {
  const byId = (id) => document.getElementById(id);
  const [map, layer, frame] = ['map', 'pieces', 'moved'].map(byId);
  const width = 8;
  const gone = -1;
  const looks = new CSSStyleSheet();
  looks.replaceSync(sheet);
  document.adoptedStyleSheets = [looks];
  // Rows as they come: counter, drawing, x, y, how far it goes when its stack is opened, height, stack.
  const rows = (flat) => Array.from({ length: flat.length / width }, (_, n) => flat.slice(n * width, (n + 1) * width));
  const steps = frames.map(rows);
  const held = new Map();
  // What each step replaces, so that a step back is as quick as a step forward.
  const before = steps.map((changes) => changes.map((row) => {
    const old = held.get(row[0]) ?? [row[0], gone, 0, 0, 0, 0, 0, gone];
    held.set(row[0], row);
    return old;
  }));
  let box = [];
  const boxes = moved.map((some) => (box = some.length ? some : box));
  const groups = new Map();
  const shown = new Map();
  // The counters on the map, the lowest first.
  const order = [];
  const place = (height) => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (shown.get(order[middle])[6] < height) low = middle + 1; else high = middle;
    }
    return low;
  };
  let opened = gone;
  const lay = (row) => {
    const [item, , x, y, across, down, , stack] = row;
    const far = stack !== gone && stack === opened ? 1 : 0;
    groups.get(item).style.transform = `translate(${x + far * across}px, ${y + far * down}px)`;
  };
  const take = (item) => {
    const old = shown.get(item);
    if (old) order.splice(place(old[6]), 1);
    shown.delete(item);
  };
  const put = (row) => {
    const [item, frag, , , , , height, stack] = row;
    let group = groups.get(item);
    if (frag === gone) {
      group?.remove();
      return;
    }
    if (!group) {
      group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      groups.set(item, group);
      group.dataset.item = item;
    }
    if (group.dataset.frag !== String(frag)) group.innerHTML = frags[frag];
    Object.assign(group.dataset, { frag, stack });
    order.splice(place(height), 0, item);
    shown.set(item, row);
    if (!group.parentNode) lay(row);
  };
  const sort = () => {
    let above = null;
    for (const item of [...order].reverse()) {
      const group = groups.get(item);
      if (group.nextSibling !== above || group.parentNode !== layer) layer.insertBefore(group, above);
      above = group;
    }
  };
  const members = (stack) => order.filter((item) => shown.get(item)[7] === stack);
  const open = (stack) => {
    const both = [opened, stack];
    opened = opened === stack ? gone : stack;
    for (const item of order) if (both.includes(shown.get(item)[7])) lay(shown.get(item));
    // An opened stack lies over all; closed, each lies where it lay.
    sort();
    if (opened !== gone) layer.append(...members(opened).map((item) => groups.get(item)));
  };
  layer.addEventListener('click', ({ target }) => {
    const group = target.closest('#pieces > g');
    if (!group) return;
    const stack = Number(group.dataset.stack);
    const lies = stack === gone ? [Number(group.dataset.item)] : members(stack);
    const title = (item) => groups.get(item).querySelector(':scope > title')?.textContent;
    byId('here').textContent = lies.map(title).reverse().filter(Boolean).join('; ');
    if (stack !== gone && (lies.length > 1 || opened === stack)) open(stack);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opened !== gone) open(opened);
  }, until);
  const choice = byId('drawn');
  const switched = () => map.classList.toggle('pictured', choice.checked);
  choice.addEventListener('change', switched);
  switched();
  let at = gone;
  // The counters at a point of the map, the lowest first; none where the program's own drawings are shown.
  const half = 34;
  const near = (x, y) => (choice.checked && frags.length
    ? order.filter((item) => [x, y].every((side, k) => Math.abs(shown.get(item)[2 + k] - side) < half)).map((item) => groups.get(item)) : null);
  const show = (to) => {
    // A single step glides; others are there at once.
    layer.classList.toggle('still', Math.abs(to - at) !== 1);
    const now = new Map();
    // Boards alone have no counters to step through.
    const gather = (list = []) => list.forEach((row) => now.set(row[0], row));
    while (at < to) gather(steps[++at]);
    while (at > to) gather(before[at--]);
    if (opened !== gone && now.size) open(opened);
    // Heights are in order only while none of those that change is among them.
    [...now.keys()].forEach(take);
    now.forEach(put);
    sort();
    // What was put elsewhere in the row glides from where it lay, once it is drawn there.
    if (now.size && !layer.classList.contains('still')) layer.getBoundingClientRect();
    for (const item of now.keys()) if (shown.has(item)) lay(shown.get(item));
    const [x, y, w, h] = boxes[to] ?? [];
    frame.toggleAttribute('hidden', !w);
    if (w) for (const [key, value] of Object.entries({ x, y, width: w, height: h })) frame.setAttribute(key, value);
  };
  return Object.assign(show, { near });
};
