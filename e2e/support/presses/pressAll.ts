import { expect, type Page } from '@playwright/test';
import { openInside } from '../screens/openInside.ts';
import { countChanges, type TakeSent } from './countChanges.ts';
import { fillIn, findButtons, press } from './pageButtons.ts';

/** Names of the buttons that lead to one, from the screen on: it may lie in a dialog or a menu. */
type Way = readonly string[];

/** A dialog within a dialog is as deep as the portal goes. */
const DEEPEST = 3;

/**
 * Presses every button of the screens twice in one frame: those of the page, and those of the dialogs and menus that they open, whose fields are filled in
 * before. Of buttons whose names differ in numbers alone, as those of the rows of a list, one is pressed.
 *
 * Returns what was sent to change something, method and path with `#` for numbers. Fails where one press sent anything twice.
 */
export async function pressAll(page: Page, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  page.on('dialog', (dialog) => void dialog.accept());
  const takeSent = await countChanges(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takeSent();
    for (const change of await pressScreen(page, address, takeSent)) sent.add(change);
  }
  return sent;
}

async function pressScreen(page: Page, address: string, takeSent: TakeSent): Promise<readonly string[]> {
  const changes: string[] = [];
  const first = await findButtons(page);
  const known = new Set(first.names.map((name) => keyOf(first.place, name)));
  const ways: Way[] = first.names.map((name) => [name]);
  let open: Way | null = [];
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const parent = way.slice(0, -1);
    const name = way.at(-1) ?? '';
    if (open === null || open.join('\n') !== parent.join('\n'))
      open = await openWay(page, address, parent, takeSent);
    if (open === null) continue;
    const before = (await findButtons(page)).place;
    await fillIn(page);
    if (!(await press(page, name, 2))) continue;
    const found = await takeSent();
    expect(new Set(found).size, `${address}: ${way.join(' › ')} sent ${found.join(', ')}`).toBe(found.length);
    changes.push(...found);
    const after = await findButtons(page);
    const isSamePlace = after.place === before && new URL(page.url()).pathname === pathOf(address);
    const others = after.names.filter((one) => !known.has(keyOf(after.place, one)));
    if (way.length < DEEPEST && new URL(page.url()).pathname === pathOf(address))
      for (const one of others) {
        known.add(keyOf(after.place, one));
        ways.unshift([...way, one]);
      }
    open = isSamePlace && others.length === 0 && found.length === 0 ? parent : null;
  }
  return changes;
}

/** Opens the screen again and presses each button of a way once. Returns null if one of them is missing. */
async function openWay(page: Page, address: string, way: Way, takeSent: TakeSent): Promise<Way | null> {
  await openInside(page, '/401');
  await takeSent();
  const hasLeft = await page.getByRole('heading', { level: 1, name: 'Error' }).isVisible();
  // What was typed holds the page: the browser leaves it all the same.
  if (hasLeft) await openInside(page, address);
  else await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
  await takeSent();
  for (const name of way) {
    if (!(await press(page, name, 1))) return null;
    await takeSent();
  }
  return way;
}

function pathOf(address: string): string {
  return new URL(address, 'http://portal').pathname;
}

function keyOf(place: string, name: string): string {
  return `${place}\n${name}`;
}
