import type { LocalFactsheetRow } from 'shared-contracts/entities/localFactsheetRow.ts';
import { apiErrorText, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useActivateFactsheet, useDuplicateFactsheet } from './api/localFactsheets.mutations.ts';

/** Source: specification document 3, section 4. */
const TOAST_SHOWN_FOR_MS = 3000;

type Outcome = { readonly onDuplicated: () => void; readonly onActivated: () => void };

/**
 * What the office does with factsheets of the local institution, one thing at a time, and tells of it.
 *
 * - busyWith: the factsheet that is being duplicated or activated
 */
export function useLocalFactsheetActions({ onDuplicated, onActivated }: Outcome) {
  const { t } = useTranslation(MODULE_ID);
  const show = useToast();
  const duplication = useDuplicateFactsheet();
  const activation = useActivateFactsheet();
  const isBusy = duplication.isPending || activation.isPending;

  const tell = (text: string, after: () => void) => ({
    onSuccess: () => {
      show({ kind: 'success', text, shownForMs: TOAST_SHOWN_FOR_MS });
      after();
    },
    onError: (error: Error) => show({ kind: 'error', text: apiErrorText(error, t) }),
  });

  return {
    busyWith: {
      duplicate: duplication.isPending ? duplication.variables.id : null,
      activate: activation.isPending ? activation.variables.id : null,
    },
    duplicate: (row: LocalFactsheetRow) => {
      if (!isBusy) duplication.mutate(row, tell(t('factsheetList.LocalFactsheets.duplicated'), onDuplicated));
    },
    activate: (row: LocalFactsheetRow) => {
      if (!isBusy) activation.mutate(row, tell(t('factsheetList.LocalFactsheets.activated'), onActivated));
    },
  };
}

export type LocalFactsheetActions = ReturnType<typeof useLocalFactsheetActions>;
