// What lies on each hex at each step, put on the map.
const stacking = ({ frags, hexes, stacks: piles, steps }) => {
  const none = -1;
  const layer = document.getElementById('stacks');
  const groups = new Map();
  const shown = new Map();
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
  // What lies under four others is there, and not seen.
  const drawn = (pile) => {
    let out = '';
    for (let k = 0; k < pile.length; k += 3) {
      const [part, x, y] = pile.slice(k, k + 3);
      out += part < 0 ? `<g class="hid">${frags[-1 - part]}</g>` : `<g transform="translate(${x} ${y})">${frags[part]}</g>`;
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
      layer.append(group);
      groups.set(hex, group);
    }
    group.innerHTML = frag === none ? '' : drawn(piles[frag]);
  };
  let at = none;
  return {
    groups,
    walk: (to) => {
      const now = new Map();
      const take = (list) => {
        for (let k = 0; k < list.length; k += 2) now.set(list[k], list[k + 1]);
      };
      while (at < to) take(steps[++at][0]);
      while (at > to) take(before[at--]);
      now.forEach((frag, hex) => put(hex, frag));
    },
    changed: (n) => steps[n][0].filter((_, k) => k % 2 === 0),
    // The counters of a hex, the lowest first, each as a drawing.
    counters: (hex) => [...(groups.get(hex)?.querySelectorAll('.c') ?? [])],
    centre: (hex) => [hexes[2 * hex], hexes[2 * hex + 1]],
  };
};
