// Opens the pages that `report` writes in a real browser: steps through them, holds every jump against a fresh page, looks for
// barriers (axe), prints, and tries text that would like to be markup.
//
//   node check.mjs PROGRAM GAMES [SCREENSHOTS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barriers, checks, must, open, settled } from './browser.mjs';
import { drives } from './drive.mjs';
import { moves } from './map.mjs';
import { likely } from './odds.mjs';
import { links, tolls } from './view.mjs';
import { cards, reads } from './words.mjs';

const [program, games, shots] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const game = (name) => readFileSync(join(games, name), 'utf8');

const file = (name) => join(folder, `${name}.asl`);

function report(name, text) {
  const to = join(folder, `${name}.html`);
  writeFileSync(file(name), text);
  execFileSync(program, ['report', file(name), '-o', to], { stdio: 'pipe' });
  return to;
}

// What a command says of a game, as data.
const data = (...args) => {
  try {
    return JSON.parse(execFileSync(program, [...args, '--json'], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 }));
  } catch (error) {
    // Findings are no failure.
    if (error.status === 1) return JSON.parse(error.stdout);
    throw error;
  }
};

// A game again and again, with new numbers for attacks and rolls.
function again(text, rounds) {
  const [head, body] = text.split('\n---\n');
  const round = (n) => body.replace(/\b([ar])(\d+)\b/g, (_, kind, number) => kind + (Number(number) + 500 * n));
  return `${head}\n---\n${Array.from({ length: rounds }, (_, n) => round(n)).join('\n')}`;
}

// A game in which nothing is found: the head and its set-up alone.
const quiet = (text) => `${text.split('\n').slice(0, text.split('\n').findIndex((line) => line.startsWith('place')) + 2).join('\n')}\n`;

const at = (page) => page.locator('#log li.on').getAttribute('id').then((id) => Number(id.slice(1)));
// A link changes the address first, and the page follows it a moment later.
const comesTo = (page, n) => page.waitForFunction(
  (n) => Number(document.querySelector('#log li.on')?.id.slice(1)) === n, n, { timeout: 5000 }).then(() => true, () => false);
// What stands on the map, whatever the order in which it came there.
const map = (page) => page.evaluate(() =>
  [...document.querySelectorAll('#stacks > g')].filter((g) => g.innerHTML).map((g) => g.outerHTML).sort().join('\n')
  + document.querySelector('#trace').innerHTML + document.querySelector('#detail').innerHTML);

async function steps(file) {
  const page = await open(file, '#32');
  must('a permalink opens its event', await at(page) === 32);
  const last = await page.locator('#log li').count() - 1;
  for (const [key, where] of [['ArrowRight', 33], ['ArrowLeft', 32], ['Home', 0], ['ArrowLeft', 0], ['End', last], ['ArrowRight', last]]) {
    await page.keyboard.press(key);
    must(`${key} leads to event ${where}`, await at(page) === where);
  }
  // A link is followed even where the page names its address anew before it hears of the link.
  await page.evaluate(() => {
    location.hash = '#4';
    dispatchEvent(new Event('pagehide'));
  });
  must('a link taken in the middle of a step leads to its event', await comesTo(page, 4));
  await page.evaluate(() => {
    document.querySelector('button[data-go=next]').click();
    document.querySelector('#e4 a').click();
  });
  must('and so does one to the event that the address still names', await comesTo(page, 4));
  await page.keyboard.press('Home');
  for (const [key, css] of [['f', 'x'], ['r', 'r']]) {
    await page.keyboard.press(key);
    const first = await at(page);
    must(`${key} leads to the next one`, await page.locator(`#e${first}.${css}`).count() === 1);
    await page.keyboard.press(key);
    const second = await at(page);
    await page.keyboard.press(`Shift+${key}`);
    must(`Shift ${key} leads back`, second > first && await at(page) === first);
  }
  await page.locator('button[data-go=first]').click();
  must('a button leads to the first event', await at(page) === 0);
  for (const n of [last, 60, 61, 12, 150, 0, 100, 99, last]) {
    await page.evaluate((n) => { location.hash = `#${n}`; }, n);
    await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
    const fresh = await open(file, `#${n}`);
    must(`event ${n} looks the same from everywhere`, await map(page) === await map(fresh));
    await fresh.context().close();
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const found = await page.locator('#log li.x').count();
  must(`each of ${found} events with a finding has a page on paper`, await page.locator('#print > div').count() === found && found > 0);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

async function everybody(file) {
  for (const [name, options] of Object.entries({
    light: {}, dark: { colorScheme: 'dark' }, phone: { viewport: { width: 390, height: 844 } },
  })) {
    const page = await open(file, '#40', { ...options, bypassCSP: true });
    await barriers(page, name);
    if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
    await page.context().close();
  }
}

// Bookmarks stay when the page is opened again, in the browser and not in the page.
async function bookmarks(file) {
  const page = await open(file, '#12');
  await page.keyboard.press('m');
  await page.keyboard.press('End');
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  await page.reload();
  await page.keyboard.press('Home');
  await page.keyboard.press("'");
  must('a bookmark stays, and one that was taken away does not', await comesTo(page, 12) && await page.locator('#log li.k').count() === 1);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// What is searched stays in the list, by its own words and by those of its findings; n leads through it.
async function search(file) {
  const page = await open(file, '#0');
  const rows = () => page.locator('#log li:visible').evaluateAll((rows) => rows.map((row) => Number(row.id.slice(1))));
  const all = await page.locator('#log li').count();
  await page.keyboard.press('/');
  await page.keyboard.type('A7.');
  const found = await page.locator('#log li:not([hidden])').count();
  must(`a rule leads to the events with its findings: ${found} of ${all}`, found > 0 && found < all
    && await page.locator('#log li:not([hidden]):not(.x)').evaluateAll((rows) => rows.every((row) => row.textContent.includes('A7.'))));
  await page.keyboard.press('Enter');
  must('Enter leads to the first of them', (await page.locator('#log li.on').getAttribute('hidden')) === null && await at(page) > 0);
  const first = await at(page);
  await page.keyboard.press('n');
  const second = await at(page);
  await page.keyboard.press('Shift+n');
  must('n leads to the next of them, and Shift n back', second > first && await at(page) === first);
  await page.locator('#find').fill('');
  await page.locator('#only').selectOption('r');
  must('rolls alone', (await rows()).length === await page.locator('#log li.r').count());
  await page.locator('#only').selectOption('');
  must('all again', await page.locator('#log li:not([hidden])').count() === all);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// A word may ask for a unit, a hex, a rule or a player alone: the rows are those of which the data says so.
async function kinds(html) {
  const page = await open(html, '#0');
  const { steps, findings } = data('review', file('street'));
  const rule = (step, of) => (step.findings ?? []).some((n) => [findings[n].clause, ...(findings[n].also ?? [])].some((clause) => clause.toLowerCase().startsWith(of)));
  for (const [word, is] of [
    ['unit:gg', (step) => step.unit === 'gG'],
    ['by:ANNA', (step) => step.by === 'anna'],
    ['rule:A7.2', (step) => rule(step, 'a7.2')],
    ['unit:gF by:anna', (step) => step.unit === 'gF' && step.by === 'anna'],
  ]) {
    await page.locator('#find').fill(word);
    const shown = await page.locator('#log li:not([hidden])').evaluateAll((rows) => rows.map((row) => Number(row.id.slice(1))));
    const due = steps.filter(is).map((step) => step.event);
    must(`${word} leaves the ${due.length} events of it`, due.length > 0 && shown.join() === due.join());
  }
  await page.locator('#find').fill('hex:J4');
  const hits = await page.locator('#log li:not([hidden])').allTextContents();
  must(`hex:J4 leaves what was done there: ${hits.length}`, hits.length > 3 && hits.some((row) => row.includes('at J4')) && hits.every((row) => !/ at K9 /.test(row)));
  await page.locator('#find').fill('unit:nobody');
  must('what nothing has leaves nothing, and no part of the list', await page.locator('#log ol:visible').count() === 0);
  await page.locator('#find').fill('');
  must('all again', await page.locator('#log ol:not([hidden]) li:not([hidden])').count() === steps.length);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// What is owed after an event, and what lies in a hex, are told as `show` has them.
async function told(html) {
  const page = await open(html, '#0');
  for (let n = 4; n < 225; n += 11) {
    await page.evaluate((n) => { location.hash = `#${n}`; }, n);
    await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
    const { owed } = data('show', file('street'), '--at', String(n));
    const lines = await page.locator('#detail li').allTextContents();
    const due = lines.filter((line) => line.startsWith('due: '));
    if (!(due.length === (owed ?? []).length && due.every((line, k) => line.includes(owed[k].text)))) must(`event ${n}: ${due} is owed`, false);
  }
  await page.evaluate(() => { location.hash = '#64'; });
  await page.waitForFunction(() => document.querySelector('#e64').classList.contains('on'));
  await page.keyboard.press('0');
  await settled(page);
  await page.locator('#hexes > use').filter({ has: page.locator('title', { hasText: /^M5 / }) }).click();
  must('an empty hex is told', await page.locator('#here').textContent() === 'M5 Woods: no counter');
  await page.locator('#stacks > g').filter({ has: page.locator('title', { hasText: /^gG,/ }) }).click();
  must('a stack is told', /^J9 Open Ground: gG, german 4-4-7, german/.test(await page.locator('#here').textContent()));
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// Four of a stack are drawn, and all are told.
async function high(text) {
  const units = Array.from({ length: 9 }, (_, n) => `high${n} = { side = "german", type = "german 4-6-7" }`);
  const [head] = text.split('\n---\n');
  const places = units.map((_, n) => `place high${n} K9`);
  const page = await open(report('high', `${head.replace('[units]\n', `[units]\n${units.join('\n')}\n`)}\n---\nby anna\n${places.join('\n')}\n`), '#9999');
  const pile = page.locator('#stacks > g').filter({ hasText: '9 in stack' });
  must('four of nine are drawn', await pile.locator('.c:visible').count() === 4 && await pile.locator('.c').count() === 9);
  await pile.locator('.c:visible').last().click();
  const here = await page.locator('#here').textContent();
  must(`all are told, from the top: ${here}`, Array.from({ length: 9 }, (_, n) => here.indexOf(`high${8 - n},`)).every((at, k, all) => at > 0 && (k === 0 || at > all[k - 1])));
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// Without a mouse: each control can be reached in the order in which it is seen, and does what it says.
async function keyboard(html) {
  const page = await open(html, '#0');
  const focused = () => page.evaluate(() => {
    const { dataset, id, hash, tagName } = document.activeElement;
    return dataset.go ?? dataset.look ?? (id || hash || tagName);
  });
  const to = async (what) => {
    for (let n = 0; n < 100 && await focused() !== what; n++) await page.keyboard.press('Tab');
    return focused();
  };
  const reached = [];
  for (let n = 0; n < 27; n++) {
    await page.keyboard.press('Tab');
    reached.push(await focused());
  }
  const order = ['#found', '#card', '#losses', 'names', 'help', 'in', 'out', 'fit', 'stack', 'link', 'toll', 'near', 'first', 'back', 'play', 'next', 'last', 'speed', 'finding', 'roll', 'unit', 'slide'];
  const places = order.map((control) => reached.indexOf(control));
  must(`Tab leads through the controls: ${reached}`, places.every((at, k) => at >= 0 && (k === 0 || at > places[k - 1])));
  await page.locator('[data-go=finding]').focus();
  await page.keyboard.press('Space');
  must('Space presses a button', await page.locator('#log li.on.x').count() === 1);
  await page.locator('[data-go=first]').focus();
  await page.keyboard.press('Enter');
  must('and so does Enter', await at(page) === 0);
  await page.locator('#slide').focus();
  await page.keyboard.press('ArrowRight');
  must('on the slider an arrow is one event', await at(page) === 1);
  const before = await at(page);
  must('the search can be reached', await to('find') === 'find');
  await page.keyboard.type('rC');
  await page.keyboard.press('ArrowLeft');
  must('in the search keys write', await at(page) === before);
  await page.keyboard.press('Tab');
  must('the list of kinds is next', await focused() === 'only');
  await page.keyboard.press('Tab');
  const row = await focused();
  await page.keyboard.press('Enter');
  must(`then the events, and Enter opens one: ${row}`, /^#\d+$/.test(row) && await comesTo(page, Number(row.slice(1))));
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// With scripts off the page says so, and all that is text is there.
async function scriptless(html) {
  const page = await open(html, '', { javaScriptEnabled: false });
  must('without scripts it is told, and events, findings and dice are read', await page.locator('#off').isVisible()
    && await page.locator('#log li').count() === 225 && await page.locator('#found article').count() > 0 && await page.locator('#dice table').isVisible());
  await page.context().close();
}

async function large(file) {
  const size = statSync(file).size;
  const page = await open(file);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const times = await page.evaluate(() => {
    const press = (key) => dispatchEvent(new KeyboardEvent('keydown', { key }));
    press('Home');
    const times = [];
    for (let n = 0; n < 400; n++) {
      const from = performance.now();
      press('ArrowRight');
      document.body.offsetHeight;
      times.push(performance.now() - from);
    }
    const from = performance.now();
    press('End');
    document.body.offsetHeight;
    return { steps: times.sort((a, b) => a - b), jump: performance.now() - from };
  });
  const rows = await page.locator('#log li').count();
  must(`${rows} events stand in ${(size / 1e6).toFixed(2)} MB, fewer than 5`, rows >= 10000 && size < 5e6);
  console.log(`     first paint ${paint?.toFixed(0)} ms; a step ${times.steps[200].toFixed(2)} ms, the slowest of 400 ${times.steps[399].toFixed(2)} ms; from the first event to the last ${times.jump.toFixed(1)} ms`);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const left = await page.locator('#print > p').textContent();
  must(`sixty findings have a page on paper, and the rest is told: ${left}`, await page.locator('#print > div').count() === 60 && /^\d+ more events/.test(left));
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

async function hostile(text) {
  const words = '</script><script>window.bad=1</script><img src=x onerror=window.bad=2><svg onload=window.bad=3>';
  const named = text.replace(/^name = ".*"$/m, `name = "${words}"`).replace('type = "PSW 222"', `type = "${words}"`);
  const page = await open(report('hostile', `${named}\nnote "${words}"\n`));
  await page.keyboard.press('End');
  const last = await at(page);
  for (let n = 0; n < last; n += 3) await page.evaluate((n) => { location.hash = `#${n}`; }, n);
  await page.keyboard.press('f');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  must('it stands on the map', await page.locator('#stacks title', { hasText: '<img' }).count() > 0);
  must('text that would like to be markup is text', await page.evaluate(() => window.bad) === undefined
    && (await page.locator('h1').textContent()).includes('<img') && await page.locator('img').count() === 0);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

const street = report('street', game('street.asl'));
await checks(
  () => steps(street),
  () => search(street),
  () => kinds(street),
  () => told(street),
  () => moves(street),
  () => drives(street, report('quiet', quiet(game('street.asl')))),
  () => reads(street, data('review', file('street'))),
  () => cards(street, data('review', file('street'))),
  () => likely(street, data('review', file('street'))),
  () => tolls(street, data('review', file('street'))),
  () => links(street),
  () => keyboard(street),
  () => scriptless(street),
  () => high(game('street.asl')),
  () => bookmarks(street),
  () => everybody(street),
  () => large(report('large', again(game('crossroads.asl'), 64))),
  () => hostile(game('long.asl')),
);
