import { MOBILITY_STATUS } from 'shared-contracts/applications.ts';
import { savedRecordSchema } from 'shared-contracts/entities/savedRecord.ts';
import { filter, queryOptions, type Api } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Whether students go abroad under an agreement: one application is asked for, and none of its contents. */
export function mobilitiesQuery(api: Api, agreementId: number) {
  const validated = filter.and(
    filter.eq('prefferedMobility/iiaId', agreementId),
    filter.eq('status', MOBILITY_STATUS),
    filter.eq('isDeleted', false),
  );
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'mobilities', agreementId],
    queryFn: async ({ signal }) => {
      const query = { filter: validated, select: ['id'], top: 1 } as const;
      const { value } = await api.list('ApplicationStudentStudiesForms', query, savedRecordSchema, {
        signal,
      });
      return value.length > 0;
    },
  });
}
