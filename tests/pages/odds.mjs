// How likely a result was: the page has the figures of the program, and what another figure would have given.
import { must, open } from './browser.mjs';

const visit = async (page, n) => {
  await page.evaluate((n) => { location.hash = `#${n}`; }, n);
  await page.waitForFunction((n) => document.querySelector(`#e${n}`).classList.contains('on'), n);
};
const bars = (page) => page.locator('#detail .odds .bars').first().locator('li').evaluateAll((bars) => bars.map((bar) => [
  bar.querySelector('.name').textContent, bar.querySelector('.pc').textContent]));
const due = (chances) => chances.filter((chance) => chance.of_36 > 0)
  .map((chance) => [chance.result, `${Math.round((chance.of_36 * 100) / 36)}%`]);

export async function likely(html, { steps, luck, findings }) {
  const page = await open(html, '#0');
  const rolls = steps.filter((step) => step.odds);
  must(`attacks and checks have their chances: ${rolls.length}`, rolls.length > 20);
  must('each of them adds up to 36 throws', rolls.every(({ odds }) => odds.odds.at.every((all) => all.reduce((sum, chance) => sum + chance.of_36, 0) === 36)));
  for (const step of rolls.filter((_, n) => n % 7 === 0)) {
    await visit(page, step.event);
    const all = step.odds.odds.at[4];
    const shown = await bars(page);
    const wanted = due(all);
    const came = all.find((chance) => chance.result === step.odds.came);
    if (came.of_36 === 0) continue;
    must(`event ${step.event}: ${shown.join(' ')}`, JSON.stringify(shown) === JSON.stringify(wanted)
      && await page.locator('#detail .odds .here .name').first().textContent() === step.odds.came);
  }
  const shot = rolls.find((step) => step.odds.odds.of === 'IFT');
  await visit(page, shot.event);
  await page.locator('.what-if input').first().fill('2');
  must('two more in thought make other chances', JSON.stringify(await bars(page)) === JSON.stringify(due(shot.odds.odds.at[6])));
  must('and are said', (await page.locator('.odds-says').first().textContent()).startsWith('With DRM '));
  const declared = steps.find((step) => step.odds?.declared);
  if (declared) {
    await visit(page, declared.event);
    must('what was declared stands beside what is due', await page.locator('#detail .odds .bars').count() === 2);
  }
  const found = findings.map((finding) => finding.at.event).find((n) => steps[n].odds);
  must(`a roll is among the findings: event ${found}`, found !== undefined);
  await visit(page, found);
  must('a finding of a roll stands above its chances', await page.locator('#detail article').count() > 0
    && JSON.stringify(await bars(page)) === JSON.stringify(due(steps[found].odds.odds.at[4])));
  must('luck by result is a table and a plot', await page.locator('#luck tbody tr').count() === luck.length && await page.locator('#luck polyline').count() > 0);
  must(`nothing went wrong: ${page.troubles}`, page.troubles.length === 0);
  await page.context().close();
}
