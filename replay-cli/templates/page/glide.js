// A counter that moves goes along its way; who asked for less motion sees it at its end at once.
const gliding = (stacks, { steps, traces }) => {
  const layer = document.getElementById('glide');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let ended = null;
  const stop = () => {
    ended?.();
    ended = null;
  };
  // The last leg of its way.
  const leg = (n) => {
    const drawn = steps[n][1] < 0 ? null : traces[steps[n][1]].match(/class="move" d="M([^"]*)"/);
    const points = drawn ? drawn[1].match(/-?\d+/g).map(Number) : [];
    return points.length < 4 ? null : points.slice(-4);
  };
  const go = (n, unit) => {
    stop();
    const way = still.matches ? null : leg(n);
    if (!way || !unit) return;
    const there = stacks.changed(n).flatMap(stacks.counters).find((counter) => counter.dataset.u === unit);
    if (!there) return;
    const [x0, y0, x1, y1] = way;
    const moving = there.cloneNode(true);
    layer.replaceChildren(moving);
    there.classList.add('away');
    const run = moving.animate(
      [{ transform: `translate(${x0}px, ${y0}px)` }, { transform: `translate(${x1}px, ${y1}px)` }],
      { duration: 380, easing: 'ease-in-out' },
    );
    // The next step ends it at once: what a browser would do a frame later would befall the counter of that step.
    ended = () => {
      run.onfinish = null;
      run.cancel();
      there.classList.remove('away');
      moving.remove();
    };
    run.onfinish = stop;
  };
  return { go, stop };
};
