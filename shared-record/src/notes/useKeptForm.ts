import { useState } from 'react';
import type { DraftKind, StoredDraft } from '../model.ts';
import { useDraftKeeping, useDraftStore } from '../wizard.ts';
import { type FieldIssue, type FieldValues, resolveBy, useForm, type DefaultValues } from 'shared-ui/fields';

type DraftStore<Form> = NonNullable<ReturnType<typeof useDraftStore<Form>>>;

/** Where what is typed into a small form is kept, and what of it was found; null while that is opened. */
export type KeptText<Form> = { readonly store: DraftStore<Form>; readonly begun: StoredDraft<Form> | null };

/** Opens what was typed and never sent, about a record or, where it is null, about none, so that the form goes on with it. */
export function useKeptText<Form>(kind: DraftKind<Form>, recordId: number | null): KeptText<Form> | null {
  const store = useDraftStore(kind, recordId);
  const [found, setFound] = useState<KeptText<Form> | null>(null);
  if (store === null) return null;
  if (found?.store === store) return found;
  const kept = { store, begun: store.list().find(({ draft }) => draft !== null) ?? null };
  setFound(kept);
  return kept;
}

/**
 * A small form whose text outlives the tab until it is sent.
 *
 * - empty: what it begins from where nothing was kept; check: of what is sent
 * - key: the same however often the same text is sent; isContinued: it goes on with what was typed before
 */
export function useKeptForm<Form extends FieldValues>(
  { store, begun }: KeptText<Form>,
  empty: Form,
  check: (form: Form, key: string) => readonly FieldIssue[],
) {
  const [from] = useState(() => ({
    version: null,
    creationKey: begun?.draft?.creationKey ?? crypto.randomUUID(),
    form: empty,
  }));
  const form = useForm<Form>({
    // The library's type leaves out members; a draft has all of them.
    defaultValues: (begun?.draft?.form ?? empty) as DefaultValues<Form>,
    resolver: resolveBy((values) => check(values, from.creationKey)),
  });
  const keeping = useDraftKeeping(form, from, store, begun);
  return { form, keeping, key: from.creationKey, isContinued: begun !== null };
}
