import { AGREEMENTS_IN_FORCE, agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import { queryOptions, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const agreementId = pickReadable(AGREEMENT, ['id']);

/** How many agreements there are with an institution that have not ended. */
export function agreementsWithQuery(api: Api, institution: number | null) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'with', institution],
    queryFn: async ({ signal }) => {
      const filter = agreementFilter({ ...AGREEMENTS_IN_FORCE, institution }, new Date());
      const { total } = await api.list(agreementId, { filter, top: 1 }, { signal });
      return total;
    },
    enabled: institution !== null,
  });
}
