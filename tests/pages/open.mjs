// A game that the program serves, in a real browser: a question is answered by a click, the game is judged anew, the page stands
// where it was looked at; nobody else is let in; the program ends when the page is closed.
//
//   node open.mjs PROGRAM MADE SYNTHETIC [SCREENSHOTS]
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barriers, checks, eventOf, must, visit } from './browser.mjs';

const [program, made, synthetic, shots] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'open-'));
const env = { ...process.env, ASL_REPLAY_HOME: join(folder, 'home'), ASL_REPLAY_BOARDS: folder };

const children = [];
// Whatever fails, no program is left behind.
process.on('exit', () => children.forEach((child) => child.kill()));

// The program, and the address that it tells.
async function served(name, ...options) {
  const file = join(folder, name);
  copyFileSync(join(made, name), file);
  const child = spawn(program, ['open', file, '--no-browser', ...options], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  const ended = new Promise((done) => child.on('exit', (code) => done({ code, said })));
  const address = await new Promise((done) => child.stdout.on('data', (data) => {
    said += data;
    if (said.includes('\n')) done(said.split('\n')[0]);
  }));
  return { child, address, ended, answers: file.replace(/vlog$/, 'answers.toml') };
}

const within = (ms, promise) => Promise.race([promise, new Promise((done) => { setTimeout(done, ms); })]);
const tally = (page) => page.locator('.tally').textContent();
const quiet = (page) => must(`nothing troubled it ${page.troubles.join('; ')}`, page.troubles.length === 0);

async function answers() {
  const { address, ended, answers: kept } = await served('c3_p1.vlog', '--module', synthetic);
  const page = await visit(`${address}#5`, { bypassCSP: false });
  must('the page opens at the event of its address', await eventOf(page) === 5);
  must('with the pictures of the module', await page.locator('#pieces > g').count() > 0);
  must('nothing is broken yet', /\b0 broken/.test(await tally(page)));
  const looked = await page.locator('#log li.on a').innerText();
  if (shots) await page.screenshot({ path: join(shots, 'open-before.png') });
  const first = page.locator('#open button[data-ask]').first();
  await first.focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  must('one move is broken now', /\b1 broken/.test(await tally(page)) && await page.locator('article.broken').count() === 1);
  must('the answers are kept in their file', readFileSync(kept, 'utf8').includes('[[answer]]'));
  must('which is told', /^Kept in c3_p1\.answers\.toml\. \d+ left/.test(await page.locator('#served').textContent()));
  const same = (text) => text.replace(/^\d+ /, '');
  must('the page stands where it was looked at', same(await page.locator('#log li.on a').innerText()) === same(looked));
  if (shots) await page.screenshot({ path: join(shots, 'open-after.png') });

  // Two tabs: one that was judged before comes up to date and answers nothing else than it shows.
  const other = await visit(address);
  const before = readFileSync(kept, 'utf8');
  await Promise.all([other.waitForEvent('load'), other.getByText('nothing was done').first().click()]);
  const after = readFileSync(kept, 'utf8');
  must('a second answer is kept behind the first', after.startsWith(before) && after.endsWith('lines = []\n'));
  quiet(other);
  await other.context().close();
  must('a tab that is closed leaves the other served', await within(2000, ended) === undefined);
  if (await page.locator('#open button[data-ask]').count()) {
    await Promise.all([page.waitForEvent('load'), page.locator('#open button[data-ask]').first().click()]);
    must('a tab that was judged before is shown anew', readFileSync(kept, 'utf8') === after && /1 broken/.test(await tally(page)));
  }
  // What was answered is taken back by a click, and its question is there again.
  const asked = await page.locator('#open > li').count();
  const back = page.locator('#given button[data-back]').last();
  await back.focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  must('an answer is taken back', await page.locator('#open > li').count() > asked && /^Taken back in /.test(await page.locator('#served').textContent()));
  must('and stands in its file out of force', readFileSync(kept, 'utf8').includes('# [[answer]]') && readFileSync(kept, 'utf8').startsWith(before.slice(0, 40)));
  const troubles = page.troubles.filter((trouble) => !/409/.test(trouble));
  must(`nothing troubled it ${troubles.join('; ')}`, troubles.length === 0);

  await page.reload();
  must('a page that is loaded anew is served on', await within(13000, ended) === undefined);
  await page.context().close();
  const end = await within(30000, ended);
  must('the program ends when the page is closed, and says what was kept', end?.code === 0 && /The page was closed\. 2 answers were kept\. 1 answer was taken back/.test(end.said));
}

async function ends() {
  const { child, address, ended } = await served('b_infantry.vlog', '--keep');
  const page = await visit(address, { bypassCSP: true });
  await barriers(page, 'a served page');
  // Boards are named and no module: the page is stepped through all the same.
  await page.keyboard.press('End');
  must('boards without a module are stepped over', await eventOf(page) > 0 && !page.troubles.some((trouble) => /Error/.test(trouble)));
  const kept = page.locator('#open button[data-ask]').first();
  child.kill('SIGINT');
  await ended;
  await kept.click();
  await page.waitForFunction(() => document.getElementById('served').textContent.includes('has ended'));
  must('what cannot be kept any more is told', !existsSync(join(folder, 'b_infantry.answers.toml')));
  await page.keyboard.press('Home');
  must('and the page is stepped through all the same', await eventOf(page) === 0);
  await page.context().close();
}

// A page of another site, which knows all but the token, or even that.
async function strangers() {
  const [own, stranger] = [await served('c3_p1.vlog', '--keep'), await served('a_vehicle.vlog', '--keep')];
  const page = await visit(stranger.address, { bypassCSP: true });
  const tried = await page.evaluate(async ([address, origin]) => {
    const ask = (to, how) => fetch(to, how).then(({ status }) => status, () => 'refused');
    const click = { method: 'POST', body: '{"judged":0,"question":0,"choice":0,"event":0}' };
    return [
      await ask(address), await ask(origin), await ask(`${address}answer`, click), await ask(`${origin}/answer`, click),
    ];
  }, [own.address, new URL(own.address).origin]);
  must(`another page reads nothing: ${tried}`, tried.every((status) => status === 'refused'));
  await page.evaluate((address) => fetch(`${address}answer`, { method: 'POST', mode: 'no-cors', body: '{"judged":0,"question":0,"choice":0,"event":0}' }).catch(() => {}), own.address);
  const ours = await visit(own.address);
  must('and answers nothing', await ours.locator('#served').getAttribute('data-judged') === '0');
  await ours.context().close();
  await page.context().close();
  for (const { child, ended } of [own, stranger]) {
    child.kill();
    await ended;
  }
}

await checks(answers, ends, strangers);
