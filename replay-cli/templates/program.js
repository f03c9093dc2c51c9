// The program in a page: what is dropped is read by it, and what it makes of it is put in its place.
(async () => {
  const byId = (id) => document.getElementById(id);
  const say = (line, bad) => {
    const item = document.createElement('li');
    item.textContent = line.replace(/[\p{Cc}\p{Cf}]/gu, (c) => (c === '\n' ? c : `\\u{${c.codePointAt(0).toString(16)}}`));
    if (bad) item.className = 'bad';
    byId('laid').append(item);
    while (byId('laid').children.length > 12) byId('laid').firstElementChild.remove();
  };
  let tray;
  try {
    const packed = Uint8Array.from(atob(byId('wasm').textContent), (c) => c.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    wasm_bindgen.initSync({ module: await new Response(unpacked).arrayBuffer() });
    tray = new wasm_bindgen.Tray();
  } catch (error) {
    return say(`This browser cannot run the program: ${error}`, true);
  }
  // Boards and module serve other games, too: the browser keeps them, where it keeps anything.
  const shelf = (() => {
    const done = (request) => new Promise((is, not) => {
      request.onsuccess = () => is(request.result);
      request.onerror = () => not(request.error);
    });
    let opened;
    const store = async (mode) => {
      opened ??= (() => {
        const request = indexedDB.open('asl-replay', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('files');
        return done(request);
      })();
      return (await opened).transaction('files', mode).objectStore('files');
    };
    // Without a place to keep them they lie here until the page is closed.
    const or = (otherwise) => () => otherwise;
    return {
      all: async () => {
        const files = await store('readonly');
        const [names, bytes] = await Promise.all([done(files.getAllKeys()), done(files.getAll())]);
        return names.map((name, n) => [name, bytes[n]]);
      },
      keep: (name, bytes) => store('readwrite').then((files) => done(files.put(bytes, name))).then(() => true, or(false)),
      clear: () => store('readwrite').then((files) => done(files.clear())).catch(or(undefined)),
    };
  })();
  const kept = new Set();
  const belongs = () => tray.belongings().split('\n').filter(Boolean);
  const told = () => {
    const names = belongs();
    const all = names.every((name) => kept.has(name));
    byId('own').hidden = !names.length;
    byId('belongings').textContent = names.length
      ? `${all ? 'Kept in this browser for the next game' : 'Here until this page is closed'}: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ` and ${names.length - 12} more` : ''}.` : '';
  };
  // A fault of the program's own ends the program alone: its memory is not to be trusted afterwards.
  const guarded = (work) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) { say(String(error), true); return undefined; }
      tray = new wasm_bindgen.Tray();
      say('The program failed on this file, which is a fault of the program. Everything was put away.', true);
      byId('review').replaceChildren();
      return undefined;
    }
  };
  const show = () => guarded(() => {
    if (!tray.has_game()) return;
    const data = tray.review(byId('viewer').value || 'public');
    byId('review').innerHTML = tray.body();
    document.title = byId('review').querySelector('h1').textContent;
    byId('chosen').hidden = false;
    const missing = tray.missing();
    byId('missing').textContent = missing
      && `Without a file, terrain and LOS are not known of board ${missing}: drop the files of your VASL boards (bd and the name).`;
    byId('keep').hidden = !tray.answers();
    byId('with').hidden = !byId('held');
    review(JSON.parse(data));
  });
  const lay = async (files) => {
    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      guarded(() => say(`${file.name}: ${tray.lay(file.name, bytes)}`));
      if (belongs().includes(file.name) && await shelf.keep(file.name, bytes)) kept.add(file.name);
    }
    told();
    history.replaceState(null, '', location.pathname);
    show();
  };
  const save = (name, text, type) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
  byId('files').addEventListener('change', (event) => {
    lay([...event.target.files]).then(() => { event.target.value = ''; });
  });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    lay([...event.dataTransfer.files]);
  });
  byId('viewer').addEventListener('change', show);
  byId('save').addEventListener('click', () => guarded(() => save('game.html', tray.page(byId('whole').checked), 'text/html')));
  byId('keep').addEventListener('click', () => guarded(() => save('game.answers.toml', tray.answers(), 'text/plain')));
  byId('clear').addEventListener('click', () => {
    tray.clear();
    review.ended?.abort();
    byId('review').replaceChildren();
    byId('laid').replaceChildren();
    byId('missing').textContent = '';
    byId('chosen').hidden = true;
  });
  byId('forget').addEventListener('click', async () => {
    tray.forget();
    kept.clear();
    await shelf.clear();
    told();
    show();
  });
  byId('review').addEventListener('click', (event) => {
    const { ask, choice, back } = event.target.closest('button[data-ask], button[data-back]')?.dataset ?? {};
    if (ask === undefined && back === undefined) return;
    guarded(() => (back === undefined ? tray.answer(Number(ask), Number(choice)) : tray.back(Number(back))));
    show();
  });
  for (const [name, bytes] of await shelf.all().catch(() => [])) {
    try {
      tray.lay(name, bytes);
      kept.add(name);
    } catch (error) {
      say(`${name}: ${error}`, true);
    }
  }
  told();
  document.documentElement.dataset.ready = '';
})();
