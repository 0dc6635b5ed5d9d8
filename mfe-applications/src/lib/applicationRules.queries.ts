import {
  applicationState,
  applicationWindow,
} from 'shared-contracts/applications/entities/applicationWindow.ts';
import { filter, queryOptions, type Api } from 'shared-client';
import { APPLICATIONS_KEY } from './applicationsKey.ts';

/**
 * What decides whether an application may be begun and submitted: the office's settings of both types, and the caller's own applications.
 *
 * Read anew each time a form opens. Students read their own applications alone, the server sees to that.
 */
export function applicationRulesQuery(api: Api) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'rules'],
    queryFn: async ({ signal }) => {
      const [settings, applications] = await Promise.all([
        api.list(applicationWindow, { top: 'all' }, { signal }),
        api.list(applicationState, { filter: filter.eq('isDeleted', false), top: 'all' }, { signal }),
      ]);
      return { settings: settings.value, applications: applications.value };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
