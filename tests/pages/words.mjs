// English first: sentences, the notation a click away, names of units in two ways, dice as faces; the card of the scenario.
import { must, open } from './browser.mjs';

const visit = async (page, n) => {
  await page.evaluate((n) => { location.hash = `#${n}`; }, n);
  await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
};

export async function reads(html, { steps }) {
  const page = await open(html, '#64');
  must('an attack is a sentence', await page.locator('#what').innerText() === '4-4-7 in J9 fires with inherent FP and LMG at J4 in Prep Fire: 7 FP, column 6');
  must('the notation is there, and folded', await page.locator('#line').isHidden());
  await page.keyboard.press('d');
  must('d unfolds it', (await page.locator('#line').innerText()).startsWith('a4 prep by gG inherent 4 FP'));
  must('every row has its sentence', (await page.locator('#log li a').evaluateAll((rows) => rows.map((row) => row.textContent)))
    .every((row, n) => row.endsWith(steps[n].says)));
  const size = () => page.locator('#what u').first().evaluate((u) => getComputedStyle(u, '::after').content);
  must('a unit has the name of its counter', await size() === 'none');
  await page.keyboard.press('l');
  must('and that of the log when asked', await size() === '"gG"');
  await page.keyboard.press('l');
  const roll = steps.find((step) => step.dice?.length === 2);
  await visit(page, roll.event);
  must('dice are faces', (await page.locator('#detail .die').evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')))).join() === roll.dice.join());
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}

export async function cards(html, { card, steps }) {
  const page = await open(html, '#0');
  must('all units of the OB are there', await page.locator('.ob').count() === card.sides.flatMap((side) => side.units).length);
  const last = steps.length - 1;
  await visit(page, last);
  await page.waitForFunction(() => document.querySelector('.ob[data-state=lost]'));
  for (const [k, side] of card.sides.entries()) {
    const lost = side.units.filter((unit) => unit.lost !== undefined);
    const cvp = lost.reduce((sum, unit) => sum + (unit.cvp ?? 0), 0);
    const line = await page.locator('.loss').nth(k).innerText();
    must(`${side.side} has lost ${lost.length}, ${cvp} CVP: ${line}`, line.includes(`${lost.length} lost`) && (cvp === 0 || line.includes(`${cvp} CVP`)));
  }
  must('the turn track has the Player Turns', await page.locator('#track li').count() === card.turns.length);
  must('and marks the last', await page.locator('#track li').last().getAttribute('class') === 'on');
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}
