import { expect, test } from '@playwright/test';
import { Key, type WebDriver } from 'selenium-webdriver';
import { readRows } from '../../support/records/dataApi.ts';
import { MINI_BROWSER, withWebKit } from '../../support/webkit/webkitBrowser.ts';
import { expectText, press, signIn, WAIT_MS } from '../../support/webkit/webkitPage.ts';

test.skip(MINI_BROWSER === undefined, 'WebKitGTK is not installed: webkit2gtk-driver and xvfb of Debian.');

test('in WebKit the office signs in, changes the language, opens a second tab and signs out', async ({
  baseURL,
}) => {
  await withWebKit(async (browser) => {
    await test.step('sign-in leads to the address that was asked for, and to its heading', async () => {
      await signIn(browser, `${baseURL}/factsheets?page=2`);
      await expectText(browser, 'h1', /^Factsheets$/);
      expect(await browser.getCurrentUrl()).toBe(`${baseURL}/factsheets?page=2`);
      await expectText(browser, ':focus', /^Factsheets$/);
    });
    await test.step('the language changes at once', async () => {
      await press(browser, /^Ελληνικά/);
      await expectText(browser, 'h1', /^Ενημερωτικά δελτία$/);
      await browser.wait(
        () => browser.executeScript("return document.documentElement.lang === 'el'"),
        WAIT_MS,
      );
      await press(browser, /^English/);
      await expectText(browser, 'h1', /^Factsheets$/);
    });
    await test.step('a second tab asks for no sign-in, and the first keeps its session when that is closed', async () => {
      const first = await browser.getWindowHandle();
      await browser.switchTo().newWindow('tab');
      await browser.get(`${baseURL}/ects-coordinators`);
      await expectText(browser, 'h1', /^ECTS Coordinators$/);
      await browser.close();
      await browser.switchTo().window(first);
      await press(browser, /^Overview$/);
      await expectText(browser, 'h1', /^Overview$/);
      const cookies = await browser.manage().getCookies();
      expect(cookies.map(({ name }) => name)).toContain('access_token');
    });
    await test.step('sign-out ends the session', async () => {
      await press(browser, /^Account of /);
      await press(browser, /^Log out$/);
      await expectText(browser, 'button', /^Login$/);
      await browser.get(`${baseURL}/factsheets`);
      await expectText(browser, 'button', /^Login$/);
    });
  });
});

test('in WebKit the office filters a list, gets it as Excel and an agreement as PDF, and is led to what a step lacks', async ({
  baseURL,
}) => {
  const { value } = await readRows<{ id: number }>('iro', 'MobilityAgreements', {
    $filter: 'isDeleted eq false and status eq 2',
    $select: 'id',
    $orderby: 'id',
    $top: '1',
  });
  const id = value[0]?.id;
  await withWebKit(async (browser) => {
    await signIn(browser, `${baseURL}/`);
    await test.step('a filter stands in the address and is kept over a reload', async () => {
      await press(browser, /^Mine$/);
      await browser.wait(async () => (await browser.getCurrentUrl()).includes('officer=me'), WAIT_MS);
      await browser.navigate().refresh();
      await expectText(browser, '[aria-pressed=true]', /^Mine$/);
      await press(browser, /^Mine$/);
    });
    await test.step('the list comes as an Excel file', async () => {
      await watchFiles(browser);
      await press(browser, /^Export$/);
      await press(browser, /^Excel/);
      const { name, beginning } = await savedFile(browser);
      expect([name.slice(-5), beginning]).toEqual(['.xlsx', 'PK\u0003\u0004']);
    });
    await test.step('an agreement comes as a PDF', async () => {
      await browser.get(`${baseURL}/iia/view/${id}`);
      await watchFiles(browser);
      await press(browser, /^Download PDF$/);
      expect(await savedFile(browser)).toEqual({ name: `IIA_${id}.pdf`, beginning: '%PDF' });
    });
    await test.step('the wizard leads from its summary to the field, by keyboard alone', async () => {
      await browser.get(`${baseURL}/iia/form`);
      await press(browser, /^Next$/);
      await expectText(browser, ':focus', /\S/);
      await browser.actions().sendKeys(Key.TAB, Key.ENTER).perform();
      await browser.wait(
        () => browser.executeScript("return document.activeElement.matches('[aria-invalid=true]')"),
        WAIT_MS,
      );
    });
  });
});

type SavedFile = { readonly name: string; readonly beginning: string };

/** Keeps what the page hands over as a file, which this small browser would ask about. */
async function watchFiles(browser: WebDriver): Promise<void> {
  await browser.executeScript(`
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => {
      window.handedOver = { content };
      return make(content);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download === '') click.call(this);
      else window.handedOver.name = this.download;
    };`);
}

async function savedFile(browser: WebDriver): Promise<SavedFile> {
  const read = () =>
    browser.executeAsyncScript<SavedFile | null>(`
      const done = arguments[arguments.length - 1];
      const { name, content } = window.handedOver ?? {};
      if (name === undefined) done(null);
      else content.slice(0, 4).text().then((beginning) => done({ name, beginning }));`);
  const saved = await browser.wait(read, WAIT_MS);
  if (saved === null) throw new Error('The page hands no file over.');
  return saved;
}
