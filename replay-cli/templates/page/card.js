// The card of the scenario at an event: who is in play, who is lost, whose turn it is.
const carding = () => {
  const turns = [...document.querySelectorAll('#track li')];
  const sides = [...document.querySelectorAll('#ob > section')].map((side) => [side.querySelector('.loss'), [...side.querySelectorAll('.ob')].map((unit) => [
    unit, Number(unit.dataset.from), Number(unit.dataset.lost ?? Infinity), Number(unit.dataset.cvp ?? NaN)])]);
  let shown = -1;
  const show = (n) => {
    if (shown === n) return;
    shown = n;
    const now = turns.findLastIndex((turn) => Number(turn.dataset.from) <= n);
    turns.forEach((turn, k) => {
      turn.classList.toggle('on', k === now);
      if (k === now) turn.setAttribute('aria-current', 'step'); else turn.removeAttribute('aria-current');
    });
    for (const [line, units] of sides) {
      let [play, lost, cvp, unknown] = [0, 0, 0, 0];
      for (const [unit, from, gone, worth] of units) {
        const state = gone <= n ? 'lost' : from <= n ? 'in' : 'due';
        if (unit.dataset.state !== state) unit.dataset.state = state;
        play += state === 'in';
        lost += state === 'lost';
        if (state === 'lost') cvp += worth || 0;
        unknown += state === 'lost' && Number.isNaN(worth);
      }
      line.textContent = `${play} in play, ${lost} lost${lost ? `: ${cvp} CVP` : ''}${unknown ? `, ${unknown} of them without figures and not counted` : ''}`;
    }
  };
  // Who does not look at the card does not wait for it.
  let asked = 0;
  return (n) => {
    clearTimeout(asked);
    asked = setTimeout(() => show(n), 60);
  };
};
