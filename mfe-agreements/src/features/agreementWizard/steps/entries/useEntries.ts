import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'shared-ui/fields';
import type { AgreementForm } from '../../model/agreementForm.ts';
import { countErrors } from './countErrors.ts';

export type EntryList = 'localContacts' | 'partnerContacts' | MobilityList;
type EntryOf<List extends EntryList> = NonNullable<AgreementForm[List]>[number];

/** What is used of the library's list; its own types lose the items of a list whose name is a type parameter. */
type FieldList<Item> = {
  readonly fields: ReadonlyArray<{ readonly key: string }>;
  readonly insert: (index: number, item: Item, options: { readonly shouldFocus: boolean }) => void;
  readonly remove: (index: number) => void;
};

/** An entry that was taken out, and where it stood. */
type Removed<Item> = { readonly item: Item; readonly index: number };

/**
 * Keeps a list of the form of which one entry at a time is open.
 *
 * - keys: of the entries in order; the list is drawn anew when entries come and go, not while somebody types
 * - an entry that is added opens and has the focus
 * - the first refused entry opens by itself when a check begins to refuse
 */
export function useEntries<List extends EntryList>(list: List) {
  const { control, getValues } = useFormContext<AgreementForm>();
  // The library's own key must not hide the `id` of a contact.
  const array = useFieldArray({ control, name: list, keyName: 'fieldId' }) as unknown as FieldList<
    EntryOf<List>
  >;
  const { errors } = useFormState({ control, name: list });
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed<EntryOf<List>> | null>(null);
  const added = useRef<string | null>(null);
  const keys = array.fields.map(({ key }) => key);

  const { insert, remove: removeAt } = array;
  const itemsNow = useCallback(
    // Which list it is decides what lies in it.
    () => (getValues(list) ?? []) as ReadonlyArray<EntryOf<List>>,
    [getValues, list],
  );
  const toggle = useCallback((key: string) => setOpenKey((open) => (open === key ? null : key)), []);
  const addAt = useCallback(
    (index: number, item: EntryOf<List>) => {
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
      removeAt(index);
    },
    [itemsNow, removeAt],
  );

  const faulty = keys.filter((_, index) => countErrors(errors[list]?.[index]) > 0);
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
    itemsNow,
    undo: () => {
      if (removed !== null) addAt(removed.index, removed.item);
    },
    forget: () => setRemoved(null),
  };
}
