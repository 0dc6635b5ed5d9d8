import type { SetName } from 'shared-contracts/sets/sets.ts';
import { agreementRules } from './agreements/agreements.rules.ts';
import { applicationFileRules } from './applications/applicationFiles.rules.ts';
import { applicationRules } from './applications/applications.rules.ts';
import { applicationSettingsRules } from './applications/applicationSettings.rules.ts';
import { contactRules } from './people/contacts.rules.ts';
import { departmentRules } from './institutions/departments.rules.ts';
import { ectsCoordinatorRules } from './people/ectsCoordinators.rules.ts';
import { factsheetRules } from './factsheets/factsheets.rules.ts';
import { institutionRules } from './institutions/institutions.rules.ts';
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
