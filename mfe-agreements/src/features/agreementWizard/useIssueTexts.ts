import { useMemo } from 'react';
import { useTranslation } from 'shared-ui/core';
import { ISSUE_KEY, UNKNOWN_ISSUE_KEY } from '../../lib/issueTexts.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { fieldNameKeys } from './model/memberNames.ts';

/**
 * Gives the sentences for what is wrong.
 *
 * - byCode: for the fields themselves; the same object until the language changes
 * - ofField: a field and what is wrong with it, as in `Partner contact 2, Email: Please fill in this field.`
 */
export function useIssueTexts() {
  const { t } = useTranslation(MODULE_ID);
  return useMemo(() => {
    const byCode = Object.fromEntries(Object.entries(ISSUE_KEY).map(([code, key]) => [code, t(key)]));
    const ofCode = (code: string) => byCode[code] ?? t(UNKNOWN_ISSUE_KEY);
    const ofField = (field: string, code: string) => {
      const { item, number, member } = fieldNameKeys(field);
      const name = [item && t(item, { number }), member && t(member)].filter(Boolean).join(', ');
      return name === '' ? ofCode(code) : `${name}: ${ofCode(code)}`;
    };
    return { byCode, ofCode, ofField };
  }, [t]);
}
