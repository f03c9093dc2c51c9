// A stack, opened: all its counters side by side, the top one first; the player's own where these are shown.
const piling = (stacks, names, own) => {
  const box = document.getElementById('pile');
  let from = null;
  const close = () => {
    if (box.hidden) return;
    box.hidden = true;
    box.replaceChildren();
    from?.focus?.({ preventScroll: true });
    from = null;
  };
  const open = (hex) => {
    const theirs = own(hex);
    const counters = (theirs ?? stacks.counters(hex)).reverse();
    if (!counters.length) return close();
    from ??= document.activeElement;
    const head = document.createElement('p');
    const shut = document.createElement('button');
    shut.type = 'button';
    shut.textContent = '✕';
    shut.setAttribute('aria-label', 'Close the stack');
    shut.addEventListener('click', close);
    head.append(`${names[hex]}: ${counters.length} ${counters.length === 1 ? 'counter' : 'counters'}, the top one first`, shut);
    const list = document.createElement('ul');
    list.append(...counters.map((counter) => {
      const item = document.createElement('li');
      const tile = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      tile.setAttribute('viewBox', theirs ? '-42 -42 84 84' : '-260 -260 520 520');
      tile.setAttribute('class', theirs ? 'tile pieces' : 'tile');
      tile.setAttribute('aria-hidden', 'true');
      const copy = counter.cloneNode(true);
      copy.removeAttribute('style');
      tile.append(copy);
      const says = document.createElement('span');
      says.textContent = counter.querySelector(':scope > title').textContent;
      item.append(tile, says);
      return item;
    }));
    box.replaceChildren(head, list);
    box.hidden = false;
    shut.focus({ preventScroll: true });
    return undefined;
  };
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  return { open, close };
};
