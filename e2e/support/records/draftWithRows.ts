import type { Page } from '@playwright/test';
import { callApi, readRows } from './dataApi.ts';
import { makeDraft } from './wizard.ts';

type Linked = { readonly id: number };

/** Rows of students of an agreement, as the data API stores them. */
export type StoredRows = {
  readonly dateModified: string;
  readonly studentMobilitiesForStudies: ReadonlyArray<{
    readonly mobilitiesPerYear: number;
    readonly totalMonthsPerYear: number;
  }>;
};

/** Makes a draft that no other test touches, with two rows of students: of one person and ten months, and of two people and twenty. */
export async function makeDraftWithRows(page: Page): Promise<number> {
  const id = await makeDraft();
  const { institutions, dateModified } = await callApi<
    StoredRows & { readonly institutions: readonly Linked[] }
  >(page, 'GET', `/MobilityAgreements/${id}`);
  const { value: areas } = await readRows<Linked>(page, 'MobilitySubjectAreas', {
    $filter: "code eq '0421'",
    $select: 'id',
    $top: '1',
  });
  const { value: languages } = await readRows<Linked>(page, 'MobilityLanguages', {
    $select: 'id',
    $top: '1',
  });
  const [fromInstitution, toInstitution] = institutions.map((each) => ({ id: each.id }));
  await callApi(page, 'POST', '/MobilityAgreements', {
    id,
    dateModified,
    studentMobilitiesForStudies: [1, 2].map((people) => ({
      fromInstitution,
      toInstitution,
      mobilitiesPerYear: people,
      totalMonthsPerYear: people * 10,
      studyCycles: [{ studyCycle: '1st' }],
      subjectAreasWithClarifications: areas.map((area) => ({ subjectArea: { id: area.id } })),
      recommendedLanguageSkills: languages.map((language) => ({
        language: { id: language.id },
        languageLevel: 'B2',
      })),
    })),
  });
  return id;
}
