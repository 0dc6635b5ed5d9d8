import { useState, type ReactNode } from 'react';
import { LoadingState, Page } from 'shared-ui/core';
import { isSame } from '../conflict/sameValue.ts';
import type { DraftKind, StoredDraft } from './draftKind.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { DraftStore } from './draftStore.ts';
import { useDraftStore } from './useDraftStore.ts';

/** The drafts of a record in this tab, and the one to go on with; null for none. */
export type BegunDraft<Form> = {
  readonly store: DraftStore<Form>;
  readonly begun: StoredDraft<Form> | null;
};

type DraftStartProps<Form> = {
  readonly title: string;
  readonly kind: DraftKind<Form>;
  /** null for a new record. */
  readonly recordId: number | null;
  /** Version of the record as it is on the server now. */
  readonly version: string | null;
  /** Form of a record that is there, as it is on the server now: a draft that says the same was saved by a page that went before it heard so, and is dropped. */
  readonly saved?: Form;
  /** Draws the editor. */
  readonly children: (draft: BegunDraft<Form>) => ReactNode;
};

/** Opens the editor of a record; where something was typed before and never saved, the person says first what becomes of it. */
export function DraftStart<Form>({ kind, recordId, ...rest }: DraftStartProps<Form>) {
  const store = useDraftStore(kind, recordId);
  if (store !== null) return <StartWith store={store} {...rest} />;
  return (
    <Page title={rest.title}>
      <LoadingState />
    </Page>
  );
}

type StartWithProps<Form> = Omit<DraftStartProps<Form>, 'kind' | 'recordId'> & {
  readonly store: DraftStore<Form>;
};

function StartWith<Form>({ title, store, version, saved, children }: StartWithProps<Form>) {
  const [drafts, setDrafts] = useState<ReadonlyArray<StoredDraft<Form>>>(() => {
    const all = store.list();
    const isSaved = ({ draft, text }: StoredDraft<Form>) =>
      version !== null && text === '' && draft !== null && isSame(draft.form, saved);
    const landed = all.filter(isSaved);
    for (const { key } of landed) store.remove(key);
    return all.filter((draft) => !landed.includes(draft));
  });
  const [begun, setBegun] = useState<StoredDraft<Form> | null>(null);
  if (begun !== null || drafts.length === 0) return children({ store, begun });
  return (
    <DraftOffer
      title={title}
      drafts={drafts}
      version={version}
      // From here on this tab keeps it under its own name.
      onContinue={setBegun}
      onDiscard={({ key }) => {
        store.remove(key);
        setDrafts(store.list());
      }}
      onLater={() => setDrafts([])}
    />
  );
}
