import type { EntityTree } from 'shared-contracts/members/labels/entityTree.ts';
import { memberPath } from 'shared-contracts/members/labels/memberPath.ts';
import { useCallback } from 'react';
import { useLanguage, useTranslation } from 'shared-ui/core';

/**
 * Writes the paths of members as people read them: `studentMobilitiesForStudies/0/totalMonthsPerYear` gives
 * `Student Mobility for Studies › row 1 › Total months per year`.
 *
 * A member that is called like a list that it lies in is not named again.
 */
export function useMemberPath(tree: EntityTree): (path: string) => string {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  return useCallback(
    (path) => {
      const steps = memberPath(tree, path, tag);
      return steps
        .filter((step, place) => typeof step === 'number' || steps.indexOf(step) === place)
        .map((step) => (typeof step === 'number' ? t('MemberPath.row', { number: step + 1 }) : step))
        .join(' › ');
    },
    [tree, tag, t],
  );
}
