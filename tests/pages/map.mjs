// The map of a page: nearer and farther by wheel, keys, drag and pinch, an opened stack, a counter on its way.
import { must, open, settled } from './browser.mjs';

const box = (page) => page.locator('#map').getAttribute('viewBox').then((text) => text.split(' ').map(Number));
const press = async (page, key) => {
  await page.keyboard.press(key);
  await settled(page);
};

async function lens(page) {
  await press(page, '0');
  const whole = await box(page);
  await press(page, '+');
  const near = await box(page);
  must('+ is nearer, about the middle', near[2] < whole[2] && Math.abs((near[0] + near[2] / 2) - (whole[0] + whole[2] / 2)) < 40);
  await press(page, '-');
  must('- is farther again', Math.abs((await box(page))[2] - whole[2]) < 4);
  for (let n = 0; n < 30; n++) await page.keyboard.press('-');
  await settled(page);
  must('farther than the whole map there is nothing', Math.abs((await box(page))[2] - whole[2]) < 4);
  for (let n = 0; n < 60; n++) await page.keyboard.press('+');
  await settled(page);
  must('nearer than a hex there is nothing', (await box(page))[2] >= 1000);
  await page.locator('[data-look=fit]').click();
  await settled(page);
  const { x, y, width, height } = await page.locator('#map').boundingBox();
  await page.mouse.move(x + width / 4, y + height / 4);
  const point = ([left, top, w, h]) => [left + w / 4, top + h / 4];
  const before = point(await box(page));
  await page.mouse.wheel(0, -600);
  await page.waitForFunction((w) => Number(document.querySelector('#map').getAttribute('viewBox').split(' ')[2]) < w, whole[2] - 100);
  await settled(page);
  const after = point(await box(page));
  must('the wheel keeps what is under the pointer', Math.hypot(after[0] - before[0], after[1] - before[1]) < 60);
  const from = await box(page);
  await page.mouse.down();
  await page.mouse.move(x + width / 4 - 100, y + height / 4 - 60, { steps: 5 });
  await page.mouse.up();
  await settled(page);
  const to = await box(page);
  must('what is dragged moves, and opens no stack', to[0] > from[0] + 50 && to[1] > from[1] + 30 && await page.locator('#pile').isHidden());
  await press(page, 'Shift+ArrowLeft');
  must('Shift and an arrow move the map', (await box(page))[0] < to[0]);
  const pinched = await page.evaluate(() => {
    const map = document.querySelector('#map');
    const width = () => Number(map.getAttribute('viewBox').split(' ')[2]);
    const send = (type, pointerId, clientX) => map.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true, button: 0 }));
    map.setPointerCapture = () => {};
    map.hasPointerCapture = () => true;
    const was = width();
    send('pointerdown', 11, 300);
    send('pointerdown', 12, 400);
    send('pointermove', 11, 250);
    send('pointermove', 12, 450);
    send('pointerup', 11, 250);
    send('pointerup', 12, 450);
    return new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done([was, width()]))); });
  });
  must(`two fingers apart are nearer: ${pinched}`, pinched[1] < pinched[0] * 0.7);
}

async function piles(page) {
  await page.evaluate(() => { location.hash = '#64'; });
  await page.waitForFunction(() => document.querySelector('#e64').classList.contains('on'));
  await press(page, 'o');
  must('o opens the stack where it happens', await page.locator('#pile').isVisible() && await page.locator('#pile li').count() > 0);
  must('what is open has the focus', await page.evaluate(() => document.querySelector('#pile').contains(document.activeElement)));
  await press(page, 'Escape');
  must('Esc closes it', await page.locator('#pile').isHidden());
  await press(page, '0');
  const stack = page.locator('#stacks > g').filter({ has: page.locator('.c ~ .c, g:nth-of-type(2) .c') }).first();
  const counters = await stack.locator('.c').count();
  await stack.locator('.c').last().click();
  must(`a click opens a stack, with all of it: ${counters}`, counters > 1 && await page.locator('#pile li').count() === counters);
  await page.locator('#pile button').click();
  must('and its button closes it', await page.locator('#pile').isHidden());
}

async function glides(html) {
  const page = await open(html, '#69');
  await page.keyboard.press('ArrowRight');
  const moving = await page.evaluate(() => [document.querySelectorAll('#glide .c').length, document.querySelectorAll('#stacks .away').length]);
  must(`a counter that moves goes along its way: ${moving}`, moving.join() === '1,1');
  await page.waitForFunction(() => !document.querySelector('#glide .c'));
  must('and is then where it belongs', await page.locator('#stacks .away').count() === 0);
  await page.context().close();
  const still = await open(html, '#69', { reducedMotion: 'reduce' });
  await still.keyboard.press('ArrowRight');
  must('who asked for less motion sees none', await still.locator('#glide .c').count() === 0);
  await still.context().close();
}

export async function moves(html) {
  const page = await open(html, '#0');
  await lens(page);
  await piles(page);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
  await glides(html);
}
