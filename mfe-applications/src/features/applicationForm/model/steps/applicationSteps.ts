import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { applicationSubmissionSchema } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { preferenceErrors } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import { firstOfEachField, schemaIssues, type WizardStep } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import { APPLICATION_FORM, type ApplicationForm } from '../form/applicationForm.ts';
import { byPlace } from './byPlace.ts';
import { fieldOfPath } from './fieldPlaces.ts';

const STEP_MEMBERS = {
  personal: ['studentData'],
  studies: ['studiesData'],
  mobility: ['prefferedMobility'],
  languages: ['languageData'],
  payment: ['paymentData'],
  past: ['pastMobilities', 'pastMobilityData', 'specialNeedsCategory', 'comments'],
  files: ['filesData'],
  affirmation: ['communicationAccept', 'gradesConfirm', 'gdprConfirm'],
} as const satisfies Readonly<Record<string, ReadonlyArray<keyof ApplicationForm>>>;

/** Step of the application form, as it stands in the address. */
export type ApplicationStepId = keyof typeof STEP_MEMBERS;
export type ApplicationStep = WizardStep<ApplicationForm, ApplicationStepId>;

/**
 * All steps of each type, in order: tabs, next, previous, checks, the page before submission, and the way to a refused field read this list and
 * nothing else. Source: specification document 3, section 2.
 */
export const APPLICATION_STEPS: Readonly<Record<ApplicationType, readonly ApplicationStep[]>> = {
  'long-term-studies': stepsOf('long-term-studies'),
  'short-term-studies': stepsOf('short-term-studies'),
};

function stepsOf(type: ApplicationType): readonly ApplicationStep[] {
  // `Object.keys` forgets which names they are.
  return (Object.keys(STEP_MEMBERS) as ApplicationStepId[]).map((id) => ({
    id,
    titleKey: `applicationForm.steps.${id}`,
    members: STEP_MEMBERS[id],
    check: (form, now) =>
      submissionIssues(type, form, now).filter(({ field }) =>
        STEP_MEMBERS[id].some((member) => field === member || field.startsWith(`${member}.`)),
      ),
  }));
}

/** What stands between a form and its submission, by the server's own schema: the form is checked as it would be sent. */
function submissionIssues(type: ApplicationType, form: ApplicationForm, now: Date): readonly FieldIssue[] {
  const schema = applicationSubmissionSchema({
    type,
    hasSpecialNeeds: form.specialNeedsCategory,
    hasPastMobilities: form.pastMobilities === true,
    now,
  });
  const missing = schemaIssues(schema, APPLICATION_FORM.write(form));
  const issues = [...missing, ...mobilityIssues(type, form)].map((issue) => ({
    ...issue,
    field: fieldOfPath(issue.field),
  }));
  return firstOfEachField(issues).toSorted(byPlace(form));
}

/** What is wrong with preferred mobilities beside themselves alone; what the agreements say of them, their step knows, and the server. */
function mobilityIssues(type: ApplicationType, form: ApplicationForm): readonly FieldIssue[] {
  return form.prefferedMobility.flatMap((entry, index) =>
    preferenceErrors(type, entry, null).map(({ member, code }) => ({
      field: `prefferedMobility.${index}.${member}`,
      code,
    })),
  );
}
