import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { useState } from 'react';
import { apiErrorText, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useDeleteFactsheet, useDuplicateFactsheet } from './api/localFactsheets.mutations.ts';

/** Source: specification document 3, section 4. */
export const ACTION_TOLD_FOR_MS = 3000;

type Outcome = { readonly onDuplicated: () => void; readonly onDeleted: () => void };

/**
 * What the office does with factsheets of the local institution, besides making one the active one; one thing at a time, and tells of it.
 *
 * - busyWith: the factsheet that is being duplicated; asked: the one that is to be deleted
 */
export function useLocalFactsheetActions({ onDuplicated, onDeleted }: Outcome) {
  const { t } = useTranslation(MODULE_ID);
  const show = useToast();
  const duplication = useDuplicateFactsheet();
  const deletion = useDeleteFactsheet();
  const [asked, setAsked] = useState<LocalFactsheetRow | null>(null);
  const isBusy = duplication.isPending || deletion.isPending;

  const tell = (text: string, after: () => void) => ({
    onSuccess: () => {
      show({ kind: 'success', text, shownForMs: ACTION_TOLD_FOR_MS });
      after();
    },
    onError: (error: Error) => show({ kind: 'error', text: apiErrorText(error, t) }),
  });

  return {
    busyWith: { duplicate: duplication.isPending ? duplication.variables.id : null },
    duplicate: (row: LocalFactsheetRow) => {
      if (!isBusy) duplication.mutate(row, tell(t('factsheetList.LocalFactsheets.duplicated'), onDuplicated));
    },
    asked,
    isDeleting: deletion.isPending,
    askDelete: setAsked,
    cancelDelete: () => setAsked(null),
    confirmDelete: () => {
      if (asked === null || isBusy) return;
      deletion.mutate(asked, {
        ...tell(t('factsheetList.Deletion.deleted', { id: asked.id }), onDeleted),
        onSettled: () => setAsked(null),
      });
    },
  };
}

export type LocalFactsheetActions = ReturnType<typeof useLocalFactsheetActions>;
