import { useCallback } from 'react';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { fieldName } from './model/names/fieldNames.ts';

/** Names the wizard's fields for errors, as in `Partner contact 2, Email`; the same function until the language changes. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return useCallback((field) => fieldName(field, t, tag), [t, tag]);
}
