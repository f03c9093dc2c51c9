// The slider over the whole game with its marks, and playing by itself.
const driving = (rows, starts, go, until) => {
  const byId = (id) => document.getElementById(id);
  const [slide, ticks, button] = [byId('slide'), byId('ticks'), byId('play')];
  const last = rows.length - 1;
  slide.max = last;
  slide.addEventListener('input', () => go(Number(slide.value)));
  const colors = { broken: '#d22f27', undecided: '#e0a100', waived: '#3f9a4e' };
  const paint = () => {
    const [wide, high] = [ticks.clientWidth, ticks.clientHeight];
    if (!wide) return;
    [ticks.width, ticks.height] = [wide * devicePixelRatio, high * devicePixelRatio];
    const draw = ticks.getContext('2d');
    draw.scale(devicePixelRatio, devicePixelRatio);
    // The knob of the slider is at home so far from either end.
    const at = (n) => 8 + (n / Math.max(last, 1)) * (wide - 16);
    draw.fillStyle = '#8887';
    for (const start of starts) draw.fillRect(at(start), 0, 1, high);
    for (const [kind, color] of Object.entries(colors).reverse()) {
      draw.fillStyle = color;
      rows.forEach((row, n) => row.classList.contains(kind) && draw.fillRect(at(n) - 1.5, 1, 3, high * 0.42));
    }
  };
  paint();
  addEventListener('resize', paint, until);
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    button.setAttribute('aria-pressed', 'false');
    button.firstChild.data = '▶▶';
  };
  const beat = () => {
    const now = Number(slide.value);
    if (now >= last) return stop();
    go(now + 1);
    timer = setTimeout(beat, Number(byId('speed').value));
    return undefined;
  };
  const play = () => {
    if (timer) return stop();
    button.setAttribute('aria-pressed', 'true');
    button.firstChild.data = '⏸';
    if (Number(slide.value) >= last) go(0);
    timer = setTimeout(beat, 150);
    return undefined;
  };
  until.signal.addEventListener('abort', stop);
  return {
    play,
    stop,
    show: (n, words) => {
      slide.value = n;
      slide.setAttribute('aria-valuetext', words);
    },
  };
};
