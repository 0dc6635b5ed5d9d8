import { useCallback, useEffect, useRef, useState } from 'react';
import {
  flushSync,
  useFieldArray,
  useFormState,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'shared-ui/fields';
import { errorAt } from '../errors/fieldErrors.ts';
import { countErrors } from './countErrors.ts';

/** An entry has a key of the browser's own; it names the entry as long as the form lives and is never sent. */
export type KeyedEntry = { key: string };

/** Names of the members of a form that are lists of entries; a list may be null while it is switched off. */
export type EntryListOf<Form> = {
  [Member in keyof Form & string]: NonNullable<Form[Member]> extends readonly KeyedEntry[] ? Member : never;
}[keyof Form & string];

/** One entry of a list of the form. */
export type EntryOf<Form, List extends EntryListOf<Form>> =
  NonNullable<Form[List]> extends ReadonlyArray<infer Item> ? Item & KeyedEntry : never;

/** What is used of the library's list; its own types lose the items of a list whose name is a type parameter. */
type FieldList<Item> = {
  readonly fields: readonly KeyedEntry[];
  readonly insert: (index: number, item: Item, options: { readonly shouldFocus: boolean }) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
};
type UseFieldList = (options: object) => unknown;

/** An entry that was taken out, and where it stood. */
type Removed<Item> = { readonly item: Item; readonly index: number };

/**
 * Keeps a list of the form of which one entry at a time is open.
 *
 * - form: of the step, as in `useEntries(useFormContext<SampleForm>(), 'contacts')`
 * - keys: of the entries in order; the list is drawn anew when entries come and go, not while somebody types
 * - an entry that is added opens and has the focus
 * - removed: the entry that was taken out last; `undo` brings it back to where it stood
 * - move: changes places with the entry before or behind; at the end of the list it does nothing
 * - the first refused entry opens by itself when a check begins to refuse
 */
export function useEntries<Form extends FieldValues, List extends EntryListOf<Form>>(
  { control, getValues }: UseFormReturn<Form>,
  list: List,
) {
  type Item = EntryOf<Form, List>;
  // The library's own key must not hide the `id` of an entry.
  const array = (useFieldArray as UseFieldList)({
    control,
    name: list,
    keyName: 'fieldId',
  }) as FieldList<Item>;
  // Names of lists are names of the form's fields.
  const { errors } = useFormState({ control, name: list as unknown as FieldPath<Form> });
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  const added = useRef<string | null>(null);
  const openNow = useRef(openKey);
  useEffect(() => {
    openNow.current = openKey;
  }, [openKey]);
  const keys = array.fields.map(({ key }) => key);

  const { insert, remove: removeAt, move: moveTo } = array;
  const itemsNow = useCallback((): readonly Item[] => getValues()[list] ?? [], [getValues, list]);
  const toggle = useCallback((key: string) => setOpenKey((open) => (open === key ? null : key)), []);
  const addAt = useCallback(
    (index: number, item: Item) => {
      insert(index, item, { shouldFocus: false });
      setOpenKey(item.key);
      setRemoved(null);
      added.current = `${list}.${index}`;
    },
    [insert, list],
  );
  // Whoever adds an entry goes on in it; the button that brought one back is gone.
  useEffect(() => {
    if (added.current === null) return;
    document.querySelector<HTMLElement>(`[data-entry="${added.current}"] [aria-expanded]`)?.focus();
    added.current = null;
  }, [openKey]);
  const remove = useCallback(
    (key: string) => {
      const items = itemsNow();
      const index = items.findIndex((item) => item.key === key);
      const item = items[index];
      if (item === undefined) return;
      setRemoved({ item: structuredClone(item), index });
      // The fields of the open entry leave first: those behind the removed one move up, and fields without a value cannot be drawn.
      const open = openNow.current;
      flushSync(() => setOpenKey(null));
      removeAt(index);
      setOpenKey(open === key ? null : open);
    },
    [itemsNow, removeAt],
  );

  const move = useCallback(
    (key: string, step: -1 | 1) => {
      const items = itemsNow();
      const from = items.findIndex((item) => item.key === key);
      const to = from + step;
      if (from === -1 || items[to] === undefined) return;
      moveTo(from, to);
      setRemoved(null);
    },
    [itemsNow, moveTo],
  );

  const faulty = keys.filter((_, index) => countErrors(errorAt(errors, `${list}.${index}`)) > 0);
  const firstFaulty = faulty[0];
  const isFaultOpen = openKey !== null && faulty.includes(openKey);
  const hadFaults = useRef(false);
  useEffect(() => {
    if (firstFaulty !== undefined && !hadFaults.current && !isFaultOpen) setOpenKey(firstFaulty);
    hadFaults.current = firstFaulty !== undefined;
  }, [firstFaulty, isFaultOpen]);

  return {
    keys,
    openKey,
    removed,
    toggle,
    open: setOpenKey,
    addAt,
    remove,
    move,
    itemsNow,
    undo: () => {
      if (removed !== null) addAt(removed.index, removed.item);
    },
    forget: () => setRemoved(null),
  };
}
