import type { Page } from '@playwright/test';
import { callApi } from './dataApi.ts';
import { agreementIds } from './wizard.ts';

type Agreement = {
  readonly [member: string]: unknown;
  readonly studentMobilitiesForStudies: readonly {
    readonly recommendedLanguageSkills: readonly { readonly subjectAreaWithClarification: object | null }[];
  }[];
};

const COPIED = [
  'institutions',
  'departmentalCoordinatorContacts',
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
  'comments',
];
const LOOKED_AT = 20;

/** Copies a draft of the sample that recommends a language for no subject area of its own, so that no other test meets it; gives its id. */
export async function copyOfSampleDraft(page: Page): Promise<number> {
  for (const id of await agreementIds(page, 'status eq 1 and isDeleted eq false', LOOKED_AT)) {
    const draft = await callApi<Agreement>(page, 'GET', `/MobilityAgreements/${id}`);
    const skills = draft.studentMobilitiesForStudies[0]?.recommendedLanguageSkills ?? [];
    if (!skills.some(({ subjectAreaWithClarification }) => subjectAreaWithClarification === null)) continue;
    const members = Object.fromEntries(COPIED.map((member) => [member, draft[member]]));
    const body = { startYear: 2027, endYear: 2028, status: { name: 'Draft' }, ...members };
    return (await callApi<{ readonly id: number }>(page, 'POST', '/MobilityAgreements', body)).id;
  }
  throw new Error(`None of ${LOOKED_AT} drafts has a language without a subject area.`);
}
