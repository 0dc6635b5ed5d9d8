import type { Page } from '@playwright/test';
import { callApi, readRows } from '../support/records/dataApi.ts';

type Named = { readonly id: number };
type Draft = {
  readonly id: number;
  readonly institutions: ReadonlyArray<Named & { readonly isLocal: boolean }>;
  readonly departmentalCoordinatorContacts: readonly Named[];
};

/** Saves a new draft with so many rows of students, between the two universities of an agreement of the sample; gives its id. */
export async function makeAgreement(page: Page, rows: number): Promise<number> {
  const { value } = await readRows<Named>(page, 'MobilityAgreements', {
    $filter: 'status eq 1',
    $top: '1',
    $select: 'id',
  });
  const known = value[0];
  if (known === undefined) throw new Error('The sample has no draft.');
  const draft = await callApi<Draft>(page, 'GET', `/MobilityAgreements/${known.id}`);
  const partner = draft.institutions.find(({ isLocal }) => !isLocal);
  const areas = await readRows<Named & { readonly code: string }>(page, 'MobilitySubjectAreas', {
    $top: '-1',
  });
  const languages = await readRows<Named>(page, 'MobilityLanguages', { $top: '5' });
  const detailed = areas.value.filter(({ code }) => code.length === 4);
  const ends = [{ id: 1 }, { id: partner?.id }];
  const { id } = await callApi<Named>(page, 'POST', '/MobilityAgreements', {
    startYear: new Date().getUTCFullYear(),
    endYear: new Date().getUTCFullYear() + 1,
    status: { name: 'Draft' },
    institutions: ends,
    departmentalCoordinatorContacts: draft.departmentalCoordinatorContacts.map((contact) => ({
      id: contact.id,
    })),
    studentMobilitiesForStudies: Array.from({ length: rows }, (_, index) => ({
      fromInstitution: ends[index % 2],
      toInstitution: ends[(index + 1) % 2],
      mobilitiesPerYear: 2,
      totalMonthsPerYear: 10,
      blended: false,
      studyCycles: [{ studyCycle: '1st' }, { studyCycle: '2nd' }],
      subjectAreasWithClarifications: [
        { subjectArea: { id: detailed[index % detailed.length]?.id }, clarification: 'Selected courses' },
      ],
      recommendedLanguageSkills: languages.value
        .slice(0, 2)
        .map((language) => ({ language: { id: language.id }, languageLevel: 'B2' })),
      otherInfoTerms: 'By agreement between the departments.',
    })),
  });
  return id;
}
