import { useEffect, useState } from 'react';
import { useSession } from 'shared-auth';
import type { DraftKind } from './draftKind.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { readableVault } from './draftVault.ts';
import { openSealedVault } from './sealedVault.ts';

/**
 * Gives the drafts of the person who is signed in, of one record, in this tab.
 *
 * - kind, recordId: as they are at first; another record is another component
 * - null while the vault of personal drafts is opened
 */
export function useDraftStore<Form>(kind: DraftKind<Form>, recordId: number | null): DraftStore<Form> | null {
  const { subject } = useSession();
  const [owner] = useState(() => ({ subject: subject ?? '', recordId, tab: crypto.randomUUID() }));
  const [store, setStore] = useState(() =>
    kind.isPersonal === true ? null : createDraftStore(kind, owner, readableVault()),
  );
  useEffect(() => {
    if (kind.isPersonal !== true) return;
    let isCurrent = true;
    void openSealedVault(owner.subject).then((vault) => {
      if (isCurrent) setStore(createDraftStore(kind, owner, vault));
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, owner]);
  return store;
}
