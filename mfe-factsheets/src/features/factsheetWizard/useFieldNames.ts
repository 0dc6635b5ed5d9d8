import { APPLICATION_ENTRY } from 'shared-contracts/members/factsheetParts.ts';
import { FACTSHEET_TREE } from 'shared-contracts/members/labels/factsheetTree.ts';
import { useCallback } from 'react';
import { useMemberLabel, useMemberPath } from 'shared-record/pages';

/** Of what a service or a row of further information tells: the members of its contact, which are those of the four entries. */
const IN_INFO = /\.info\.(email|phone|urls)/;

/** Names the wizard's fields for errors, as in `Accessibility › row 2 › Contact › Email`; the same function until the language changes. */
export function useFieldNames(): (field: string) => string {
  const pathOf = useMemberPath(FACTSHEET_TREE);
  const label = useMemberLabel(APPLICATION_ENTRY);
  return useCallback(
    (field) => {
      // A list as a whole has its errors at `{list}.root`.
      const path = pathOf(field.replace(/\.root$/, ''));
      const within = IN_INFO.exec(field)?.[1];
      return within === undefined
        ? path
        : `${path} › ${label(within as keyof typeof APPLICATION_ENTRY.fields)}`;
    },
    [pathOf, label],
  );
}
