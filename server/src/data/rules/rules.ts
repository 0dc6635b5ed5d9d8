import type { SetName } from 'shared-contracts/sets/sets.ts';
import { agreementRules } from './agreements.rules.ts';
import { applicationFileRules } from './applicationFiles.rules.ts';
import { applicationRules } from './applications.rules.ts';
import { applicationSettingsRules } from './applicationSettings.rules.ts';
import { contactRules } from './contacts.rules.ts';
import { departmentRules } from './departments.rules.ts';
import { ectsCoordinatorRules } from './ectsCoordinators.rules.ts';
import { factsheetRules } from './factsheets.rules.ts';
import { institutionRules } from './institutions.rules.ts';
import type { AnyRules, RulesOf, SetRules } from '../../records/save/setRules.ts';

const RULES: { readonly [Set in SetName]?: SetRules<Set> } = {
  MobilityAgreements: agreementRules,
  ApplicationStudentStudiesForms: applicationRules,
  ApplicationFiles: applicationFileRules,
  ApplicationSettings: applicationSettingsRules,
  MobilityFactsheets: factsheetRules,
  MobilityContacts: contactRules,
  MobilityDepartments: departmentRules,
  MobilityInstitutions: institutionRules,
  ECTSCoordinatorTables: ectsCoordinatorRules,
};

// Whoever saves a record knows its set by the definition, and gives rules the records of their own set alone.
export const rulesOf: RulesOf = (set) => RULES[set] as AnyRules | undefined;
