// A page that the program serves: it tells that it is open, and takes answers to what files leave open.
(() => {
  const served = document.getElementById('served');
  const id = crypto.getRandomValues(new Uint32Array(1))[0];
  // By its whole address: the program serves nothing else.
  const tell = (word, body) => fetch(`${location.pathname}${word}`, { method: 'POST', body, keepalive: true });
  const say = (words) => { served.textContent = words; };
  const ended = () => say('asl-replay has ended: what you see stays, answers are kept no more. `asl-replay open` shows the game again.');
  const here = () => tell('here', String(id)).then(({ ok }) => ok || ended(), ended);
  const leave = (word) => () => { tell(word, String(id)).catch(() => {}); };
  setInterval(here, 5000);
  addEventListener('pageshow', here);
  addEventListener('pagehide', leave('gone'));
  // A browser lets tabs sleep that nobody looks at.
  document.addEventListener('freeze', leave('asleep'));
  document.addEventListener('resume', here);
  // At the event where it is looked at: its number may be another then.
  const anew = (event) => {
    review.ended?.abort();
    history.replaceState(null, '', `#${event}`);
    location.reload();
  };
  // That nothing was done is an answer, too.
  document.querySelectorAll('#open > li').forEach((question, ask) => {
    const list = question.querySelector('ul') ?? question.appendChild(document.createElement('ul'));
    if ([...list.querySelectorAll('button')].some((button) => button.textContent === 'nothing')) return;
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: 'nothing was done' });
    button.dataset.ask = ask;
    list.appendChild(document.createElement('li')).append(button);
  });
  const buttons = [...document.querySelectorAll('#open button[data-ask], #given button[data-back]')];
  const looked = () => Number(document.querySelector('#log li.on')?.id.slice(1) ?? 0);
  // What is asked of the program: an answer is kept, or taken back.
  const ask = async (word, what) => {
    buttons.forEach((button) => { button.disabled = true; });
    try {
      say('The game is judged anew.');
      const reply = await tell(word, JSON.stringify({ judged: Number(served.dataset.judged), ...what, event: looked() }));
      const words = await reply.text();
      if (reply.ok || reply.status === 409) return anew(Number(words));
      say(words);
    } catch {
      ended();
    }
    return buttons.forEach((button) => { button.disabled = false; });
  };
  const pressed = ({ ask: question, choice, back }) => (back === undefined
    ? ask('answer', { question: Number(question), choice: choice === undefined ? null : Number(choice) })
    : ask('back', { answer: Number(back) }));
  buttons.forEach((button) => button.addEventListener('click', () => pressed(button.dataset)));
})();
