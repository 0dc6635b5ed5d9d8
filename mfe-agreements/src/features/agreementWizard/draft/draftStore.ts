import {
  AGREEMENT_DRAFT_VERSION,
  agreementDraftSchema,
  type AgreementDraft,
} from 'shared-contracts/entities/agreementDraft.ts';
import { DRAFT_STORAGE_PREFIX } from 'shared-contracts/session.ts';
import type { AgreementForm } from '../model/agreementForm.ts';

/** A draft that lies in this browser; `draft` is null when this release cannot read it. */
export type StoredDraft = { readonly key: string; readonly draft: AgreementDraft | null };

/** What a draft holds besides its time. */
export type DraftContent = {
  readonly version: string | null;
  readonly creationKey: string | null;
  readonly opened: AgreementForm;
  readonly form: AgreementForm;
};

/**
 * Whose drafts of what: each person has their own, and each tab writes its own, so that none overwrites another.
 *
 * - subject: of the person who is signed in; agreementId: null for a new agreement; tab: any text that no other tab has
 */
export type DraftOwner = {
  readonly subject: string;
  readonly agreementId: number | null;
  readonly tab: string;
};

/** Keeps what one tab types into one agreement; see docs/features/agreement-wizard.md. */
export function createDraftStore(
  { subject, agreementId, tab }: DraftOwner,
  storage: Storage = window.localStorage,
) {
  const place = `${DRAFT_STORAGE_PREFIX}${encodeURIComponent(subject)}:agreement:${agreementId ?? 'new'}:`;
  const ownKey = `${place}${tab}`;
  return {
    /** All drafts of this person and agreement, the newest first; those that cannot be read come last. */
    list: (): readonly StoredDraft[] =>
      Object.keys(storage)
        .filter((key) => key.startsWith(place))
        .map((key) => ({ key, draft: readDraft(storage.getItem(key)) }))
        .sort((first, second) => timeOf(second).localeCompare(timeOf(first))),

    /** Keeps the form as it is. Returns false when the browser has no room for it, or forbids it. */
    write: (content: DraftContent, now: Date): boolean => {
      const draft = {
        schemaVersion: AGREEMENT_DRAFT_VERSION,
        savedAt: now.toISOString(),
        ...content,
      } satisfies AgreementDraft;
      try {
        storage.setItem(ownKey, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },

    /** Forgets this tab's draft. */
    clear: () => storage.removeItem(ownKey),

    /** Forgets a draft of the list: it was dropped, or this tab goes on with it. */
    remove: (key: string) => storage.removeItem(key),

    /** Tells whether a storage event is about another tab that writes the same agreement. */
    isOfAnotherTab: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
      key !== null && key !== ownKey && key.startsWith(place) && newValue !== null,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

function readDraft(text: string | null): AgreementDraft | null {
  try {
    const draft = agreementDraftSchema.safeParse(JSON.parse(text ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

function timeOf({ draft }: StoredDraft): string {
  return draft?.savedAt ?? '';
}
