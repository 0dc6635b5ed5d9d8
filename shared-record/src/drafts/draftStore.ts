import { readDraft, writeDraft, type Draft, type DraftKind, type StoredDraft } from './draftKind.ts';
import type { DraftVault } from './draftVault.ts';

/**
 * Whose drafts of what: each person has their own, and each tab writes its own, so that none overwrites another.
 *
 * - subject: of the person who is signed in; recordId: null for a new record; tab: any text that no other tab has
 */
export type DraftOwner = { readonly subject: string; readonly recordId: number | null; readonly tab: string };

/** Keeps what one tab types into one record. */
export function createDraftStore<Form>(
  kind: DraftKind<Form>,
  { subject, recordId, tab }: DraftOwner,
  vault: DraftVault,
) {
  const place = `${vault.prefix}${encodeURIComponent(subject)}:${kind.name}:${recordId ?? 'new'}:`;
  const ownKey = `${place}${tab}`;
  return {
    /** All drafts of this person and record, the newest first; those that cannot be read come last. */
    list: (): ReadonlyArray<StoredDraft<Form>> =>
      vault
        .keys()
        .filter((key) => key.startsWith(place))
        .map((key) => ({ key, ...readDraft(kind, vault.read(key)) }))
        .sort((first, second) => timeOf(second).localeCompare(timeOf(first))),

    /** Keeps the form as it is, with what has no place in it; `done` hears, at once or later, whether the browser has it. */
    write: (
      content: Omit<Draft<Form>, 'savedAt'>,
      text: string,
      now: Date,
      done: (isKept: boolean) => void,
    ): void => vault.write(ownKey, writeDraft(kind, { savedAt: now.toISOString(), ...content }, text), done),

    /** Forgets this tab's form, and keeps what has no place in it, to be offered again. */
    forget: (text: string, done: (isKept: boolean) => void): void => {
      if (text !== '') vault.write(ownKey, writeDraft(kind, null, text), done);
      else {
        vault.remove(ownKey);
        done(true);
      }
    },

    /** Forgets a draft of the list: it was dropped, or this tab goes on with it. */
    remove: (key: string): void => vault.remove(key),

    /** Tells whether a storage event is about another tab that writes the same record. */
    isOfAnotherTab: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
      key !== null && key !== ownKey && key.startsWith(place) && newValue !== null,
  };
}

export type DraftStore<Form> = ReturnType<typeof createDraftStore<Form>>;

function timeOf({ draft }: StoredDraft<unknown>): string {
  return draft?.savedAt ?? '';
}
