import { applicationSettingsSchema } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { recordErrors } from '../memberErrors.ts';
import type { SetRules } from '../../../records/save/setRules.ts';

/** The window begins before it ends; the type of existing settings is what they are found by, and stays. */
export const applicationSettingsRules: SetRules<'ApplicationSettings'> = {
  apply: ({ before, after, changed }) => [
    ...recordErrors(applicationSettingsSchema, after),
    ...(before !== null && changed.includes('applicationType')
      ? [{ field: 'applicationType', code: refusedAs('read-only') }]
      : []),
  ],
};
