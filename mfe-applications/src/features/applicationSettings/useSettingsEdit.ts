import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationType } from 'shared-contracts/applications.ts';
import {
  applicationSettingsItem,
  type ApplicationSettingsItem,
} from 'shared-contracts/entities/applicationSettings.ts';
import { useRecordSave, useRefusal } from 'shared-record/edit';
import {
  differencesOf,
  mergeForms,
  placeErrors,
  readBy,
  saveOutcomeOf,
  type Conflict,
} from 'shared-record/model';
import { resolveBy, useForm } from 'shared-ui/fields';
import { useSaveSettings, type SettingsSave } from './api/settings.mutations.ts';
import { checkSettingsForm, placeInSettings } from './model/checkSettingsForm.ts';
import { SETTINGS_SHAPE, toSettingsForm, type SettingsForm } from './model/settingsForm.ts';

type Settings = ApplicationSettingsItem | null;

const readSettings = readBy(applicationSettingsItem.schema, (settings: ApplicationSettingsItem) => settings);

/**
 * One tab of the settings: what it began from, its form, and what became of the last save.
 *
 * - settings: as they are now; the form follows them as long as nothing is typed
 */
export function useSettingsEdit(type: ApplicationType, settings: Settings, onSaved: () => void) {
  const form = useForm<SettingsForm>({
    defaultValues: toSettingsForm(settings),
    resolver: resolveBy(checkSettingsForm),
  });
  const [opened, setOpened] = useState<Settings>(settings);
  const [current, setCurrent] = useState<Settings>(null);
  const refusal = useRefusal(form, ([first]) => {
    if (first) form.setFocus(placeInSettings([first.field]) ?? 'firstDay');
  });
  const saving = useRecordSave<SettingsForm, Settings, 'save', SettingsSave, ApplicationSettingsItem>(
    useSaveSettings(type),
    {
      toSent: (values, from) => ({ opened: from, form: values }),
      readCurrent: readSettings,
      onSaved: (saved) => {
        begin(saved);
        onSaved();
      },
      onStale: (other) => {
        const between = {
          opened: toSettingsForm(opened),
          mine: form.getValues(),
          theirs: toSettingsForm(other),
        };
        // A student has submitted, and the counter went on: nothing that stands here.
        if (opened !== null && differencesOf(between, SETTINGS_SHAPE).length === 0) {
          setOpened(other);
          saving.send(between.mine, other, 'save');
        } else setCurrent(other);
      },
      onRefused: (outcome) => {
        if (outcome.kind === 'refused')
          refusal.refuse(placeErrors(outcome.errors, placeInSettings).fields, true);
      },
    },
  );
  const { isDirty } = form.formState;

  const begin = (next: Settings) => {
    saving.forget();
    setOpened(next);
    setCurrent(null);
    form.reset(toSettingsForm(next));
  };
  const follow = useEffectEvent((next: Settings) => {
    if (!isDirty && saving.saving === null) begin(next);
  });
  useEffect(() => follow(settings), [settings]);

  const conflict: Conflict<SettingsForm> | null = current && {
    opened: toSettingsForm(opened),
    theirs: toSettingsForm(current),
    mine: form.getValues(),
  };
  /** Goes on from the settings as they are now: with their values, and over them those that were set here if they are to be kept. */
  const resolveConflict = (choice: 'mine' | 'theirs') => {
    if (conflict === null || current === null) return;
    const { counter } = conflict.mine;
    begin(current);
    if (choice === 'mine')
      form.reset({ ...mergeForms(conflict, SETTINGS_SHAPE), counter }, { keepDefaultValues: true });
  };

  const error = saving.failure?.error ?? null;
  const outcome = error && saveOutcomeOf(error, readSettings);
  return {
    form,
    isDirty,
    isSaving: saving.saving !== null,
    conflict,
    failure: error &&
      outcome && {
        error,
        kind: outcome.kind,
        hasRefusedFields:
          outcome.kind === 'refused' && placeErrors(outcome.errors, placeInSettings).fields.length > 0,
      },
    handleSave: form.handleSubmit((values) => {
      if (saving.saving === null && current === null) saving.send(values, opened, 'save');
    }),
    discard: () => begin(settings),
    resolveConflict,
  };
}
