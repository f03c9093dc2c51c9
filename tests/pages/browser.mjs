// What the checks of pages share: a browser, a list of what failed, a page that tells its troubles.
import { chromium } from 'playwright-core';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const failures = [];
export function must(what, is) {
  if (!is) failures.push(what);
  console.log(`${is ? 'ok  ' : 'FAIL'} ${what}`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    // A picture is decoded before it is painted, not after the first frame.
    '--disable-checker-imaging'],
});

export const open = (file, hash = '', options = {}) => visit(pathToFileURL(file).href + hash, options);

// A page by its address. It asks for nothing that is not a file, or of its own server.
export async function visit(address, options = {}) {
  const own = new URL(address).protocol === 'file:' ? 'file:' : new URL('.', address).href;
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, ...options });
  // A busy machine judges a game, and draws its map, slowly: what hangs is found all the same.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && page.troubles.push(message.text()));
  page.on('dialog', (dialog) => { page.troubles.push('a dialog opened'); dialog.dismiss(); });
  page.on('request', (request) => request.url().startsWith('blob:') || request.url().startsWith(own) || page.troubles.push(`asked for ${request.url()}`));
  await page.goto(address);
  return page;
}

// Until what was asked for is drawn.
export const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// A picture of a part of a page that stands still: all its images are decoded, and a second look shows what the first did. A busy
// machine paints the boards late.
export async function still(page, part, path) {
  await page.evaluate(() => Promise.all([...document.querySelectorAll('image, img')].map((image) => image.decode())));
  let last = null;
  for (let looks = 0; looks < 20; looks += 1) {
    await settled(page);
    const look = await page.locator(part).screenshot({ path });
    if (last?.equals(look)) return;
    last = look;
  }
  throw new Error(`${part} does not stand still`);
}

// The event that a page is at.
export const eventOf = (page) => page.locator('#log li.on').getAttribute('id').then((id) => Number(id.slice(1)));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// No barrier that axe calls serious, and nothing wider than the window. The page must have been opened with `bypassCSP`.
export async function barriers(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  for (const found of serious) console.log(`     ${found.id}: ${found.help}: ${found.nodes[0].html.slice(0, 200)}`);
  must(`axe finds nothing serious (${name})`, serious.length === 0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  must(`nothing is wider than the window (${name})`, !wide);
}

// Runs checks, closes the browser, and ends with what they found.
export async function checks(...all) {
  try {
    for (const check of all) await check();
  } finally {
    await browser.close();
  }
  if (failures.length) {
    console.error(`${failures.length} failed:\n${failures.join('\n')}`);
    process.exit(1);
  }
}
