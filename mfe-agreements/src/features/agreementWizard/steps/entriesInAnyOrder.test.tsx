import { screen, within } from '@testing-library/react';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { randomNumbers } from '../../../testing/randomNumbers.ts';
import { toContactForm } from './contacts/model/contactForm.ts';
import { ContactsStep } from './contacts/ContactsStep.tsx';
import { newRow } from '../../../lib/mobilityRows/mobilityRow.ts';
import { MobilityStep } from './mobility/MobilityStep.tsx';
import { buildContact, openStep } from './testing/openStep.tsx';

type List = MobilityList | 'localContacts' | 'partnerContacts';
type Opened = ReturnType<typeof openStep> & { readonly list: List };

const ACTIONS = ['open', 'remove', 'duplicate', 'turn', 'add', 'undo', 'no', 'yes'] as const;
type Action = (typeof ACTIONS)[number];

function openList(list: List, count: number): Opened {
  const places = Array.from({ length: count }, (_, index) => index);
  if (list === 'localContacts' || list === 'partnerContacts') {
    const contacts = places.map((index) => toContactForm(buildContact({ id: 20 + index }) as never));
    const side = list === 'localContacts' ? 'local' : 'partner';
    return { ...openStep(<ContactsStep side={side} />, { form: { [list]: contacts } }), list };
  }
  const rows = places.map((index) => ({ ...newRow(list, 1, 7), key: `row-${index}` }));
  return { ...openStep(<MobilityStep list={list} />, { form: { [list]: rows } }), list };
}

const keysOf = ({ values, list }: Opened): readonly string[] | null =>
  values()[list]?.map(({ key }) => key) ?? null;

/** The buttons of the entries, one for each that has it, in order. */
function entryButtons(action: Action): readonly HTMLElement[] {
  const list = screen.queryByRole('list', { name: /^(Rows of this mobility|.*[cC]ontacts.*)$/ });
  if (list === null) return [];
  const entries = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
  const names: Partial<Record<Action, RegExp>> = {
    remove: /^Remove (row|(?!subject|language))/,
    duplicate: /^Duplicate/,
    turn: /opposite/i,
  };
  return entries.flatMap((entry) => {
    const line = entry.firstElementChild;
    if (!(line instanceof HTMLElement)) return [];
    if (action === 'open') return line.querySelector<HTMLElement>('[aria-expanded]') ?? [];
    const name = names[action];
    return name === undefined ? [] : within(line).queryAllByRole('button', { name });
  });
}

function buttonFor(action: Action, random: () => number): HTMLElement | undefined {
  if (action === 'yes' || action === 'no') {
    const answer = screen.queryAllByRole('radio', { name: action === 'yes' ? 'Yes' : 'No' })[0];
    return answer instanceof HTMLInputElement && answer.checked ? undefined : answer;
  }
  if (action === 'add')
    return screen.queryByRole('button', { name: /^Add (a )?(row|contact|new)/i }) ?? undefined;
  if (action === 'undo') return screen.queryByRole('button', { name: /^Undo/ }) ?? undefined;
  const buttons = entryButtons(action);
  return buttons[Math.floor(random() * buttons.length)];
}

/** Takes one step, and says which; undefined where the page has no button for it now. */
async function take(opened: Opened, action: Action, random: () => number): Promise<boolean> {
  const button = buttonFor(action, random);
  if (button === undefined) return false;
  const before = keysOf(opened);
  await opened.user.click(button);
  const question = screen.queryByRole('alertdialog');
  if (question !== null) await opened.user.click(within(question).getByRole('button', { name: 'Remove' }));
  const after = keysOf(opened);
  const lengths: Record<Action, number | null | undefined> = {
    open: before?.length ?? null,
    remove: (before?.length ?? 0) - 1,
    duplicate: (before?.length ?? 0) + 1,
    turn: (before?.length ?? 0) + 1,
    add: (before?.length ?? 0) + 1,
    undo: undefined,
    no: null,
    yes: 1,
  };
  if (lengths[action] !== undefined)
    expect([action, after?.length ?? null]).toEqual([action, lengths[action]]);
  expect(new Set(after ?? []).size).toBe(after?.length ?? 0);
  return true;
}

const LISTS: readonly List[] = [...MOBILITY_LISTS, 'localContacts', 'partnerContacts'];

describe.each(LISTS)('the entries of %s', (list) => {
  test.each([1, 2])('are emptied, with each of %s open in turn, and come back by undo', async (count) => {
    const opened = openList(list, count);
    const first = keysOf(opened);
    for (let place = 0; place < count; place += 1) {
      const line = entryButtons('open')[place];
      if (line?.getAttribute('aria-expanded') === 'false') await opened.user.click(line);
      const remove = entryButtons('remove')[place];
      if (remove === undefined) throw new Error('An entry has no button that removes it.');
      await opened.user.click(remove);
      expect(keysOf(opened)).toEqual(first?.filter((_, index) => index !== place));
      await opened.user.click(screen.getByRole('button', { name: /^Undo/ }));
      expect(keysOf(opened)).toEqual(first);
    }
  });

  test('stay what they are, whatever comes after what', async () => {
    const random = randomNumbers(LISTS.indexOf(list) + 1);
    const opened = openList(list, 2);
    let taken = 0;
    for (let turn = 0; turn < 40 && taken < 12; turn += 1) {
      const action = ACTIONS[Math.floor(random() * ACTIONS.length)] ?? 'open';
      if (await take(opened, action, random)) taken += 1;
    }
    expect(taken).toBe(12);
  });
});

describe.each(MOBILITY_LISTS)('switching off %s', (list) => {
  test('clears the list with a row open, and undo brings all of it back', async () => {
    const opened = openList(list, 2);
    const [line] = entryButtons('open');
    if (line === undefined) throw new Error('There is no row.');
    await opened.user.click(line);
    const before = opened.values()[list];
    await take(opened, 'no', Math.random);
    expect(opened.values()[list]).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(opened.values()[list]).toEqual(before);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });
});
