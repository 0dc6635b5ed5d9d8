import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';
import { patient } from '../../../scripts/lib/patience.mjs';

export const WAIT_MS = patient(20_000);
/** While a page reads its records, what is below moves; so long without a move, it has read them. */
const STILL_MS = 700;

/** Opens an address while signed out, and signs in as the office. */
export async function signIn(browser: WebDriver, address: string): Promise<void> {
  await browser.get(address);
  await press(browser, /^(Login|Σύνδεση)$/);
  await (await browser.wait(until.elementLocated(By.name('username')), WAIT_MS)).sendKeys('iro');
  await browser.findElement(By.name('password')).sendKeys('iro');
  await browser.findElement(By.css('[type=submit]')).click();
  // The tab keeps its session for the pages that are loaded after this one.
  await browser.wait(
    () => browser.executeScript('return sessionStorage.getItem(arguments[0]) !== null', TAB_SESSION_KEY),
    WAIT_MS,
  );
}

/** Clicks what has a name once it is on the page, does not move and is not covered. */
export async function press(browser: WebDriver, name: RegExp): Promise<void> {
  let failure = 'It is not on the page.';
  const click = async () => {
    const found = await browser.executeScript<WebElement | null>(
      `const name = new RegExp(arguments[0]);
       const found = [...document.querySelectorAll('button, a, [role=menuitem]')].find((element) =>
         element.checkVisibility({ visibilityProperty: true }) && !element.disabled
         && name.test((element.getAttribute('aria-label') ?? element.textContent).trim()));
       found?.scrollIntoView({ block: 'center', behavior: 'instant' });
       const place = found && JSON.stringify(found.getBoundingClientRect());
       if (place !== window.lastPlace) window.stillSince = performance.now();
       window.lastPlace = place;
       return performance.now() - window.stillSince > arguments[1] ? found : null;`,
      name.source,
      STILL_MS,
    );
    return await found?.click().then(
      () => true,
      (error: unknown) => {
        failure = String(error);
        return false;
      },
    );
  };
  await browser.wait(click, WAIT_MS).catch(() => {
    throw new Error(`${name} cannot be pressed. ${failure}`);
  });
}

/** Waits until an element that fits a selector has a text. */
export async function expectText(browser: WebDriver, selector: string, text: RegExp): Promise<void> {
  const read = () =>
    browser.executeScript<string[]>(
      'return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent.trim())',
      selector,
    );
  await browser
    .wait(async () => (await read()).some((one) => text.test(one)), WAIT_MS)
    .catch(async () => {
      throw new Error(`No ${selector} says ${text}, but: ${(await read()).join(', ').slice(0, 500)}`);
    });
}
