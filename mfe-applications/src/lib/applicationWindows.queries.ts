import { applicationWindow } from 'shared-contracts/applications/entities/applicationWindow.ts';
import { queryOptions, type Api } from 'shared-client';

/** Begins the keys of everything that a change of the settings makes out of date. */
export const SETTINGS_KEY = ['mfe-applications', 'settings'] as const;

/** The application windows of all types. */
export function applicationWindowsQuery(api: Api) {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'windows'],
    queryFn: async ({ signal }) => (await api.list(applicationWindow, { top: 'all' }, { signal })).value,
  });
}
