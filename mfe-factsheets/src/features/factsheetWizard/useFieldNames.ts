import { APPLICATION_ENTRY } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import { useCallback } from 'react';
import { useMemberLabel, useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

/** Of what a service or a row of further information tells: the members of its contact, which are those of the four entries. */
const IN_INFO = /\.info\.(email|phone|urls)/;
const URL_PLACE = /\.urls\.(\d+)/;

/** Names the wizard's fields for errors, as in `Accessibility › row 2 › Contact › Email`; the same function until the language changes. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTranslation(MODULE_ID);
  const pathOf = useMemberPath(FACTSHEET_TREE);
  const label = useMemberLabel(APPLICATION_ENTRY);
  return useCallback(
    (field) => {
      // A list as a whole has its errors at `{list}.root`.
      const path = pathOf(field.replace(/\.root$/, ''));
      const within = IN_INFO.exec(field)?.[1];
      const place = URL_PLACE.exec(field)?.[1];
      return [
        path,
        ...(within === undefined ? [] : [label(within as keyof typeof APPLICATION_ENTRY.fields)]),
        // One of several has its number, as it has above its input.
        ...(place === undefined ? [] : [t('factsheetWizard.UrlsField.url', { number: Number(place) + 1 })]),
      ].join(' › ');
    },
    [pathOf, label, t],
  );
}
