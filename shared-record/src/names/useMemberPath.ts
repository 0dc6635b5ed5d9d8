import type { EntityTree } from 'shared-contracts/members/labels/entityTree.ts';
import { memberPath } from 'shared-contracts/members/labels/memberPath.ts';
import { useCallback } from 'react';
import { useLanguage, useTranslation } from 'shared-ui/core';

/**
 * Writes the paths of members as people read them: `studentMobilitiesForStudies/0/totalMonthsPerYear` gives
 * `Student Mobility for Studies › row 1 › Total months per year`.
 *
 * A member that is called like a list that it lies in is not named again.
 *
 * - rowText: what an item of a list is called, by the list's member and its number from 1; undefined for `row 1`. The same function as long as nothing changes
 */
export function useMemberPath(
  tree: EntityTree,
  rowText?: (list: string, number: number) => string | undefined,
): (path: string) => string {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  return useCallback(
    (path) => {
      const steps = memberPath(tree, path, tag);
      const [list = ''] = path.split(/[./]/);
      const rowOf = (number: number) => rowText?.(list, number) ?? t('MemberPath.row', { number });
      return steps
        .filter((step, place) => typeof step === 'number' || steps.indexOf(step) === place)
        .map((step) => (typeof step === 'number' ? rowOf(step + 1) : step))
        .join(' › ');
    },
    [tree, tag, t, rowText],
  );
}
