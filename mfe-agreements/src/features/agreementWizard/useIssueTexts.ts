import { useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { ISSUE_KEY } from '../../lib/issueTexts.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { fieldName } from './model/fieldNames.ts';

/**
 * Gives what the wizard's `ErrorTexts` need: the sentence of each code, and the names of fields, as in `Partner contact 2, Email`. The same
 * object until the language changes.
 */
export function useIssueTexts() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return useMemo(
    () => ({
      byCode: Object.fromEntries(Object.entries(ISSUE_KEY).map(([code, key]) => [code, t(key)])),
      nameOf: (field: string) => fieldName(field, t, tag),
    }),
    [t, tag],
  );
}
