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
import type { AnyRules, SetRules } from './setRules.ts';

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

/** Gives the rules of a set; undefined when the model and the table of rights say all there is to say. */
export function rulesOf(set: SetName): AnyRules | undefined {
  // Whoever saves a record knows its set by the definition, and gives rules the records of their own set alone.
  return RULES[set] as AnyRules | undefined;
}
