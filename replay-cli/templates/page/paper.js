// On paper each event with a finding has a page: the map as it was where it happened, and what was found.
const printing = ({ steps, traces }, rows, stacks, film, tell, focus, back) => {
  const byId = (id) => document.getElementById(id);
  const most = 60;
  return () => {
    const all = rows.map((row, n) => [row, n]).filter(([row]) => row.classList.contains('x'));
    const pages = all.slice(0, most);
    const whole = byId('map').dataset.whole;
    // Half again as wide as it is high, and never beyond the map.
    const around = ([x0, y0, x1, y1]) => {
      const [left, top, wide, high] = whole.split(' ').map(Number);
      const w = Math.min(Math.max(x1 - x0 + 3000, (y1 - y0 + 2600) * 1.5, 8400), wide);
      const h = Math.min(w / 1.5, high);
      const within = (middle, size, from, all) => Math.min(Math.max(middle - size / 2, from), from + all - size);
      return [within((x0 + x1) / 2, w, left, wide), within((y0 + y1) / 2, h, top, high), w, h].map(Math.round).join(' ');
    };
    byId('print').replaceChildren(...pages.map(([, n]) => {
      stacks.walk(n);
      film?.(n);
      const trace = steps[n][1];
      byId('trace').innerHTML = trace < 0 ? '' : traces[trace];
      const page = document.createElement('div');
      const title = document.createElement('h2');
      title.append(`Event ${n}: `, ...tell.sentence(n));
      const map = byId('map').cloneNode(true);
      map.removeAttribute('id');
      map.classList.remove('tolled');
      const box = focus(n);
      map.setAttribute('viewBox', box ? around(box) : whole);
      for (const part of map.querySelectorAll('[id]')) part.removeAttribute('id');
      map.querySelector('defs').remove();
      page.append(title, map, ...tell.explained(n));
      return page;
    }));
    if (all.length > pages.length) {
      const rest = document.createElement('p');
      rest.textContent = `${all.length - pages.length} more events with a finding have no page here: they stand in the list of findings.`;
      byId('print').append(rest);
    }
    back();
  };
};
