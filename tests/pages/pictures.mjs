// Takes the pictures of docs/pictures, of games that ship with the tests.
//
//   node pictures.mjs PROGRAM GAMES FOLDER
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, open } from './browser.mjs';

const [program, games, to] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

function report(game) {
  const page = join(folder, `${game}.html`);
  execFileSync(program, ['report', join(games, `${game}.asl`), '-o', page], { stdio: 'pipe' });
  return page;
}

async function picture(name, file, hash, { act = async () => {}, part, ...options } = {}) {
  const page = await open(file, hash, { viewport: { width: 1180, height: 760 }, ...options });
  await act(page);
  await page.waitForTimeout(300);
  await (part ? page.locator(part) : page).screenshot({ path: join(to, `${name}.png`) });
  await page.context().close();
}

const street = report('street');
const long = report('long');
await checks(
  () => picture('page', long, '#77', { viewport: { width: 1440, height: 860 } }),
  () => picture('shot', street, '#101', { part: '#board' }),
  () => picture('bypass', report('d2_21_reverse_bypass'), '#7'),
  () => picture('dark', street, '#64', { colorScheme: 'dark' }),
  () => picture('phone', street, '#64', { viewport: { width: 390, height: 844 } }),
  () => picture('odds', street, '#101', { part: '#now', viewport: { width: 1180, height: 1100 } }),
  () => picture('dice', long, '', { part: '#dice' }),
  () => picture('print', street, '', {
    viewport: { width: 800, height: 1000 },
    act: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      await page.locator('#print > div').first().scrollIntoViewIfNeeded();
    },
  }),
);
