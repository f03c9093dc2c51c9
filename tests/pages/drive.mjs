// Where a page opens, the slider over the game, and playing by itself.
import { eventOf, must, open } from './browser.mjs';

export async function drives(html, quiet) {
  const page = await open(html);
  const first = await page.locator('#log li.broken').first().getAttribute('id');
  must(`it opens at the first finding: ${first}`, `e${await eventOf(page)}` === first);
  const verdict = await page.locator('#now article').first().boundingBox();
  must('the verdict is in the first screen', verdict !== null && verdict.y + 40 < 900);
  const [map, all] = [await page.locator('#map').boundingBox(), page.viewportSize()];
  must('the map is the largest thing on it', map.width * map.height > 0.45 * all.width * all.height);
  await page.locator('#slide').fill('101');
  must('the slider leads to an event', await eventOf(page) === 101);
  must('and says which', (await page.locator('#slide').getAttribute('aria-valuetext')).startsWith('event 101 of '));
  const marks = await page.evaluate(() => {
    const ticks = document.querySelector('#ticks');
    const { data } = ticks.getContext('2d').getImageData(0, 0, ticks.width, 8);
    let red = 0;
    for (let k = 0; k < data.length; k += 4) red += data[k] > 180 && data[k + 1] < 80 && data[k + 3] > 200;
    return red;
  });
  must(`what is broken is marked on it: ${marks}`, marks > 10);
  await page.locator('#speed').selectOption('150');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  must('Space plays', await page.locator('#play').getAttribute('aria-pressed') === 'true');
  await page.waitForFunction(() => Number(document.querySelector('#log li.on').id.slice(1)) >= 104);
  await page.keyboard.press(' ');
  const rest = await eventOf(page);
  must('and Space pauses', await page.locator('#play').getAttribute('aria-pressed') === 'false' && rest >= 104);
  await page.keyboard.press('?');
  must('? tells the keys', await page.locator('#keys').isVisible());
  await page.keyboard.press('Escape');
  must('and Esc puts them away', await page.locator('#keys').isHidden() && await eventOf(page) === rest);
  await page.locator('#more a[href="#dice"]').click();
  must('a link to a part of the page is no event', await eventOf(page) === rest);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
  const calm = await open(quiet);
  must('without a finding it opens at the first event', await eventOf(calm) === 0);
  await calm.context().close();
}
