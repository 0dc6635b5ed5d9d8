import { useSession } from 'shared-auth';
import { useMemo } from 'react';
import { useDescriptions } from '../../../modules/descriptionsContext.ts';
import { type Guide, guidesFor } from './guides.ts';

/** The guides that whoever is signed in may read, their own first. */
export function useGuides(): readonly Guide[] {
  const { role, permissions } = useSession();
  const descriptions = useDescriptions();
  return useMemo(
    () => guidesFor({ role: role ?? 'No Rights', permissions, descriptions }),
    [role, permissions, descriptions],
  );
}
