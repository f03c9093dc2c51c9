// Pages with a player's own pictures, held against another program that was proven against VASL's own painting: in a real
// browser no counter lies elsewhere, in another order, under another picture or turned otherwise; boards that are not turned are
// the same to the pixel. Our own drawings and the publisher's, which are read where they lie.
//
//   node own.mjs PROGRAM MADE LISTS SYNTHETIC [SHARED PYTHON [SCREENSHOTS]]
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { barriers, checks, must, open, settled, still } from './browser.mjs';

const [program, made, lists, synthetic, shared, python, shots] = process.argv.slice(2);
const games = join(made, '../../../games');
const folder = mkdtempSync(join(tmpdir(), 'own-'));
const empty = mkdtempSync(join(tmpdir(), 'boards-'));

// The pictures of a module, by the names that the game gives them.
const pictures = (module) => JSON.parse(execFileSync('python3', ['-c', `
import base64, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(json.dumps({n[7:]: base64.b64encode(z.read(n)).decode() for n in z.namelist() if n.startswith('images/')}))`, module], { maxBuffer: 1 << 28 }));

function report(file, module, boards, viewer) {
  const to = join(folder, `${viewer}-${file.split('/').pop()}.html`);
  execFileSync(program, ['report', file, '-o', to, '--force', '--for', viewer, '--module', module, '--boards', boards], { stdio: 'pipe' });
  return to;
}

// What lies on the map, from below: each counter with its pixel, and each picture with its place and its turn.
const seen = (page) => page.evaluate(() => {
  const point = (text) => text.match(/-?[\d.]+/g).map(Number);
  const ops = (node) => [...node.children].flatMap((part) => {
    const turn = part.getAttribute('transform');
    if (part.localName === 'use') {
      const image = document.querySelector(part.getAttribute('href'));
      const [x, y] = ['x', 'y'].map((key) => Number(part.getAttribute(key) ?? point(turn)[key === 'x' ? 0 : 1]));
      return [{ img: image.getAttribute('href').split(',')[1], x, y }];
    }
    if (part.localName === 'foreignObject') return [{ text: part.textContent }];
    if (part.localName !== 'g') return [];
    // What the program draws itself.
    if (turn?.startsWith('scale')) return [{ own: part.textContent }];
    if (turn) return [{ rotate: point(turn)[0], ops: ops(part) }];
    return [{ alpha: Number(part.getAttribute('opacity')), ops: ops(part) }];
  });
  return [...document.querySelectorAll('#pieces > g')].map((group) => ({ at: point(group.style.transform), ops: ops(group) }));
});

// The same of the other program's list.
const told = (list, images) => list.map(({ at, ops }) => {
  const one = (op) => {
    if (op.img) return { img: images[op.img], x: op.x, y: op.y };
    if (op.text !== undefined) return { text: op.text };
    return { ...(op.rotate === undefined ? { alpha: op.alpha } : { rotate: op.rotate }), ops: op.ops.map(one) };
  };
  return { at, ops: ops.map(one) };
});

async function places() {
  const images = pictures(synthetic);
  const viewers = { outsider: 'public', Anna: 'Anna', Bert: 'Bert', referee: 'director' };
  let [compared, wrong] = [0, 0];
  for (const name of readdirSync(lists)) {
    const { file, views } = JSON.parse(readFileSync(join(lists, name), 'utf8'));
    // For every viewer the lists are compared in the tests; here for the files in which most is closed.
    // Of two that lie in one stack the lists make two: the tests tell of it.
    if (file === 'v36_c3_p1.vlog') continue;
    const all = /^c[12]_p/.test(file) ? Object.keys(viewers) : ['referee'];
    for (const who of all) {
      const written = report(join(made, file), synthetic, empty, viewers[who]);
      const page = await open(written, '#0');
      for (const [when, key] of [['set-up', 'Home'], ['end', 'End']]) {
        if (!views[when]) continue;
        await page.keyboard.press(key);
        const [ours, theirs] = [await seen(page), told(views[when][who], images)];
        compared += theirs.length;
        const differ = theirs.filter((row, n) => JSON.stringify(row) !== JSON.stringify(ours[n])).length + Math.max(0, ours.length - theirs.length);
        if (differ) console.log(`     ${file} ${when} ${who}: ${differ} of ${theirs.length} differ, ours ${ours.length}`);
        wrong += differ;
      }
      if (page.troubles.length) must(`${file} for ${who} is without trouble: ${page.troubles.join('; ')}`, false);
      await page.context().close();
    }
  }
  must(`${compared} counters lie where, as and in the order in which they should`, compared > 600 && wrong === 0);
}

// Stepping there and back gives what a fresh page shows.
async function steps() {
  const file = report(join(made, 'b_infantry.vlog'), synthetic, empty, 'director');
  const page = await open(file, '#0');
  const last = await page.locator('#log li').count() - 1;
  const forward = [];
  for (let n = 0; n <= last; n += 1) {
    forward.push(JSON.stringify(await seen(page)));
    await page.keyboard.press('ArrowRight');
  }
  let same = true;
  for (let n = last; n >= 0; n -= 1) {
    same &&= JSON.stringify(await seen(page)) === forward[n];
    await page.keyboard.press('ArrowLeft');
  }
  must('each step back shows what was there', same);
  for (const n of [0, Math.floor(last / 3), Math.floor(last / 2), last]) {
    const fresh = await open(file, `#${n}`);
    must(`event ${n} opened alone is the same`, JSON.stringify(await seen(fresh)) === forward[n]);
    await fresh.context().close();
  }
  must(`all of it without trouble ${page.troubles.join('; ')}`, page.troubles.length === 0);
  await page.context().close();
}

// What the viewer may not see stands in no byte of the page.
function secrets() {
  const images = pictures(synthetic);
  const written = (viewer) => readFileSync(report(join(made, 'c1_p1.vlog'), synthetic, empty, viewer), 'utf8');
  const [open, closed] = [written('director'), written('public')];
  const hidden = ['ru/gun/ruAT45L.gif', 'ru/ru228C.gif'];
  must('the referee has the hidden gun', hidden.every((name) => open.includes(images[name])));
  must('an outsider has no picture of it', hidden.every((name) => !closed.includes(images[name])));
  must('and no name or id', !/AT45L|45L|228C|17953448/.test(closed));
}

async function stacks() {
  const file = report(join(made, 'b_infantry.vlog'), synthetic, empty, 'director');
  const page = await open(file, '#0', { bypassCSP: true });
  const before = JSON.stringify(await seen(page));
  const stack = await page.evaluate(() => [...document.querySelectorAll('#pieces > g')]
    .findIndex((group, _, all) => group.dataset.stack !== '-1' && all.filter((other) => other.dataset.stack === group.dataset.stack).length > 1));
  await page.locator('#pieces > g').nth(stack).dispatchEvent('click');
  must('a click opens a stack', JSON.stringify(await seen(page)) !== before);
  await page.keyboard.press('Escape');
  must('Escape closes it again', JSON.stringify(await seen(page)) === before);
  await barriers(page, 'own pictures');
  await page.locator('#drawn').uncheck();
  must('the drawings of the program are one click away', await page.evaluate(() => ['pieces', 'stacks'].map((id) => getComputedStyle(document.getElementById(id)).display).join()) === 'none,inline');
  await page.context().close();
}

// A game that was never in VASL, with the same counters: by type, where they stand, with what lies upon them.
async function types() {
  const home = mkdtempSync(join(tmpdir(), 'palette-'));
  copyFileSync(synthetic, join(home, 'VASL.vmod'));
  copyFileSync(join(dirname(synthetic), 'palette.vmdx'), join(home, 'palette.vmdx'));
  const images = pictures(synthetic);
  const to = join(folder, 'street.html');
  execFileSync(program, ['report', join(games, 'street.asl'), '-o', to, '--force', '--module', join(home, 'VASL.vmod'), '--boards', empty], { stdio: 'pipe' });
  const { steps, map } = JSON.parse(execFileSync(program, ['review', join(games, 'street.asl'), '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 }));
  const page = await open(to, '#0', { bypassCSP: true });
  const squads = () => page.evaluate(() => [...document.querySelectorAll('#pieces > g')].map((group) => [group.querySelector('title').textContent, group.style.transform.match(/-?[\d.]+/g).map(Number)]));
  const stacks = new Map();
  let wrong = 0;
  for (const step of steps) {
    for (const { hex, counters } of step.stacks ?? []) stacks.set(hex, counters);
    if (step.event) await page.keyboard.press('ArrowRight');
    if (step.event % 9) continue;
    const shown = new Map((await squads()).map(([title, at]) => [title.split(', ')[0], at]));
    for (const [hex, counters] of stacks) {
      for (const { unit } of counters) {
        const at = shown.get(unit);
        const near = at && [map.hexes[hex].x, map.hexes[hex].y].every((side, k) => Math.abs(at[k] - 400 - side / 8) < 60);
        if (!near) wrong += 1;
      }
    }
  }
  must('each unit of a text game stands where it should', wrong === 0 && stacks.size > 10);
  const used = new Set((await seen(page)).flatMap(({ ops }) => ops.map(({ img }) => img)));
  must('with the counters of the module', ['ru/ru447S.gif'].every((name) => used.has(images[name])));
  must('what the module lacks is drawn by the program, and named', await page.locator('#pieces .c').count() > 0
    && /known as/.test(await page.locator('#held').textContent()));
  await page.keyboard.press('Home');
  const forward = JSON.stringify(await seen(page));
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  must('there and back is the same', JSON.stringify(await seen(page)) === forward);
  await page.evaluate(() => { location.hash = '#64'; });
  await page.waitForFunction(() => document.querySelector('#e64').classList.contains('on'));
  await page.keyboard.press('o');
  must('an opened stack has the counters of the module', await page.locator('#pile .tile.pieces use').count() > 0);
  await page.keyboard.press('Escape');
  await barriers(page, 'a text game with own pictures');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = await page.evaluate(() => {
    const [first] = document.querySelectorAll('#print svg.map');
    const shows = (css) => [...first.querySelectorAll(css)].map((one) => getComputedStyle(one).display).join();
    return [first.querySelectorAll('.pieces > g').length, shows('.pieces'), shows('.drawn')];
  });
  must(`on paper the same counters stand: ${paper}`, paper[0] > 0 && paper[1] === 'inline' && paper[2] === 'none,none');
  if (shots) await page.screenshot({ path: join(shots, 'types.png') });
  must(`all of it without trouble ${page.troubles.join('; ')}`, page.troubles.length === 0);
  await page.context().close();
}

// The map alone, a pixel of VASL a pixel of the screen, and the boxes of its boards and texts.
async function painted(page, to) {
  // What the last key moved is told to the map in the next frame, and would undo what is set here.
  await settled(page);
  const [texts, boards] = await page.evaluate(() => {
    const map = document.getElementById('map');
    document.body.replaceChildren(map);
    document.body.style.margin = '0';
    document.getElementById('moved').remove();
    document.getElementById('trace').remove();
    document.getElementById('hexes').remove();
    document.getElementById('pieces').classList.add('still');
    const [w, h] = [2600, 400 + 400 + 645 * (document.querySelectorAll('#boards > g').length)];
    map.setAttribute('viewBox', `-3200 -3200 ${8 * w} ${8 * h}`);
    map.style.cssText = `width:${w}px;height:${h}px;max-height:none;position:static`;
    const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]);
    return [boxes('.lab'), boxes('#boards > g')];
  });
  await still(page, '#map', to);
  return { texts, boards };
}

async function pixels() {
  const [module, boards] = [join(shared, 'vasl/pictures/test.vmod'), join(shared, 'vasl/pictures/boards_min')];
  const logs = readdirSync(join(shared, 'vasl/made')).filter((name) => /\.(vlog|vsav)$/.test(name)).map((name) => [`made/${name}`, 'End']);
  const games = [...logs, ['made/e_place.vlog', 'Home'], ['samples/hill-621.vsav', 'End'], ['samples/labels.vsav', 'End']];
  for (const [name, key] of games) {
    const file = join(shared, 'vasl', name);
    const written = report(file, module, boards, 'director');
    const page = await open(written, '#0', { bypassCSP: true, viewport: { width: 2700, height: 2800 } });
    await page.keyboard.press(key);
    const [ours, theirs] = ['ours', 'theirs'].map((whose) => join(folder, `${whose}-${name.split('/').pop()}.png`));
    const boxes = await painted(page, ours);
    const step = key === 'Home' ? ['--step', '0'] : [];
    // Where labels are HTML the other program's own page is looked at: its painter writes their words alone.
    const drawer = name.startsWith('made') ? 'render.py' : 'page.py';
    const other = drawer === 'render.py' ? theirs : join(folder, 'theirs.html');
    execFileSync(python, [join(shared, 'vasl/reference', drawer), file, other, '--module', module, '--boards', boards, ...step], { stdio: 'pipe', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    if (other !== theirs) {
      const their = await open(other, '', { viewport: { width: 2700, height: 2800 } });
      await still(their, 'body > svg', theirs);
      await their.context().close();
    }
    writeFileSync(join(folder, 'boxes.json'), JSON.stringify(boxes));
    const share = Number(execFileSync(python, [new URL('compare.py', import.meta.url).pathname, ours, theirs, join(folder, 'boxes.json')], { encoding: 'utf8' }));
    must(`${name} is VASL's own to ${share.toFixed(4)} % of its boards outside of texts (${Math.round(statSync(written).size / 1000)} KB)`, share < 0.1);
    if (shots) execFileSync('cp', [ours, shots]);
    await page.context().close();
  }
}

// What the other program paints of a file, from below: each counter with its pixel, and its pictures with their place and turn.
const painter = `
import json, sys
sys.path.insert(0, sys.argv[1])
import render
sys.argv = ['render.py', sys.argv[2], sys.argv[3], '--me', 'all', '--noboards', '--module', sys.argv[4]]
_, _, scene = render.main()
def flat(ops, turn):
    for op in ops:
        if op[0] == 'img': yield [op[1], op[2], op[3], turn]
        elif op[0] == 'rot': yield from flat(op[4], turn + op[1])
        elif op[0] == 'alpha': yield from flat(op[2], turn)
print(json.dumps([[list(at), list(flat(ops, 0))] for _, at, ops, _ in scene['items']]))`;

const flat = (ops, turn = 0) => ops.flatMap((op) => op.img ? [[op.img, op.x, op.y, turn]] : op.ops ? flat(op.ops, turn + (op.rotate ?? 0)) : []);

// Every real sample is drawn, no counter elsewhere or otherwise than the other program has it, and what is not there is told.
async function samples() {
  const [module, boards] = [join(shared, 'vasl/pictures/test.vmod'), join(shared, 'vasl/pictures/boards_min')];
  const images = pictures(module);
  for (const name of readdirSync(join(shared, 'vasl/samples')).filter((name) => /\.(vlog|vsav)$/.test(name))) {
    const file = join(shared, 'vasl/samples', name);
    const page = await open(report(file, module, boards, 'director'), '#0');
    await page.keyboard.press('End');
    const lost = await page.locator('.lost').count();
    const lines = execFileSync(python, ['-c', painter, join(shared, 'vasl/reference'), file, join(folder, 'other.png'), module], { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } }).trim().split('\n');
    const theirs = JSON.parse(lines.at(-1)).map(([at, ops]) => [at, ops.map(([img, ...rest]) => [images[img], ...rest])]);
    const shown = await seen(page);
    const ours = shown.map(({ at, ops }) => [at, flat(ops)]);
    // What lies on a counter with words upon it begins where these begin, which hangs on the font.
    const words = (n) => n > 0 && shown[n - 1].ops.some(({ text }) => text !== undefined);
    const same = ([at, ops], n) => ours[n] !== undefined && JSON.stringify(ops) === JSON.stringify(ours[n][1])
      && at.every((side, k) => Math.abs(side - ours[n][0][k]) <= (words(n) ? 3 : 0));
    const differ = theirs.filter((row, n) => !same(row, n)).length + Math.max(0, ours.length - theirs.length);
    must(`${name} is drawn without loss or trouble, its ${theirs.length} counters as they should lie`, lost === 0 && differ === 0 && page.troubles.length === 0);
    await page.context().close();
  }
}

await checks(places, steps, secrets, stacks, types, ...(shared ? [pixels, samples] : []));
