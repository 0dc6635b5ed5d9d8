import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';

/** Sentences that name the kind of record, and that a screen may therefore say in its own words; by default they speak of a record. */
export type RecordTextKey =
  | 'ConflictPage.title'
  | 'ConflictPage.stateOnly'
  | 'DraftOffer.changed'
  | 'ChangedMeanwhile.changed'
  | 'ChangedMeanwhile.gone'
  | 'WizardNotices.otherTab'
  | 'SaveFailure.notSaved'
  | 'SaveFailure.uncertain'
  | 'SavedOverlay.saved';

type OwnTexts = {
  readonly namespace: string;
  readonly keys: Readonly<Partial<Record<RecordTextKey, string>>>;
};

const RecordTextsContext = createContext<OwnTexts | null>(null);

type RecordTextsProps = OwnTexts & { readonly children: ReactNode };

/**
 * Gives everything below it a screen's own words for its kind of record.
 *
 * - namespace: of the module's texts; keys: of its sentences, by the ones that they replace
 */
export function RecordTexts({ namespace, keys, children }: RecordTextsProps) {
  const value = useMemo(() => ({ namespace, keys }), [namespace, keys]);
  return <RecordTextsContext value={value}>{children}</RecordTextsContext>;
}

/** Gives the function that says a sentence about the record: in the screen's own words where it has them. */
export function useRecordTexts(): (key: RecordTextKey) => string {
  const { t } = useTranslation('shared-record');
  const own = useContext(RecordTextsContext);
  return useCallback(
    (key: RecordTextKey) => {
      const ownKey = own?.keys[key];
      return own && ownKey !== undefined ? t(ownKey, { ns: own.namespace }) : t(key);
    },
    [own, t],
  );
}
