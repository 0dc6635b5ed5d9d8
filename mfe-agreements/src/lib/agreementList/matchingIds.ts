import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import type { Api } from 'shared-client';
import { toAgreementListRequest } from './agreementListRequest.ts';
import type { AgreementListSearch } from './agreementListSearch.ts';

const agreementId = pickReadable(AGREEMENT, ['id']);

/** Lists the ids of all agreements that the filters match now. Throws ApiError. */
export async function matchingIds(api: Api, search: AgreementListSearch): Promise<readonly number[]> {
  const query = { ...toAgreementListRequest(search, new Date()), top: MOST_BULK_AGREEMENTS, skip: 0 };
  const { value } = await api.list(agreementId, query);
  return value.map(({ id }) => id);
}
