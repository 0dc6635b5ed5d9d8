import { applicationSettingsSchema } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import { RESET_COUNTER, toSettingsBody, type SettingsForm } from './settingsForm.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIELD_OF_MEMBER: ReadonlyMap<string, keyof SettingsForm> = new Map([
  ['applicationStart', 'firstDay'],
  ['applicationStop', 'lastDay'],
  ['academicYear', 'year'],
]);

/**
 * Checks a tab by the schema that the server uses too, and what that leaves open: days that exist, and a year, without which no
 * application can be made. The first issue of each field; empty when all is well.
 */
export function checkSettingsForm(form: SettingsForm): readonly FieldIssue[] {
  const days = (['firstDay', 'lastDay'] as const)
    .filter((field) => form[field] !== '' && !ISO_DAY.test(form[field]))
    .map((field) => ({ field, code: refusedAs('not-a-date') }));
  const year = form.year === '' ? [{ field: 'year', code: refusedAs('required') }] : [];
  if (days.length > 0) return [...days, ...year];
  const body = { applicationCounter: RESET_COUNTER, ...toSettingsBody(form) };
  const window = schemaIssues(applicationSettingsSchema, body).map((issue) => ({
    ...issue,
    field: placeInSettings([issue.field]) ?? issue.field,
  }));
  return [...window, ...year];
}

/** Finds the form's field for a path of the server. */
export function placeInSettings([member = '']: readonly string[]): keyof SettingsForm | undefined {
  return FIELD_OF_MEMBER.get(member);
}
