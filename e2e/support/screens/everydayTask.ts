import type { Locator, Page } from '@playwright/test';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { readRows } from '../records/dataApi.ts';
import { expect, test } from '../test.ts';

/** Fewer than ten, so that nobody learns a way by heart; docs/features/everyday-tasks.md has the numbers. */
const MOST_PRESSES = 9;

/** Counts what a person presses in one task: each click, each key, and each word that is typed. */
function hand(page: Page) {
  let presses = 0;
  return {
    click: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    key: async (keys: string) => {
      presses += 1;
      await page.keyboard.press(keys);
    },
    type: async (words: string) => {
      presses += words.split(' ').length;
      await page.keyboard.type(words);
    },
    /** A field that the browser draws, such as a day: one press to be in it, and what is typed is one word. */
    fill: async (field: Locator, word: string) => {
      presses += 2;
      await field.fill(word);
    },
    count: () => presses,
  };
}

type Hand = ReturnType<typeof hand>;

/** Walks a task from where the last one ended, and holds it to what a person may be asked to press. */
export async function task(page: Page, name: string, walk: (by: Hand) => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    const by = hand(page);
    await walk(by);
    test.info().annotations.push({ type: 'presses', description: `${by.count()} ${name}` });
    expect(by.count(), name).toBeLessThanOrEqual(MOST_PRESSES);
  });
}

/** A coordinator of ours whom a running agreement names. The first contact is the office's own, which all agreements name. */
export async function coordinatorInForce(page: Page): Promise<string> {
  const { value } = await readRows<{
    readonly departmentalCoordinatorContacts: readonly {
      readonly id: number;
      readonly familyName: string;
      readonly institution: { readonly isLocal: boolean };
    }[];
  }>(page, 'MobilityAgreements', {
    $filter: 'status/id eq 3 and isDeleted eq false and endYear/id ge 2027',
    $select: 'id',
    $expand: 'departmentalCoordinatorContacts($expand=institution($select=id,isLocal))',
    $orderby: 'id',
    $top: '20',
  });
  const contacts = value.flatMap((agreement) => agreement.departmentalCoordinatorContacts);
  const found = contacts.find(
    ({ id, institution }) => institution.isLocal && id !== DEFAULT_LOCAL_CONTACT_ID,
  );
  if (found === undefined) throw new Error('The sample has no running agreement with a coordinator of ours');
  return found.familyName;
}
