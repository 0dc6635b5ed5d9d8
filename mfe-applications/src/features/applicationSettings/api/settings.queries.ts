import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { applicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { filter, queryOptions, type Api } from 'shared-client';
import { SETTINGS_KEY } from '../../../lib/applicationWindows.queries.ts';

/** The settings of one type; null while the office has not set them up. */
export function settingsQuery(api: Api, type: ApplicationType) {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'one', type],
    queryFn: async ({ signal }) => {
      const query = { filter: filter.eq('applicationType', type), top: 1 };
      const { value } = await api.list(applicationSettingsItem, query, { signal });
      return value[0] ?? null;
    },
  });
}
