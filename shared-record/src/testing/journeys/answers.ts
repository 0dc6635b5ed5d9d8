import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RenderedPage } from 'shared-ui/testing';
import type { Answer } from './journey.ts';

type User = RenderedPage['user'];

const ROLES = {
  fill: ['textbox', 'combobox'],
  select: ['combobox'],
  find: ['combobox'],
  choose: ['radiogroup'],
  tick: ['checkbox'],
  press: ['button'],
} as const satisfies Readonly<Record<Answer[0], readonly string[]>>;

/** Gives an answer in the step that is open. */
export async function answer(user: User, [act, label, value = '']: Answer): Promise<void> {
  const field = await waitFor(() => fieldOf(act, label));
  switch (act) {
    case 'fill':
      await user.click(field);
      await user.clear(field);
      if (value !== '') await user.paste(value);
      return;
    case 'select':
      await user.selectOptions(field, value);
      return;
    case 'find':
      await user.click(field);
      await user.paste(value);
      await user.click(await screen.findByRole('option', { name: (said) => said.startsWith(value) }));
      return;
    case 'choose':
      await user.click(within(field).getByRole('radio', { name: (said) => said.startsWith(value) }));
      return;
    case 'tick':
    case 'press':
      await user.click(field);
  }
}

/** Holds an answer against what the step shows when one comes back to it; a closed entry of a list is opened for it. */
export async function expectKept([act, label, typed = '', shown = typed]: Answer): Promise<void> {
  if (act === 'press') return;
  const field = await waitFor(() => {
    openEntry(act, label);
    return fieldOf(act, label);
  });
  switch (act) {
    case 'choose':
      expect(within(field).getByRole('radio', { name: (said) => said.startsWith(typed) })).toBeChecked();
      return;
    case 'tick':
      expect(field).toBeChecked();
      return;
    case 'select':
      expect(field).toHaveDisplayValue(typed);
      return;
    case 'fill':
    case 'find':
      expect(plain(textOf(field))).toContain(plain(shown));
  }
}

function textOf(field: HTMLElement): string {
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isInput ? field.value : field.textContent;
}

/** Numbers are shown in groups. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Opens the last closed entry where the field is not on the page: what a journey fills in lies in the one that it has added. */
function openEntry(act: Answer[0], label: string) {
  if (findFields(act, label).length > 0) return;
  const closed = document.querySelectorAll<HTMLElement>('[data-entry] [aria-expanded=false]');
  const last = [...closed].at(-1);
  if (last !== undefined) fireEvent.click(last);
}

function fieldOf(act: Answer[0], label: string): HTMLElement {
  const found = findFields(act, label);
  const [field] = found;
  if (field === undefined || found.length > 1)
    throw new Error(`There are ${found.length} fields "${label}" (${ROLES[act].join(', ')}) in this step.`);
  return field;
}

function findFields(act: Answer[0], label: string): readonly HTMLElement[] {
  const [name = '', ...groups] = label.split(' › ').toReversed();
  const step = document.querySelector<HTMLElement>('section[aria-labelledby=wizard-step]');
  const root = groups
    .toReversed()
    .reduce<HTMLElement | null | undefined>((inside, group) => inside && groupIn(inside, group), step);
  if (root === null || root === undefined) return [];
  // What is out of sight is not drawn in a wizard: nothing is looked up in style sheets, which would take most of the time.
  return ROLES[act].flatMap((role) =>
    within(root).queryAllByRole(role, { hidden: true, name: (said) => isNamed(said, name) }),
  );
}

function groupIn(root: HTMLElement, name: string): HTMLElement | undefined {
  return ['group', 'region']
    .flatMap((role) =>
      within(root).queryAllByRole(role, { hidden: true, name: (said) => isNamed(said, name) }),
    )
    .at(0);
}

/** A label may be followed by the mark of a field that has to be filled in; of a long one the beginning does, with … at its end. */
function isNamed(said: string, name: string): boolean {
  if (name.endsWith('…')) return said.startsWith(name.slice(0, -1));
  return said === name || said.replace(/\s*\*$/, '') === name;
}
