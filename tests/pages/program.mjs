// Opens `asl-replay.html`, the program in a page, in a real browser, and drops files of every kind on it.
//
//   node program.mjs PAGE PROGRAM GAMES MADE BOARDS [SCREENSHOTS]
//
// PAGE is the page, PROGRAM the program of the command line that must say the same, GAMES the games of the tests, MADE the logs
// that VASL wrote, BOARDS a folder of board archives.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { barriers, checks, must, open } from './browser.mjs';

const [html, program, games, made, boards, shots] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'program-'));
const here = (name) => join(folder, name);
const game = (name) => join(games, name);
const vasl = (name) => join(made, name);
const run = (...args) => {
  try {
    return execFileSync(program, ['--home', here('home'), ...args], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 }).toString();
  } catch (error) {
    // Findings are no failure.
    if (error.status === 1) return error.stdout.toString();
    throw error;
  }
};

async function start(options) {
  const page = await open(html, '', { acceptDownloads: true, ...options });
  await page.waitForSelector('html[data-ready]');
  return page;
}

// As a hand does it: the files in one drop.
async function drop(page, ...files) {
  const given = files.map((file) => (typeof file === 'string' ? { name: basename(file), bytes: [...readFileSync(file)] } : file));
  const before = await page.locator('#laid li').count();
  const transfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of given) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, given);
  await page.locator('body').dispatchEvent('drop', { dataTransfer: transfer });
  await page.waitForFunction((n) => document.querySelectorAll('#laid li').length >= n, Math.min(12, before + given.length));
}

const said = (page) => page.locator('#laid li').last().textContent();
const tally = (page) => page.locator('#review .tally').textContent();
const saved = async (page, button) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
  return readFileSync(await download.path(), 'utf8');
};

async function well(page) {
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

// Both are made by the same code, and must be the same to the byte.
async function same(name, files, args = files) {
  const page = await start();
  await drop(page, ...files);
  await page.waitForSelector('#log li.on');
  run('report', ...args, '-o', here('report.html'), '--force');
  must(`${name}: what is shown is what report writes`, await saved(page, '#save') === readFileSync(here('report.html'), 'utf8'));
  await well(page);
}

// Where each counter lies, what is said of it, and how many arcs it shows, as the page draws it.
async function shown(page, names) {
  const stacks = await page.evaluate(() => [...document.querySelectorAll('#stacks > g')].map((g) => [
    g.getAttribute('transform').match(/-?\d+/g).join(','),
    [...g.querySelectorAll('.c:not(.wreck)')].map((c) => [c.querySelector('title').textContent, c.querySelectorAll('.v, .w').length]),
  ]));
  const stands = new Map();
  for (const [at, counters] of stacks) for (const [says, arcs] of counters) stands.set(says.split(',')[0], { hex: names.get(at), says, arcs });
  return stands;
}

// The position on the map is the one that the command line tells, at events all over the game: hex, type, side, statuses, VCA
// and TCA of every counter.
async function positions(file, args = []) {
  const page = await start();
  await drop(page, file, ...args.filter((arg) => arg !== '--boards').flatMap((arg) => (arg === boards ? ['bd01', 'bd02', 'bd03', 'bd04'].map((board) => join(boards, board)) : [])));
  await page.waitForSelector('#log li.on');
  const { map, steps } = JSON.parse(run('report', file, ...args, '-o', here('positions.html'), '--force', '--json'));
  const names = new Map(map.hexes.map((hex) => [`${hex.x},${hex.y}`, hex.name]));
  const at = Array.from({ length: 20 }, (_, n) => Math.floor(((steps.length - 1) * n) / 19));
  let compared = 0;
  const wrong = [];
  for (const n of at) {
    await page.evaluate((n) => { location.hash = `#${n}`; }, n);
    await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
    const stands = await shown(page, names);
    const { units } = JSON.parse(run('show', file, ...args, '--at', String(n), '--json'));
    const due = new Map(units.filter(({ hex }) => hex !== 'off board' && hex !== 'eliminated').map((row) => [row.unit, row]));
    for (const [unit, { hex, says, arcs }] of stands) {
      compared += 1;
      const row = due.get(unit);
      const is = row && [row.unit, row.kind, row.side, ...row.status].filter(Boolean).join(', ');
      if (row?.hex.split('/')[0] !== hex) wrong.push(`event ${n}: ${unit} lies in ${hex}, and is in ${row?.hex}`);
      if (is !== says) wrong.push(`event ${n}: ${says}, and it is ${is}`);
      if (row && (arcs > 0) !== row.facing.includes('VCA')) wrong.push(`event ${n}: ${unit} shows ${arcs} arcs, and ${row.facing}`);
    }
    for (const [unit, { hex }] of due) if (!stands.has(unit)) wrong.push(`event ${n}: ${unit} is in ${hex}, and does not show`);
  }
  must(`${basename(file)}: ${compared} counters at 20 events lie where show says: ${wrong.slice(0, 3)}`, wrong.length === 0 && compared > 20);
  await well(page);
}

async function kinds() {
  const page = await start();
  await drop(page, game('street.asl'));
  must('a game in text is read', (await said(page)).endsWith('a text notation') && (await tally(page)).includes('broken'));
  run('record', game('street.asl'), '-o', here('street.aslog'));
  await drop(page, here('street.aslog'));
  must('a hashed log is verified', (await page.locator('#head').textContent()).includes('intact: '));
  await drop(page, vasl('c0_setup.vsav'));
  must('a save of VASL is read', (await said(page)).endsWith('a VASL log') && (await page.locator('#log li').count()) > 0);
  await drop(page, vasl('c1_p1.vlog'), vasl('c2_p2.vlog'));
  must('more files of its session join it', (await said(page)).includes('one more') && (await page.locator('h1').textContent()).length > 0
    && (await page.locator('#found').textContent()).includes('c2_p2.vlog'));
  await drop(page, vasl('c2_p2.vlog'));
  must('the same again is known', (await said(page)).endsWith('there already'));
  const before = await page.locator('#log li').count();
  await drop(page, { name: 'holiday.jpg', bytes: [255, 216, 255, 0, 1, 2] });
  must('what is no game is refused, and the game stays', (await said(page)).includes('no game file') && (await page.locator('#log li').count()) === before);
  await drop(page, { name: 'torn.vlog', bytes: [80, 75, 3, 4, 1, 2, 3] });
  must('a torn file is refused', (await said(page)).includes('torn.vlog') && (await page.locator('#laid li').last().getAttribute('class')) === 'bad');
  await page.locator('#clear').click();
  must('all is put away', await page.locator('#log').count() === 0 && await page.locator('#laid li').count() === 0);
  await drop(page, { name: '<img src=x onerror=window.bad=1>.asl', bytes: [...readFileSync(game('street.asl'))] });
  must('a name of a file is text', await page.evaluate(() => window.bad) === undefined && await page.locator('img').count() === 0);
  await well(page);
}

// The log in a page counts, and not what the page shows.
async function carried() {
  run('report', here('street.aslog'), '-o', here('mailed.html'), '--force');
  const page = await start();
  await drop(page, here('mailed.html'));
  const truth = await tally(page);
  must('a page that report wrote is verified anew', (await said(page)).includes('verified and judged anew')
    && (await page.locator('#head').textContent()).includes('intact: '));
  const text = readFileSync(here('mailed.html'), 'utf8');
  const lies = text.replace(/<p class="tally">[^<]*/, '<p class="tally">0 broken');
  await drop(page, { name: 'lies.html', bytes: [...Buffer.from(lies)] });
  must('what a page shows is not believed', lies !== text && await tally(page) === truth && !truth.startsWith('0 broken'));
  const at = text.indexOf('"gzip":"') + 400;
  const cut = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  await drop(page, { name: 'cut.html', bytes: [...Buffer.from(cut)] });
  const damaged = (await said(page)).includes('damaged') || (await page.locator('#head').textContent()).includes('BROKEN');
  must('a damaged log in a page is told', damaged);
  await drop(page, { name: 'empty.html', bytes: [...Buffer.from('<!DOCTYPE html><p>hello')] });
  must('a page without a log says what to do', (await said(page)).includes('carries no log'));
  run('report', vasl('b_infantry.vlog'), '-o', here('vasl.html'), '--force');
  must('a page of VASL files carries none of them', !readFileSync(here('vasl.html'), 'utf8').includes('id="carried"'));
  await well(page);
}

// A click answers what the files leave open; the answers are a file for the command line.
async function answers() {
  const page = await start();
  await drop(page, vasl('b_infantry.vlog'), join(boards, 'bd03'), join(boards, 'bd04'));
  const asked = await page.locator('#open > li').count();
  must('no board is missed', await page.locator('#missing').textContent() === '');
  const events = await page.locator('#log li').count();
  await page.locator('#open button').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('#open > li').length < n, asked);
  must(`an answer makes events of a question: ${events}, ${await page.locator('#log li').count()}`, (await page.locator('#log li').count()) > events);
  const answers = await saved(page, '#keep');
  writeFileSync(here('b.answers.toml'), answers);
  run('report', vasl('b_infantry.vlog'), '--boards', boards, '--answers', here('b.answers.toml'), '-o', here('answered.html'), '--force');
  must('report with the same answers writes the same', await saved(page, '#save') === readFileSync(here('answered.html'), 'utf8'));
  await page.locator('#clear').click();
  await page.locator('#forget').click();
  await drop(page, here('b.answers.toml'), vasl('b_infantry.vlog'));
  must('the boards that are missing are named', (await page.locator('#missing').textContent()).includes('board 03, 04'));
  must('a file of answers can be dropped', (await page.locator('#open > li').count()) === asked - 1);
  await well(page);
}

// Boards and module stay in the browser for the next game; the page that is saved has their pictures only when that is asked for.
async function shelf() {
  const page = await start();
  const own = (name) => join(made, '../pictures', name);
  await drop(page, own('synth.vmod'), own('palette.vmdx'), join(boards, 'bd03'), game('street.asl'));
  await page.waitForSelector('#log li.on');
  const counters = await page.locator('#pieces > g').count();
  must(`a module gives its counters to a game in text: ${counters}`, counters > 0 && await page.locator('#map.pictured.with-counters').count() === 1);
  const plain = await saved(page, '#save');
  run('report', game('street.asl'), '-o', here('plain.html'), '--force');
  must('a page is saved without pictures unless it is asked for', plain === readFileSync(here('plain.html'), 'utf8') && !plain.includes('data:image'));
  await page.locator('#whole').check();
  const pictured = await saved(page, '#save');
  must('and with them when it is, which it tells', pictured.includes('data:image') && /The page holds .* of counters/.test(pictured));
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  must('the browser keeps boards and module', /^Kept in this browser for the next game: .*bd03.*synth\.vmod.*palette\.vmdx/.test(await page.locator('#belongings').textContent()));
  must('and no game', await page.locator('#log').count() === 0);
  await drop(page, vasl('b_infantry.vlog'));
  await page.waitForSelector('#log li.on');
  must('the next game has them', await page.locator('#pieces > g').count() > 0 && !(await page.locator('#missing').textContent()).includes('03'));
  await page.locator('#own').scrollIntoViewIfNeeded();
  await page.locator('#forget').click();
  await page.waitForFunction(() => document.getElementById('own').hidden);
  must('forgotten they are gone', await page.locator('#pieces').count() === 0);
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  must('also for the next time', await page.locator('#own').isHidden());
  await well(page);
}

// Broken pages, and pages that would be more than they are, change nothing.
async function brokenPages() {
  const page = await start();
  await drop(page, game('street.asl'));
  const before = [await tally(page), await page.locator('#log li').count()];
  const mailed = readFileSync(here('mailed.html'), 'utf8');
  const carried = (json) => `<!DOCTYPE html><script type="application/json" id="carried">${json}</script>`;
  const gzip = (bytes) => gzipSync(bytes).toString('base64');
  for (const [name, text, says] of [
    ['half.html', mailed.slice(0, mailed.length / 2), 'half.html'],
    ['twice.html', mailed + mailed, 'more than one'],
    ['no-json.html', carried('{"name":'), 'damaged'],
    ['no-gzip.html', carried('{"name":"a.aslog","gzip":"AAAA"}'), 'damaged'],
    ['no-name.html', carried(`{"name":"..","gzip":"${gzip('x')}"}`), 'damaged'],
    ['vasl.html', carried(JSON.stringify({ name: 'a.vlog', gzip: gzip(readFileSync(vasl('c1_p1.vlog'))) })), 'VASL file'],
    ['page.html', carried(JSON.stringify({ name: 'a.html', gzip: gzip(mailed) })), 'a.html'],
    ['bomb.html', carried(JSON.stringify({ name: 'a.aslog', gzip: gzip(Buffer.alloc(200 << 20)) })), 'larger than a page may carry'],
  ]) {
    await drop(page, { name, bytes: [...Buffer.from(text)] });
    const told = await said(page);
    must(`${name} is refused, and the game stays: ${told.slice(0, 120)}`, told.includes(says) && await page.locator('#laid li').last().getAttribute('class') === 'bad'
      && [await tally(page), await page.locator('#log li').count()].join() === before.join());
  }
  await well(page);
}

async function viewers() {
  const page = await start();
  await drop(page, vasl('c0_setup.vsav'), vasl('c1_p1.vlog'));
  await page.locator('#viewer').fill('nobody');
  await page.locator('#viewer').press('Enter');
  must('who does not play is told who does', (await said(page)).includes('no player "nobody"'));
  await page.locator('#viewer').fill('director');
  await page.locator('#viewer').press('Enter');
  run('report', vasl('c0_setup.vsav'), vasl('c1_p1.vlog'), '--for', 'director', '-o', here('director.html'), '--force');
  must('the director is shown what he may see', await saved(page, '#save') === readFileSync(here('director.html'), 'utf8'));
  await well(page);
}

async function everybody() {
  for (const [name, options] of Object.entries({
    'program': {}, 'program-dark': { colorScheme: 'dark' }, 'program-phone': { viewport: { width: 390, height: 844 } },
  })) {
    const page = await start({ ...options, bypassCSP: true });
    if (name === 'program') await barriers(page, 'empty program');
    await drop(page, vasl('b_infantry.vlog'), join(boards, 'bd04'));
    await page.waitForSelector('#log li.on');
    await barriers(page, name);
    if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
    await page.context().close();
  }
}

console.log(`     the page is ${(statSync(html).size / 1e6).toFixed(2)} MB`);
await checks(
  kinds,
  () => same('a game in text', [game('street.asl')]),
  () => same('a hashed log', [here('street.aslog')]),
  () => same('a log on a board', [vasl('a_vehicle.vlog'), join(boards, 'bd04')], [vasl('a_vehicle.vlog'), '--boards', boards]),
  () => positions(game('street.asl')),
  () => positions(game('long.asl')),
  () => {
    run('import', vasl('b_infantry.vlog'), '--boards', boards, '-o', here('b.asl'));
    return positions(here('b.asl'), ['--boards', boards]);
  },
  carried,
  brokenPages,
  shelf,
  answers,
  viewers,
  everybody,
);
