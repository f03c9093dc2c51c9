// Opens the pages that `report` writes in a real browser: steps through them, holds every jump against a fresh page, looks for
// barriers (axe), prints, and tries text that would like to be markup.
//
//   node check.mjs PROGRAM GAMES [SCREENSHOTS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barriers, checks, must, open } from './browser.mjs';

const [program, games, shots] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const game = (name) => readFileSync(join(games, name), 'utf8');

function report(name, text) {
  const [from, to] = [join(folder, `${name}.asl`), join(folder, `${name}.html`)];
  writeFileSync(from, text);
  execFileSync(program, ['report', from, '-o', to], { stdio: 'pipe' });
  return to;
}

// A game again and again, with new numbers for attacks and rolls.
function again(text, rounds) {
  const [head, body] = text.split('\n---\n');
  const round = (n) => body.replace(/\b([ar])(\d+)\b/g, (_, kind, number) => kind + (Number(number) + 500 * n));
  return `${head}\n---\n${Array.from({ length: rounds }, (_, n) => round(n)).join('\n')}`;
}

const at = (page) => page.locator('#log li.on').getAttribute('id').then((id) => Number(id.slice(1)));
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
  must('a bookmark stays, and one that was taken away does not', await at(page) === 12 && await page.locator('#log li.k').count() === 1);
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
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

async function hostile(text) {
  const words = '</script><script>window.bad=1</script><img src=x onerror=window.bad=2><svg onload=window.bad=3>';
  const file = report('hostile', text.replace(/^name = ".*"$/m, `name = "${words}"`) + `\nnote "${words}"\n`);
  const page = await open(file);
  await page.keyboard.press('End');
  must('text that would like to be markup is text', await page.evaluate(() => window.bad) === undefined
    && (await page.locator('h1').textContent()).includes('<img') && await page.locator('img').count() === 0);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

const street = report('street', game('street.asl'));
await checks(
  () => steps(street),
  () => search(street),
  () => bookmarks(street),
  () => everybody(street),
  () => large(report('large', again(game('crossroads.asl'), 64))),
  () => hostile(game('street.asl')),
);
