// SPDX-License-Identifier: MIT
// What people do in the pocket app, for its tests.
import { readFile } from 'node:fs/promises';

export const screen = (page, name) => page.locator(`body[data-screen=${name}]`).waitFor();

// Chosen as from the phone's photos: a file of the site by its name there.
export async function choose(page, site, name, where = '#start') {
  const buffer = await readFile(site.photos.get(name).file);
  await page.locator(`${where} .pick input[type=file]`).last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

export async function judged(page, site, name) {
  await choose(page, site, name);
  await screen(page, 'result');
}

export async function beginMatch(page, colours = ['black', 'natural']) {
  await page.locator('#open-kept').click();
  await page.locator('#kept').getByRole('button', { name: 'New match' }).click();
  await page.locator('[name=rules]').selectOption('club');
  await page.locator('[name=player0]').fill('Ann');
  await page.locator('[name=player1]').fill('Bob');
  for (const [i, colour] of colours.entries()) await page.locator(`[name=colour${i}]`).selectOption(colour);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('#match').waitFor({ state: 'hidden' });
}

// The bytes of what a tap makes the browser save.
export async function saved(page, tap) {
  const [download] = await Promise.all([page.waitForEvent('download'), tap()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
