import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { EntityTree } from 'shared-contracts/members/labels/entityTree.ts';
import { useForm, type FieldIssue, type FieldPath, type FieldValues } from 'shared-ui/fields';
import { differencesBetween, leavesOf } from './leaves.ts';
import { shapesOf } from './recordShapes.ts';
import { partSaid, saidBy } from './said.ts';

/**
 * A form that edits a stored record.
 *
 * - tree: of the record; full: the record as it is read, with everything filled in, and two entries in each list
 * - read: what the form begins with; check: what is wrong with it; write: the body of its save
 * - isFilled: tells members that a save fills in where they are empty, by their paths in what is said; none when absent
 * - takesAlong: tells values that take others along when they are changed; none when absent
 * - fieldOf: the field that a value belongs to, where one has several, and undefined for what the form keeps and nobody fills in
 */
export type TriedForm<Form extends FieldValues, Full extends object> = {
  readonly tree: EntityTree;
  readonly full: Full;
  readonly read: (record: Full) => Form;
  readonly check: (form: Form) => readonly FieldIssue[];
  readonly write: (form: Form, opened: Form) => object;
  readonly isFilled?: (path: string) => boolean;
  readonly takesAlong?: (name: string) => boolean;
  readonly fieldOf?: (path: string) => string | undefined;
};

/** Draws a field for each value that a form can have, over one that begins as it is given; gives what the form says then. */
function drawAll<Form extends FieldValues>(opened: Form, names: Iterable<string>): Form {
  const { result } = renderHook(() => useForm<Form>({ defaultValues: structuredClone(opened) as never }));
  const { control, getValues } = result.current;
  // Names of leaves are names of the form's fields.
  for (const name of names) control.register(name as FieldPath<Form>, { value: null as never });
  return getValues();
}

/** Tries a form with its record in every shape that it may be stored in. Give it as the body of a `describe`. */
export function tryForm<Form extends FieldValues, Full extends object>(form: TriedForm<Form, Full>): void {
  const { tree, full, read, check, write, isFilled = () => false, takesAlong = () => false } = form;
  const names = [...leavesOf(read(full)).keys()];
  const shapes = shapesOf(tree, full);
  const typed = [...leavesOf(read(full))].flatMap(([name, value]) =>
    changed(value) === undefined || takesAlong(name) ? [] : [name],
  );

  test.each(shapes)('is left as it is by being opened: a record %s', (_name, record) => {
    const opened = read(record);
    const drawn = drawAll(
      opened,
      names.filter((name) => isDrawnIn(opened, name)),
    );
    expect(drawn).toEqual(opened);
    expect(check(drawn)).toEqual(check(opened));
    expect(write(drawn, opened)).toEqual(write(opened, opened));
  });

  test.each(shapes)('says in its save what it was read from: a record %s', (_name, record) => {
    const opened = read(record);
    const body = write(opened, opened);
    const unlike = differencesBetween(
      saidBy(tree, body),
      saidBy(tree, Object(partSaid(record, body)) as object),
    );
    expect(unlike.filter((path) => !isFilled(path))).toEqual([]);
  });

  test.each(typed)('sends a change of %s, and nothing else that is new', (name) => {
    const opened = read(full);
    const body = write(opened, opened);
    const { result } = renderHook(() => useForm<Form>({ defaultValues: structuredClone(opened) as never }));
    result.current.setValue(name as FieldPath<Form>, changed(leavesOf(opened).get(name)) as never);
    const after = write(result.current.getValues(), opened);
    expect(differencesBetween(body, after).length).toBeLessThanOrEqual(1);
  });
}

type OpenedWizard = {
  readonly user: { readonly click: (element: Element) => Promise<void> };
  readonly sent: () => readonly unknown[];
  readonly unmount: () => void;
};

/**
 * Opens a wizard, shows each step and row, saves, and checks what is sent.
 *
 * @param save name of the button that saves
 * @param expected members of the save; without them it has to be the same as one that is made at once
 */
export async function expectStepsKeepValues(
  open: () => OpenedWizard,
  save: string,
  expected?: object,
): Promise<void> {
  const bodyOf = async (isShown: boolean) => {
    window.localStorage.clear();
    const { user, sent, unmount } = open();
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    const tabs = () => steps.getAllByRole<HTMLButtonElement>('button');
    for (let place = 0; isShown && place < tabs().length; place += 1) {
      const tab = tabs()[place]!;
      await user.click(tab.disabled ? screen.getByRole('button', { name: 'Next' }) : tab);
      await waitFor(() => expect(tabs()[place]).toHaveAttribute('aria-current', 'step'));
      for (const row of document.querySelectorAll('[data-entry] button[aria-expanded="false"]'))
        await user.click(row);
    }
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    return sent()[0];
  };
  const atOnce = expected ?? (await bodyOf(false));
  expect(await bodyOf(true)).toMatchObject(atOnce as object);
}

/** Whether a field is drawn in a form: those of entries that a list does not have are not. */
function isDrawnIn(form: object, name: string): boolean {
  const steps = name.split('.');
  let value: unknown = form;
  for (const step of steps) {
    if (Array.isArray(value) && !(step in value)) return false;
    if (value === null && /^\d+$/.test(step)) return false;
    value =
      value === null || value === undefined ? value : (Reflect.get(Object(value) as object, step) as unknown);
  }
  return true;
}

/** Another value of the same kind; undefined for a kind that is chosen, not typed. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  return undefined;
}

/** Names all fields of a form: no two of them may be called alike. */
export function namesOfFields<Form extends FieldValues, Full extends object>(
  { full, read, fieldOf = (path) => path }: TriedForm<Form, Full>,
  nameOf: (field: string) => string,
): readonly string[] {
  const fields = [...leavesOf(read(full)).keys()].flatMap((path) => fieldOf(path) ?? []);
  return [...new Set(fields)].map((field) => nameOf(field));
}
