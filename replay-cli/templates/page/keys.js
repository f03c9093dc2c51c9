// What a key does: a move by its name, with Shift the other way. Fields and controls keep the keys that are theirs.
const keying = (make, lens, until) => {
  const byId = (id) => document.getElementById(id);
  const keys = {
    ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play', Escape: 'close', '?': 'help',
    '+': 'in', '=': 'in', '-': 'out', '−': 'out', 0: 'fit', f: 'finding', r: 'roll', u: 'unit', n: 'hit', m: 'mark',
    "'": 'marked', o: 'stack', l: 'names', d: 'notation', c: 'toll', y: 'link',
  };
  const ways = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open || target.closest?.('input[type=search], input[type=text], select, textarea')) return;
    // A button, a link and a slider keep the keys that are theirs.
    if (target.closest?.('button, a, summary') && (key === ' ' || key === 'Enter')) return;
    if (target.closest?.('input[type=range], input:not([type])') && (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key === ' ')) return;
    if (target.closest?.('input[type=checkbox]') && key === ' ') return;
    if (key === '/') {
      event.preventDefault();
      byId('find').focus();
      return;
    }
    if (event.shiftKey && ways[key]) {
      event.preventDefault();
      lens.pan(...ways[key]);
      return;
    }
    const move = keys[key] ?? keys[key.toLowerCase()];
    if (!move) return;
    event.preventDefault();
    make(move, event.shiftKey && key !== '?' && key !== '+' ? -1 : undefined);
  }, until);
};
