import { useApi, useQuery } from 'shared-client';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { Alert, useTranslation } from 'shared-ui/core';

/** What a list is searched for: words as they were typed, in the records of a set. */
export type Searched = { readonly set: SetName; readonly text: string };

/** Says that no record has the words that a list is searched for, so that those that are listed are spelt like them. */
export function SimilarNotice({ set, text }: Searched) {
  const { t } = useTranslation('shared-record');
  const api = useApi();
  const search = text.trim();
  const { data } = useQuery({
    queryKey: ['similar', set, search],
    queryFn: ({ signal }) =>
      api.list(
        { set, schema: savedRecordSchema, select: ['id'] },
        { search, spelling: 'exact', top: 1 },
        { signal },
      ),
  });
  if (data?.total !== 0) return null;
  return <Alert kind="information">{t('SimilarNotice.text', { text: search })}</Alert>;
}
