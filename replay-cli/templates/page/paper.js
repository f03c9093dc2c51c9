// On paper each event with a finding has a page: the map as it was, and what was found.
const printing = ({ steps, traces }, rows, stacks, film, tell, back) => {
  const byId = (id) => document.getElementById(id);
  const most = 60;
  return () => {
    const all = rows.map((row, n) => [row, n]).filter(([row]) => row.classList.contains('x'));
    const pages = all.slice(0, most);
    const whole = byId('map').dataset.whole;
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
      map.setAttribute('viewBox', whole);
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
