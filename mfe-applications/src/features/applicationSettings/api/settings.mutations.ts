import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import {
  applicationSettingsItem,
  type ApplicationSettingsItem,
} from 'shared-contracts/applications/entities/applicationSettings.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { SETTINGS_KEY } from '../../../lib/applicationWindows.queries.ts';
import { toSettingsBody, type SettingsForm } from '../model/settingsForm.ts';
import { settingsQuery } from './settings.queries.ts';

/** What is saved: a form, and the settings that it began from; null while there are none. */
type SettingsSave = { readonly opened: ApplicationSettingsItem | null; readonly form: SettingsForm };

/**
 * Saves the settings of a type as the version that was opened. Without one it makes them, unless a colleague has done so meanwhile:
 * the type finds theirs then, and that there were none yet is refused as an old version is.
 *
 * Source: specification document 3, section 7.
 */
export function useSaveSettings(type: ApplicationType) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ opened, form }: SettingsSave) => {
      const version =
        opened === null ? { dateModified: null } : { id: opened.id, dateModified: opened.dateModified };
      const body = { applicationType: type, ...toSettingsBody(form), ...version };
      return api.save('ApplicationSettings', body, applicationSettingsItem.schema);
    },
    onSuccess: (saved) => {
      cache.setQueryData(settingsQuery(api, type).queryKey, saved);
    },
    // Not awaited: the page shows what was saved already.
    onSettled: () => void cache.invalidateQueries({ queryKey: SETTINGS_KEY }),
  });
}
