import { factsheetCells, factsheetWizard } from './factsheetWalks.ts';
import type { FormWalk } from './formWalk.ts';
import { coordinatorRow, newCoordinator, profile, reminders, settings, single } from './officeWalks.ts';
import { agreement, application, bankAccount } from './wizardWalks.ts';

const ADMIN = 'mfe-admin/src/features';
const APPLICATIONS = 'mfe-applications/src/features';

/** Every form of the portal that edits a record, by the file that makes it. */
export const FORM_WALKS: Readonly<Record<string, FormWalk>> = {
  'mfe-agreements/src/features/agreementWizard/useAgreementEdit.ts': {
    account: 'iro',
    begin: agreement,
    changed: 'studentMobilitiesForStudies/0/totalMonthsPerYear',
  },
  'mfe-factsheets/src/features/factsheetWizard/useFactsheetEdit.ts': {
    account: 'iro',
    begin: factsheetWizard,
    changed: 'decisionResponseWeeksLimit',
  },
  'mfe-factsheets/src/features/factsheetView/components/cells/cell/CellForm.tsx': {
    account: 'iro',
    begin: factsheetCells,
    changed: 'decisionResponseWeeksLimit',
  },
  [`${APPLICATIONS}/applicationForm/useApplicationEdit.ts`]: {
    account: 'iro',
    begin: application,
    changed: 'studentData/0/fatherName',
  },
  [`${APPLICATIONS}/applicationForm/account/AccountEditor.tsx`]: {
    account: 'student',
    begin: bankAccount,
    changed: 'paymentData/bankAccountHolder',
  },
  [`${ADMIN}/ectsCoordinators/useCoordinatorEdit.ts`]: {
    account: 'iro',
    begin: coordinatorRow,
    changed: 'purpose',
  },
  [`${ADMIN}/institutions/InstitutionEditor.tsx`]: {
    account: 'iro',
    begin: single('MobilityInstitutions', 'isLocal eq false', (id) => `/institutions/edit/${id}`, 'Website'),
    changed: 'website',
  },
  [`${ADMIN}/departments/DepartmentEditor.tsx`]: {
    account: 'iro',
    begin: single(
      'MobilityDepartments',
      'institution/isLocal eq true',
      (id) => `/departments/edit/${id}`,
      'Website',
    ),
    changed: 'url',
  },
  [`${ADMIN}/profile/ProfileEditor.tsx`]: { account: 'teacher', begin: profile, changed: 'address' },
  // One record more.
  [`${ADMIN}/ectsCoordinators/NewCoordinatorEditor.tsx`]: {
    account: 'iro',
    begin: newCoordinator,
    changed: '',
  },
  [`${APPLICATIONS}/applicationSettings/useSettingsEdit.ts`]: {
    account: 'iro',
    begin: settings,
    changed: 'academicYear',
  },
  [`${ADMIN}/reminders/useReminderEdit.ts`]: {
    account: 'student',
    begin: reminders,
    changed: 'choice/isMailed',
  },
};

/** Forms that edit no stored record, by the file that makes them: what they ask for goes into one call, or nowhere. */
export const FORMS_WITHOUT_RECORD: readonly string[] = [
  'mfe-admin/src/features/people/PersonEditPage.tsx',
  // An absence is entered and ended, and never changed.
  'mfe-admin/src/features/profile/absences/AbsenceDialog.tsx',
  'mfe-agreements/src/features/bulkWork/components/YearsForm.tsx',
  'mfe-agreements/src/features/bulkWork/components/EditYearsForm.tsx',
  'mfe-agreements/src/features/bulkWork/components/PlacesForm.tsx',
  'mfe-agreements/src/features/bulkWork/components/LanguagesForm.tsx',
  'mfe-agreements/src/features/bulkWork/components/ContactsForm.tsx',
  'mfe-agreements/src/features/bulkWork/components/DepartmentsForm.tsx',
  'mfe-agreements/src/features/agreementView/components/details/SplitDialog.tsx',
  `${APPLICATIONS}/applicationForm/components/SendBackDialog.tsx`,
  `${APPLICATIONS}/applicationForm/ApplicationView.tsx`,
  // A new row has nothing before it; those that are there are edited by their cells.
  'mfe-factsheets/src/features/factsheetView/components/cells/entries/EntryForm.tsx',
];
