import { useMemo } from 'react';
import { useTranslation } from 'shared-ui/core';
import { ISSUE_KEY } from '../../lib/issueTexts.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { fieldNameKeys } from './model/memberNames.ts';

/**
 * Gives what the wizard's `ErrorTexts` need: the sentence of each code, and the names of fields, as in `Partner contact 2, Email`. The same
 * object until the language changes.
 */
export function useIssueTexts() {
  const { t } = useTranslation(MODULE_ID);
  return useMemo(
    () => ({
      byCode: Object.fromEntries(Object.entries(ISSUE_KEY).map(([code, key]) => [code, t(key)])),
      nameOf: (field: string) => {
        const { item, number, member } = fieldNameKeys(field);
        return [item && t(item, { number }), member && t(member)].filter(Boolean).join(', ');
      },
    }),
    [t],
  );
}
