import { expect, test } from '@playwright/test';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { LANGUAGE_COOKIE, LANGUAGES } from 'shared-contracts/text/language.ts';
import { readRows } from '../../support/records/dataApi.ts';
import { MINI_BROWSER, withWebKit } from '../../support/webkit/webkitBrowser.ts';
import { press, signIn, WAIT_MS } from '../../support/webkit/webkitPage.ts';

/** A click misses what moves all the same; then the page is opened once more. */
const MOST_TRIES = 4;
const OPEN_MS = 5_000;
/** Width and height of the window in pixels; a phone and a laptop. */
const WINDOWS = [
  [390, 760],
  [1366, 768],
] as const;

type Opening = {
  readonly name: string;
  readonly address: string;
  /** What is pressed one after the other until the dialog is open, by its name in both languages. */
  readonly presses: readonly RegExp[];
  /** Only on a phone, or only on a laptop. */
  readonly only?: 'narrow' | 'wide';
};

test.skip(MINI_BROWSER === undefined, 'WebKitGTK is not installed: webkit2gtk-driver and xvfb of Debian.');

test('in WebKit each dialog has its height, its text and its buttons within the window', async ({
  baseURL,
}) => {
  const openings = await dialogs();
  await withWebKit(async (browser) => {
    await signIn(browser, `${baseURL}/`);
    for (const language of LANGUAGES) {
      await browser.manage().addCookie({ name: LANGUAGE_COOKIE, value: language, path: '/' });
      for (const [width, height] of WINDOWS) {
        await browser.manage().window().setRect({ width, height });
        for (const opening of openings.filter(({ only }) => only !== (width < 600 ? 'wide' : 'narrow'))) {
          await test.step(`${opening.name}, ${language}, ${width}`, async () => {
            await openDialog(browser, `${baseURL}${opening.address}`, opening.presses);
            await expectWithinWindow(browser);
          });
        }
      }
    }
  });
});

/** Dialogs of each shape, and those that people open most. */
async function dialogs(): Promise<readonly Opening[]> {
  const [approved, withPartner] = [
    await agreement('ewpStatus eq 7 and terminated eq 0'),
    await agreement('ewpStatus eq 2'),
  ];
  return [
    { name: 'search', address: '/', presses: [/^(Search|Αναζήτηση)/] },
    { name: 'columns', address: '/', presses: [/^(Columns|Στήλες)$/], only: 'wide' },
    { name: 'filters', address: '/', presses: [/^(Filters|Φίλτρα)/], only: 'narrow' },
    { name: 'menu', address: '/', presses: [/^(Open menu|Άνοιγμα μενού)$/], only: 'narrow' },
    {
      name: 'view of a list',
      address: '/?places=2',
      presses: [/^(Views|Προβολές)$/, /^(Keep|Save|Διατήρηση|Αποθήκευση)/],
    },
    { name: 'absence', address: '/profile', presses: [/^(Enter absence|Καταχώριση απουσίας)/] },
    { name: 'edited coordinator', address: '/ects-coordinators', presses: [/^(Delete |Διαγραφή: )/] },
    {
      name: 'mail',
      address: `/iia/view/${withPartner}?tab=notes`,
      presses: [/^(Write to the partner|Μήνυμα προς τον εταίρο)/],
    },
    {
      name: 'split',
      address: `/iia/view/${withPartner}`,
      presses: [/^(Split the agreement|Διαχωρισμός της συμφωνίας)/],
    },
    {
      name: 'question',
      address: `/iia/view/${approved}`,
      presses: [/^(More actions|Περισσότερες ενέργειες)$/, /^(Initiate changes|Έναρξη αλλαγών)$/],
    },
    {
      name: 'tour',
      address: '/help',
      presses: [/^(Take a look around|Ξενάγηση στην πύλη)$/],
    },
  ];
}

/** Finds an agreement with two rows that fits a filter. */
async function agreement(filter: string): Promise<number> {
  const { value } = await readRows<{ id: number; studentMobilitiesForStudies: readonly object[] }>(
    'iro',
    'MobilityAgreements',
    {
      $filter: `isDeleted eq false and ${filter}`,
      $expand: 'studentMobilitiesForStudies',
      $orderby: 'id',
      $top: '100',
    },
  );
  const found = value.find(({ studentMobilitiesForStudies: rows }) => rows.length > 1);
  if (found === undefined) throw new Error(`The sample has no agreement with two rows and ${filter}.`);
  return found.id;
}

async function openDialog(browser: WebDriver, address: string, presses: readonly RegExp[]): Promise<void> {
  for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
    await browser.get(address);
    for (const name of presses) await press(browser, name);
    const dialog = until.elementLocated(By.css('dialog[open]'));
    const isOpen = await browser.wait(dialog, tried === MOST_TRIES ? WAIT_MS : OPEN_MS).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  throw new Error(`${address}: ${presses.at(-1)} opens no dialog.`);
}

async function expectWithinWindow(browser: WebDriver): Promise<void> {
  const measured = await browser.executeScript<{
    readonly dialog: DOMRect;
    readonly window: readonly [number, number];
    readonly hidden: readonly string[];
    readonly wider: readonly string[];
  }>(`
    const dialog = document.querySelector('dialog[open]');
    const isSeen = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return height > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const buttons = [...dialog.querySelectorAll(':scope > :last-child button')];
    const parts = [dialog.querySelector('h2'), ...buttons].filter((part) => part !== null);
    return {
      dialog: dialog.getBoundingClientRect().toJSON(),
      window: [innerWidth, innerHeight],
      hidden: parts.filter((part) => !isSeen(part)).map((part) => part.textContent),
      wider: [dialog, ...dialog.querySelectorAll('*')].filter((part) =>
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1
      ).map((part) => [part.tagName, part.scrollWidth, part.clientWidth].join(' ')),
    };`);
  const { dialog, window, hidden, wider } = measured;
  const [width, height] = window;
  expect(hidden, 'titles and buttons that are not seen').toEqual([]);
  expect(wider, 'what scrolls sideways').toEqual([]);
  expect(dialog.height).toBeGreaterThan(120);
  expect(dialog.width).toBeGreaterThan(200);
  expect(dialog.left).toBeGreaterThanOrEqual(0);
  expect(dialog.top).toBeGreaterThanOrEqual(0);
  expect(dialog.right).toBeLessThanOrEqual(width);
  expect(dialog.bottom).toBeLessThanOrEqual(height);
}
