import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import {
  applicationSettingsItem,
  type ApplicationSettingsItem,
} from 'shared-contracts/applications/entities/applicationSettings.ts';
import { useFollowedForm } from 'shared-record/edit';
import { readBy } from 'shared-record/model';
import { useSaveSettings } from './api/settings.mutations.ts';
import { checkSettingsForm, placeInSettings } from './model/checkSettingsForm.ts';
import { SETTINGS_SHAPE, toSettingsForm, type SettingsForm } from './model/settingsForm.ts';

const readSettings = readBy(applicationSettingsItem.schema, (settings: ApplicationSettingsItem) => settings);

/**
 * One tab of the settings being edited. A student who submits meanwhile moves the counter on, which is nothing that stands here.
 *
 * - settings: as they are now; null while the office has not set them up
 */
export function useSettingsEdit(
  type: ApplicationType,
  settings: ApplicationSettingsItem | null,
  onSaved: () => void,
) {
  return useFollowedForm<SettingsForm, ApplicationSettingsItem | null, ApplicationSettingsItem>(settings, {
    toForm: toSettingsForm,
    check: checkSettingsForm,
    place: placeInSettings,
    shape: SETTINGS_SHAPE,
    readCurrent: readSettings,
    mutation: useSaveSettings(type),
    onSaved,
  });
}
