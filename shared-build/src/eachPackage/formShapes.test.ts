import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/workspace.ts';
import { PACKAGES } from './packages.ts';

const MAKES_FORM = /\buse(?:Record|Followed|Edited)?Form[(<]/;

/** Forms without a test of every shape: they edit no stored record, or a flat one; by the test that compares what they send. */
const TESTED_BY_PAGE: Readonly<Record<string, string>> = {
  'mfe-admin/src/features/ectsCoordinators/useCoordinatorEdit.ts':
    'ectsCoordinators/EctsCoordinatorListPage.test.tsx',
  'mfe-admin/src/features/people/PersonEditPage.tsx': 'people/PersonEditPage.test.tsx',
  'mfe-admin/src/features/profile/absences/AbsenceDialog.tsx': 'profile/absences/AbsencesSection.test.tsx',
  'mfe-admin/src/features/reminders/useReminderEdit.ts': 'reminders/ReminderSettingsPage.test.tsx',
  'mfe-agreements/src/features/agreementView/components/details/SplitDialog.tsx':
    'agreementView/splitAgreement.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/ContactsForm.tsx': 'bulkWork/changedPreview.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/DepartmentsForm.tsx': 'bulkWork/changedPreview.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/EditYearsForm.tsx': 'bulkWork/bulkSteps.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/LanguagesForm.tsx': 'bulkWork/changedPreview.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/PlacesForm.tsx': 'bulkWork/bulkSteps.test.tsx',
  'mfe-agreements/src/features/bulkWork/components/YearsForm.tsx': 'bulkWork/bulkWork.test.tsx',
  'mfe-applications/src/features/applicationForm/ApplicationView.tsx':
    'applicationForm/ApplicationForm.test.tsx',
  'mfe-applications/src/features/applicationForm/components/SendBackDialog.tsx':
    'applicationForm/ApplicationForm.test.tsx',
  'mfe-applications/src/features/applicationSettings/useSettingsEdit.ts':
    'applicationSettings/ApplicationSettingsPage.test.tsx',
  'mfe-factsheets/src/features/factsheetView/components/cells/cell/CellForm.tsx':
    'factsheetView/editInPlace.test.tsx',
  'mfe-factsheets/src/features/factsheetView/components/cells/entries/EntryForm.tsx':
    'factsheetView/editEntries.test.tsx',
};

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: ROOT });
const forms = sources.filter((file) => !/\.test\.|\/testing\//.test(file) && MAKES_FORM.test(read(file)));
const tests = sources.filter((file) => /\/everyShape(\.dom)?\.test\.tsx?$/.test(file));

/** The feature that a form belongs to, as `mfe-admin/src/features/profile`. */
const featureOf = (file: string) => /^[^/]+\/src\/features\/[^/]+/.exec(file)?.[0] ?? file;

test('forms of records are found', () => {
  expect(forms.filter((form) => read(form).includes('useRecordForm(')).length).toBeGreaterThan(6);
});

describe.each(PACKAGES)('forms of %s', (id) => {
  test('are tried with records of every shape, or by the test of their page', () => {
    const untried = forms.filter((form) => {
      const test = TESTED_BY_PAGE[form];
      return test === undefined ? !isTried(form) : !existsSync(join(ROOT, id, 'src/features', test));
    });
    expect(untried.filter((form) => form.startsWith(`${id}/`))).toEqual([]);
    const listed = Object.keys(TESTED_BY_PAGE).filter((form) => form.startsWith(`${id}/`));
    expect(listed.filter((form) => !forms.includes(form))).toEqual([]);
  });
});

/** Only a form of the record desk is tried by the test of its feature; another form beside it needs a line above. */
function isTried(form: string): boolean {
  if (!read(form).includes('useRecordForm(')) return false;
  const feature = featureOf(form);
  return tests.some((file) => {
    if (featureOf(file) === feature) return true;
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    return feature.startsWith(folder) && read(file).includes(`from './${feature.slice(folder.length)}/`);
  });
}
