import { useState } from 'react';
import type { AgreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';
import { isUnasked, ownOf } from './ownStart.ts';

/**
 * The list with which a coordinator begins: the own agreements while there are any, otherwise all.
 *
 * - asked: as the address has it; isCoordinator: of whoever begins so
 * - learn: takes how many there are; to be called with each count of `search`
 */
export function useOwnStart(asked: AgreementListSearch, isCoordinator: boolean) {
  const [hasNone, setHasNone] = useState(false);
  const isOwn = isCoordinator && isUnasked(asked) && !hasNone;
  return {
    isOwn,
    search: isOwn ? ownOf(asked) : asked,
    learn: (total: number | undefined) => {
      if (isOwn && total === 0) setHasNone(true);
    },
  };
}
