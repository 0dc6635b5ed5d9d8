import {
  FACTSHEET_STEP_SCHEMAS,
  type FactsheetStepId,
} from 'shared-contracts/factsheets/entities/factsheetWizard.ts';
import { schemaIssues, type WizardStep } from 'shared-record/model';
import {
  FACTSHEET_FORM,
  ROW_FORMS,
  type FactsheetForm,
  type RowForm,
  type RowList,
} from './factsheetForm.ts';

export type FactsheetStep = WizardStep<FactsheetForm, FactsheetStepId>;

/** All steps, in order: progress, next, back, tabs, checks, and the way to a refused field read this list and nothing else. */
export const FACTSHEET_STEPS: readonly FactsheetStep[] = [
  step('institution', ['institution', 'generalUrl', 'facultyUrl', 'courseCatalogueUrl']),
  step('coordinator', ['institutionalCoordinatorContact']),
  step('deadlines', [
    'deadlineIncomingsCalendar',
    'deadlineNominationsCalendar',
    'decisionResponseWeeksLimit',
    'transcriptOfRecordsWeeksLimit',
  ]),
  step('information', [
    'applicationIncomingsInformationEntry',
    'housingInformationEntry',
    'visaInformationEntry',
    'insuranceInformationEntry',
  ]),
  step('requirements', ['additionalRequirements']),
  step('accessibilities', ['accessibilities']),
  step('additional', ['additionalInfos']),
];

const STEP_OF_LIST = {
  additionalRequirements: 'requirements',
  accessibilities: 'accessibilities',
  additionalInfos: 'additional',
} as const satisfies Record<RowList, FactsheetStepId>;

/** Counts what is still to be put right in one row. */
export function openFieldsOf<List extends RowList>(list: List, row: RowForm<List>): number {
  const sent = ROW_FORMS[list].write(row as never);
  return schemaIssues(FACTSHEET_STEP_SCHEMAS[STEP_OF_LIST[list]], { [list]: [sent] }).length;
}

/** A step is checked as it would be sent: what is blank is null there. */
function step(id: FactsheetStepId, members: FactsheetStep['members']): FactsheetStep {
  return {
    id,
    titleKey: `factsheetWizard.steps.${id}`,
    members,
    check: (form) => schemaIssues(FACTSHEET_STEP_SCHEMAS[id], FACTSHEET_FORM.write(form)),
  };
}
