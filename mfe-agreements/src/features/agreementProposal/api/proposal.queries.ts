import { agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import { queryOptions, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const agreementId = pickReadable(AGREEMENT, ['id']);

/** Counts the agreements with an institution that are in force in an academic year. */
export function agreementsWithQuery(api: Api, institution: number | null, year: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'with', institution, year],
    queryFn: async ({ signal }) => {
      const filter = agreementFilter({ institution, running: year }, new Date());
      const { total } = await api.list(agreementId, { filter, top: 1 }, { signal });
      return total;
    },
    enabled: institution !== null,
  });
}
