import { useCallback } from 'react';
import { APPLICATION_TREE } from 'shared-contracts/members/labels/applicationTree.ts';
import { useMemberPath } from 'shared-record/pages';

/** Lists of exactly one item: people see no list there. */
const ONLY_ITEM = /^(studentData|filesData)\.0/;

/** Names the form's fields for errors, as in `Current studies › Department`; the same function until the language changes. */
export function useFieldNames(): (field: string) => string {
  const pathOf = useMemberPath(APPLICATION_TREE);
  // A list as a whole has its errors at `{list}.root`.
  return useCallback((field) => pathOf(field.replace(/\.root$/, '').replace(ONLY_ITEM, '$1')), [pathOf]);
}
