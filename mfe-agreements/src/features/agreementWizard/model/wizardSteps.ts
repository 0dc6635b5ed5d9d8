import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { WizardStep } from 'shared-record/model';
import type { WizardStepId } from '../../../lib/wizardStepIds.ts';
import { checkContacts } from './checks/checkContacts.ts';
import { checkMobilityRows } from '../../../lib/mobilityRows/checkMobilityRows.ts';
import type { AgreementForm } from './form/agreementForm.ts';
import { checkComments } from './checks/checkComments.ts';
import { checkDetails } from './checks/checkDetails.ts';

/** `full` has local contacts and comments: for whoever holds `iia_edit_iro`. Source: specification document 2, section 2.1. */
export type WizardVariant = 'full' | 'short';

export type AgreementStep = WizardStep<AgreementForm, WizardStepId>;

type StepDefinition = Omit<AgreementStep, 'titleKey'> & {
  /** Titles of the documents by variant; a step without a title is not part of that variant. */
  readonly titles: Readonly<Partial<Record<WizardVariant, string>>>;
};

/** All steps, in order: progress, next, back, tabs, checks, and the way to a refused field read this list and nothing else. */
const WIZARD_STEPS: readonly StepDefinition[] = [
  {
    id: 'details',
    titles: { full: 'agreementWizard.steps.details', short: 'agreementWizard.steps.details' },
    members: ['startYear', 'endYear', 'country', 'institution'],
    check: checkDetails,
  },
  {
    id: 'local-contacts',
    titles: { full: 'agreementWizard.steps.localContacts' },
    members: ['localContacts'],
    check: ({ localContacts }) => [
      ...(localContacts.some(({ roles }) => roles.some(({ value }) => value === DEPARTMENTAL_COORDINATOR))
        ? []
        : [{ field: 'localContacts.root', code: refusedAs('local-coordinator-missing') }]),
      ...checkContacts('localContacts', localContacts),
    ],
  },
  {
    id: 'partner-contacts',
    titles: { full: 'agreementWizard.steps.partnerContacts', short: 'agreementWizard.steps.partnerContacts' },
    members: ['partnerContacts'],
    check: ({ partnerContacts }) => checkContacts('partnerContacts', partnerContacts),
  },
  {
    id: 'student-studies',
    titles: {
      full: 'agreementWizard.steps.studentStudies',
      short: 'agreementWizard.steps.studentStudiesShort',
    },
    ...mobility('studentMobilitiesForStudies'),
  },
  {
    id: 'student-traineeships',
    titles: {
      full: 'agreementWizard.steps.studentTraineeships',
      short: 'agreementWizard.steps.studentTraineeshipsShort',
    },
    ...mobility('studentMobilitiesForTraineeship'),
  },
  {
    id: 'staff-teaching',
    titles: {
      full: 'agreementWizard.steps.staffTeaching',
      short: 'agreementWizard.steps.staffTeachingShort',
    },
    ...mobility('staffMobilitiesForTeaching'),
  },
  {
    id: 'staff-training',
    titles: {
      full: 'agreementWizard.steps.staffTraining',
      short: 'agreementWizard.steps.staffTrainingShort',
    },
    ...mobility('staffMobilitiesForTraining'),
  },
  {
    id: 'comments',
    titles: { full: 'agreementWizard.steps.comments' },
    members: ['comments'],
    check: checkComments,
  },
];

/** The steps of a variant, in order: eight or six. */
export function stepsOf(variant: WizardVariant): readonly AgreementStep[] {
  return WIZARD_STEPS.flatMap(({ id, titles, members, check }) => {
    const titleKey = titles[variant];
    return titleKey === undefined ? [] : [{ id, titleKey, members, check }];
  });
}

function mobility(list: MobilityList) {
  return {
    members: [list],
    check: (form: AgreementForm) => checkMobilityRows(list, form[list]),
  } as const;
}
