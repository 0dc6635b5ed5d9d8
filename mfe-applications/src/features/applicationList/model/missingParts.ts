import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { applicationSubmissionSchema } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { APPLICATION_TYPES } from 'shared-contracts/applications/applications.ts';
import type { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import type { LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';

type Part = LabelledMember<typeof APPLICATION>;

/** Parts of an application that may keep it from being submitted, in the order of the form's steps. */
const PARTS = [
  'studentData',
  'studiesData',
  'prefferedMobility',
  'languageData',
  'paymentData',
  'pastMobilities',
  'pastMobilityData',
  'filesData',
  'gradesConfirm',
  'gdprConfirm',
] as const satisfies readonly Part[];

/** Step of the form in which a part is filled in, as it stands in the form's address. */
const STEP_OF = {
  studentData: 'personal',
  studiesData: 'studies',
  prefferedMobility: 'mobility',
  languageData: 'languages',
  paymentData: 'payment',
  pastMobilities: 'past',
  pastMobilityData: 'past',
  filesData: 'files',
  gradesConfirm: 'affirmation',
  gdprConfirm: 'affirmation',
} as const satisfies Record<(typeof PARTS)[number], string>;

export type MissingStep = (typeof STEP_OF)[keyof typeof STEP_OF];

/** Lists the steps of an application in which something is missing that a submitted one has, by the schema that the server uses. */
export function missingSteps(application: ApplicationItem): readonly MissingStep[] {
  return [...new Set(missingParts(application).map((part) => STEP_OF[part]))];
}

/** Lists the parts of an application in which something is missing that a submitted one has, by the schema that the server uses. */
function missingParts(application: ApplicationItem): ReadonlyArray<(typeof PARTS)[number]> {
  const type = APPLICATION_TYPES.find((each) => each === application.type);
  if (type === undefined) return [];
  const schema = applicationSubmissionSchema({
    type,
    hasSpecialNeeds: application.specialNeedsCategory === true,
    hasPastMobilities: application.pastMobilities === true,
    now: new Date(),
  });
  const issues = schema.safeParse(application).error?.issues ?? [];
  const named = new Set(issues.map(({ path }) => path[0]));
  return PARTS.filter((part) => named.has(part));
}
