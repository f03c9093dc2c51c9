// What part of the map is seen: wheel, pinch, drag, keys.
const lensing = (map, until) => {
  const [left, top, wide, high] = map.getAttribute('viewBox').split(' ').map(Number);
  const least = 1100;
  let view = { x: left, y: top, w: wide, h: high };
  let frame = 0;
  const set = (next) => {
    view = next;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      map.setAttribute('viewBox', [view.x, view.y, view.w, view.h].map(Math.round).join(' '));
    });
  };
  const ratio = () => (map.clientHeight || 1) / (map.clientWidth || 1);
  // The part has the shape of the window, so that all of the window is map.
  const shaped = (x, y, w) => ({ x: x - w / 2, y: y - (w * ratio()) / 2, w, h: w * ratio() });
  const widest = () => Math.max(wide, high / ratio());
  const bound = (v) => {
    const at = (from, size, low, all) => (size >= all ? low + all / 2 - size / 2 : Math.min(Math.max(from, low - size / 12), low + all - (size * 11) / 12));
    return { ...v, x: at(v.x, v.w, left, wide), y: at(v.y, v.h, top, high) };
  };
  const whole = () => set(bound(shaped(left + wide / 2, top + high / 2, widest())));
  // A point of the window, in the units of the map.
  const under = (x, y) => {
    const box = map.getBoundingClientRect();
    return [view.x + ((x - box.left) / box.width) * view.w, view.y + ((y - box.top) / box.height) * view.h];
  };
  const zoom = (by, x, y) => {
    const w = Math.min(Math.max(view.w / by, least), widest());
    const [px, py] = x === undefined ? [view.x + view.w / 2, view.y + view.h / 2] : under(x, y);
    const k = w / view.w;
    set(bound({ x: px - (px - view.x) * k, y: py - (py - view.y) * k, w, h: w * ratio() }));
  };
  const pan = (dx, dy) => set(bound({ ...view, x: view.x + dx * view.w, y: view.y + dy * view.h }));
  // Brings a box into view: nothing moves while it is well inside.
  const bring = ([x0, y0, x1, y1], close) => {
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const edge = view.w * 0.08;
    const inside = x0 > view.x + edge && x1 < view.x + view.w - edge && y0 > view.y + edge && y1 < view.y + view.h - edge;
    const room = Math.max(x1 - x0 + 1800, (y1 - y0 + 1500) / ratio());
    if (close) return set(bound(shaped(cx, cy, Math.min(Math.max(map.clientWidth * 6, room), widest()))));
    if (!inside) set(bound(shaped(cx, cy, Math.min(Math.max(view.w, room), widest()))));
    return undefined;
  };
  map.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.06 : 0.0016)), event.clientX, event.clientY);
  }, { passive: false });
  // One pointer drags, two pinch; who hardly moved has clicked.
  const down = new Map();
  let far = 0;
  map.addEventListener('pointerdown', (event) => {
    if (event.button) return;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    if (down.size === 1) far = 0;
  });
  map.addEventListener('pointermove', (event) => {
    const last = down.get(event.pointerId);
    if (!last) return;
    const here = [event.clientX, event.clientY];
    far += Math.abs(here[0] - last[0]) + Math.abs(here[1] - last[1]);
    if (far > 5 && !map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
    if (down.size === 1) pan((last[0] - here[0]) / map.clientWidth, (last[1] - here[1]) / map.clientHeight);
    else {
      const other = [...down].find(([id]) => id !== event.pointerId)[1];
      const span = ([x, y]) => Math.hypot(x - other[0], y - other[1]) || 1;
      zoom(span(here) / span(last), (here[0] + other[0]) / 2, (here[1] + other[1]) / 2);
    }
    down.set(event.pointerId, here);
  });
  map.addEventListener('click', (event) => far > 5 && event.stopPropagation(), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) map.addEventListener(end, (event) => down.delete(event.pointerId));
  addEventListener('resize', () => set(bound(shaped(view.x + view.w / 2, view.y + view.h / 2, Math.min(view.w, widest())))), until);
  // What is seen, by its middle and its width; and the same again.
  const seen = () => [view.x + view.w / 2, view.y + view.h / 2, view.w].map(Math.round);
  const look = (x, y, w) => set(bound(shaped(x, y, Math.min(Math.max(w, least), widest()))));
  whole();
  return { whole, zoom, pan, bring, seen, look };
};
