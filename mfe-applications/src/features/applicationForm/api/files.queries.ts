import { applicationFile } from 'shared-contracts/applications/files/applicationFile.ts';
import { queryOptions, type Api } from 'shared-client';

/** An uploaded file, without its content. */
export function fileQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['mfe-applications', 'file', id],
    queryFn: ({ signal }) => api.item(applicationFile, id, { signal }),
  });
}
