import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../session/accounts.ts';
import { callApi, readRows } from './dataApi.ts';

const MAX_TABS = 120;

/** Presses Tab until an element has the focus: what cannot be reached so, the keyboard cannot use. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** The parts of the agreement wizard, by their English names. */
export function wizardPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    step: (title: string) => page.getByRole('heading', { level: 2, name: title }),
    tab: (title: string) =>
      page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: title }),
    comments: page.getByRole('textbox', { name: 'Comments' }),
    button,
    /** Waits until what was typed lies in the browser. */
    waitForDraft: () =>
      expect
        .poll(() =>
          page.evaluate(
            () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:')).length,
          ),
        )
        .toBeGreaterThan(0),
  };
}

/** Finds agreements that match a filter, by their ids. */
export async function agreementIds(
  caller: Page | Account,
  filter: string,
  count: number,
): Promise<readonly number[]> {
  const query = { $filter: filter, $select: 'id', $orderby: 'id', $top: String(count) };
  return (await readRows<{ readonly id: number }>(caller, 'MobilityAgreements', query)).value.map(
    ({ id }) => id,
  );
}

type Linked = { readonly id: number };

/** Makes a draft, or a submitted agreement, that no other test touches, between the institutions and with the contacts of one of the sample. */
export async function makeDraft(status: 'Draft' | 'Submitted' = 'Draft'): Promise<number> {
  const [known] = await agreementIds('iro', 'status eq 1 and isDeleted eq false', 1);
  const { institutions, departmentalCoordinatorContacts } = await callApi<{
    readonly institutions: readonly Linked[];
    readonly departmentalCoordinatorContacts: readonly Linked[];
  }>('iro', 'GET', `/MobilityAgreements/${known}`);
  const idsOf = (records: readonly Linked[]) => records.map(({ id }) => ({ id }));
  const { id } = await callApi<Linked>('iro', 'POST', '/MobilityAgreements', {
    startYear: 2027,
    endYear: 2028,
    status: { name: status },
    institutions: idsOf(institutions),
    departmentalCoordinatorContacts: idsOf(departmentalCoordinatorContacts),
  });
  return id;
}
