import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSession } from 'shared-auth';
import type { StoredDraft } from 'shared-record/model';
import { createDraftStore, keepSoon, readableVault, type DraftStore } from 'shared-record/wizard';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { isChanged, leftTexts, type AgreementEdit } from './model/agreementEdit.ts';
import { withDrafts } from './model/meanwhile.ts';
import { ROWS_DRAFT_KIND, toDraftRows, type DraftRows } from './model/rowsForm.ts';

/** A draft of the rows of one agreement that lies in this browser. */
export type OfferedDraft = StoredDraft<DraftRows> & { readonly agreement: number };

/**
 * Keeps what is typed in this browser until it is saved, a draft for each agreement: shortly after each change, and when the page is left in whatever way.
 *
 * - withTyping: puts what stands in a cell that is still open into its agreement
 * - offered: drafts that lay here before; `take` tells that this tab goes on with some, `drop` forgets them
 * - touch: something was typed into the open cell
 */
export function useRowDrafts(
  edits: readonly AgreementEdit[],
  withTyping: RefObject<(edits: readonly AgreementEdit[]) => readonly AgreementEdit[]>,
) {
  const { subject, permissions } = useSession();
  const [ids] = useState(() => edits.map(({ id }) => id));
  const stores = useMemo(() => {
    const tab = crypto.randomUUID();
    const vault = readableVault();
    const storeOf = (recordId: number) =>
      createDraftStore(ROWS_DRAFT_KIND, { subject: subject ?? '', recordId, tab }, vault);
    return new Map(ids.map((id) => [id, storeOf(id)]));
  }, [subject, ids]);
  const [offered, setOffered] = useState<readonly OfferedDraft[]>(() =>
    edits.flatMap((edit) => {
      const store = stores.get(edit.id);
      return (store?.list() ?? []).flatMap((draft) => {
        if (!isSaved(edit, draft, permissions)) return [{ ...draft, agreement: edit.id }];
        store?.remove(draft.key);
        return [];
      });
    }),
  );
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(edits);
  const kept = useRef(new Map<number, AgreementEdit>());
  const soon = useRef<ReturnType<typeof keepSoon>>(undefined);

  const keep = useCallback(() => {
    for (const edit of withTyping.current(latest.current)) {
      const store = stores.get(edit.id);
      if (store === undefined || kept.current.get(edit.id) === edit) continue;
      keepOne(store, edit, kept.current.has(edit.id), (isKept) => setHasFailed(!isKept));
      kept.current.set(edit.id, edit);
    }
  }, [stores, withTyping]);
  useEffect(() => {
    const keeping = keepSoon(keep);
    soon.current = keeping;
    return keeping.stop;
  }, [keep]);
  const touch = useCallback(() => {
    soon.current?.touch();
  }, []);

  useEffect(() => {
    if (latest.current === edits) return;
    latest.current = edits;
    touch();
  }, [edits, touch]);
  const forget = (drafts: readonly OfferedDraft[]) => {
    for (const { agreement, key } of drafts) stores.get(agreement)?.remove(key);
    setOffered((before) => before.filter((draft) => !drafts.includes(draft)));
  };
  return {
    offered,
    hasFailed,
    touch,
    /** The drafts are in the table by now: they are kept under this tab's own name before the old ones go. */
    take: (drafts: readonly OfferedDraft[], taken: readonly AgreementEdit[]) => {
      latest.current = taken;
      keep();
      forget(drafts);
    },
    drop: forget,
  };
}

/** Tells whether an agreement has all that a draft holds: it was saved by a page that went before it heard so. */
function isSaved(
  edit: AgreementEdit,
  draft: StoredDraft<DraftRows>,
  permissions: readonly Permission[],
): boolean {
  if (draft.draft === null || draft.text !== '') return false;
  const now = withDrafts(edit, [draft], permissions);
  return !isChanged(now) && leftTexts(now).length === 0;
}

function keepOne(
  store: DraftStore<DraftRows>,
  edit: AgreementEdit,
  wasKept: boolean,
  done: (isKept: boolean) => void,
): void {
  if (isChanged(edit) || leftTexts(edit).length > 0) {
    const { opened, agreement } = edit;
    const content = {
      version: agreement.dateModified,
      creationKey: null,
      opened: toDraftRows({ form: opened, texts: {} }),
      form: toDraftRows(edit),
    };
    store.write(content, '', new Date(), done);
  } else if (wasKept) store.forget('', done);
}
