import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { pickReadable } from 'shared-contracts/members/reply/pick.ts';
import { MOST_ASSIGNED } from 'shared-contracts/officers/officers.ts';
import type { Api } from 'shared-client';
import { toApplicationListRequest } from '../../../lib/applicationList/applicationListRequest.ts';
import type { ApplicationListSearch } from '../../../lib/applicationList/applicationListSearch.ts';

const applicationId = pickReadable(APPLICATION, ['id']);

/** Lists the ids of all applications that the filters match now. Throws ApiError. */
export async function matchingIds(api: Api, search: ApplicationListSearch): Promise<readonly number[]> {
  const query = { ...toApplicationListRequest(search), top: MOST_ASSIGNED, skip: 0 };
  const { value } = await api.list(applicationId, query);
  return value.map(({ id }) => id);
}
