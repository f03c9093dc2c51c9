// A link that names the event and how it is looked at: the part of the map, names, notation, casualties, what is searched.
// `#77;m=2300,4100,5200;l` is event 77, a part of the map by its middle and width, and names of the log.
const linking = (lens, toll, moves) => {
  const byId = (id) => document.getElementById(id);
  // What can be on or off, by the letter of its key.
  const switches = {
    l: [() => document.body.classList.contains('log-names'), moves.names],
    d: [() => !byId('line').hidden, moves.notation],
    c: [toll.is, moves.toll],
    p: [() => byId('drawn')?.checked === false, () => byId('drawn')?.click()],
  };
  const of = (event) => {
    const on = Object.entries(switches).filter(([, [is]]) => is()).map(([key]) => key);
    const find = byId('find').value.trim();
    return [event, `m=${lens.seen().join()}`, ...on, ...(find ? [`q=${encodeURIComponent(find)}`] : [])].join(';');
  };
  const follow = (address) => {
    const parts = new URL(address).hash.slice(1).split(';').slice(1);
    if (!parts.length) return;
    for (const [key, [is, turn]] of Object.entries(switches)) if (is() !== parts.includes(key)) turn();
    const said = (key) => parts.find((part) => part.startsWith(`${key}=`))?.slice(2);
    const at = (said('m') ?? '').split(',').map(Number);
    if (at.length === 3 && at.every(Number.isFinite)) lens.look(...at);
    let find = '';
    try {
      find = decodeURIComponent(said('q') ?? '');
    } catch {
      // An address that somebody cut is no search.
    }
    byId('find').value = find;
    byId('find').dispatchEvent(new Event('input', { bubbles: true }));
  };
  // The address names the view until the next step; where the browser allows it, it can be pasted at once.
  const take = (event) => {
    const name = `#${of(event)}`;
    try {
      history.replaceState(null, '', name);
    } catch {
      // Then the words below have it.
    }
    const address = new URL(name, location.href).href;
    const say = (words) => { byId('here').textContent = `${words}: ${address}`; };
    say('A link to this event and view');
    navigator.clipboard?.writeText(address).then(() => say('Copied, a link to this event and view'), () => {});
  };
  return { follow, take };
};
