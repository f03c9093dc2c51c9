// How a page is looked at: casualties on the map, and a link that names the view.
import { eventOf, must, open, settled } from './browser.mjs';

const visit = async (page, n) => {
  await page.evaluate((n) => { location.hash = `#${n}`; }, n);
  await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
};

export async function tolls(html, { losses, map, steps }) {
  const page = await open(html, '#0', { bypassCSP: true });
  must('nothing is marked until it is asked for', await page.locator('#toll').isHidden() && await page.locator('#tolls > g').count() === 0);
  await page.keyboard.press('c');
  must('c shows casualties', await page.locator('#toll').isVisible() && await page.locator('[data-look=toll]').getAttribute('aria-pressed') === 'true');
  const signs = { eliminated: '✗', reduced: '½', broken: '↯' };
  for (const n of [0, Math.floor(steps.length / 3), Math.floor(steps.length / 2), steps.length - 1]) {
    await visit(page, n);
    const past = losses.filter((row) => row.event <= n);
    const listed = await page.locator('#toll ol a').evaluateAll((links) => links.map((link) => Number(link.textContent)));
    must(`event ${n}: ${past.length} casualties by event, the last first`, listed.join() === past.map((row) => row.event).reverse().join());
    const due = past.filter((row) => row.hex !== undefined).map(({ hex }) => [map.hexes[hex].x, map.hexes[hex].y]);
    const sum = (text, sign) => [...text.matchAll(new RegExp(`${sign}(\\d+)`, 'g'))].reduce((all, [, k]) => all + Number(k), 0);
    const text = (await page.locator('#tolls text').allTextContents()).join(' ');
    must(`event ${n}: the counts on the map are those of the list`, Object.entries(signs)
      .every(([what, sign]) => sum(text, sign) === past.filter((row) => row.what === what && row.hex !== undefined).length));
    const places = await page.locator('#tolls > g').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('transform').match(/-?[\d.]+/g).map(Number)));
    must(`event ${n}: each stands at its hex`, places.every(([x, y]) => due.some(([hexX, hexY]) => hexX === x && Math.abs(hexY - y) <= 225)));
  }
  const link = page.locator('#toll ol a').last();
  const to = Number(await link.textContent());
  await link.click();
  await page.waitForFunction((n) => Number(document.querySelector('#log li.on').id.slice(1)) === n, to);
  must('a casualty leads to its event', await eventOf(page) === to);
  await page.keyboard.press('c');
  must('c puts them away', await page.locator('#toll').isHidden() && await page.locator('#tolls > g').count() === 0);
  must('the table has all of them', await page.locator('#losses tbody tr').count() === losses.length);
  await page.locator('#losses button.toll').click();
  must('its button shows them on the map, too', await page.locator('#toll').isVisible());
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

const box = (page) => page.locator('#map').getAttribute('viewBox').then((text) => text.split(' ').map(Number));

export async function links(html) {
  const page = await open(html, '#64');
  await page.keyboard.press('0');
  for (const key of ['+', '+', '+', 'Shift+ArrowLeft', 'l', 'd', 'c']) await page.keyboard.press(key);
  await page.locator('#find').fill('unit:gG');
  await page.locator('h1').click();
  await settled(page);
  const seen = await box(page);
  await page.keyboard.press('y');
  const address = await page.evaluate(() => location.hash);
  must(`y names event and view: ${address}`, /^#64;m=-?\d+,-?\d+,\d+;l;d;c;q=unit%3AgG$/.test(address));
  must('and tells the link', (await page.locator('#here').innerText()).includes(address));
  const other = await open(html, address);
  await settled(other);
  const same = await box(other);
  must('the link opens the event', await eventOf(other) === 64);
  must(`the same part of the map: ${seen} ${same}`, seen.every((side, k) => Math.abs(side - same[k]) < 6));
  must('names, notation, casualties and search as they were', await other.evaluate(() => document.body.classList.contains('log-names')
    && !document.querySelector('#line').hidden && !document.querySelector('#toll').hidden && document.querySelector('#find').value === 'unit:gG'
    && document.querySelectorAll('#log li[hidden]').length > 0));
  await other.keyboard.press('ArrowRight');
  await other.waitForFunction(() => location.hash === '#65');
  must('the next step is named by its event alone', true);
  await other.evaluate(() => { location.hash = '#12;m=nonsense,0,1;x;l=<b>;q=%E0%A4%A'; });
  await other.waitForFunction(() => document.querySelector('#e12').classList.contains('on'));
  must(`an address that somebody cut does no harm: ${other.troubles}`, other.troubles.length === 0);
  for (const each of [page, other]) await each.context().close();
}
