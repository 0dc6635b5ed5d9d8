import { differencesOf } from '../../../src/exchange/conditions/differences.ts';
import type { CooperationConditions, StudentMobilitySpec } from 'ewp/documents';
import { buildConditions, buildContact, buildStaffSpec, buildStudentSpec, OWN, PARTNER } from 'ewp/testing';

const law = buildStudentSpec({ subjectAreas: [{ iscedFCode: '0421' }] });
const arts = buildStudentSpec({ subjectAreas: [{ iscedFCode: '0213' }], mobilitiesPerYear: 5 });
const back = buildStudentSpec({ sendingHeiId: PARTNER, receivingHeiId: OWN });
const ours = buildConditions({ studentStudies: [law, arts, back] });

function compare(partners: CooperationConditions, approved: CooperationConditions | null = null) {
  return differencesOf({ ours, partners, approved });
}
const studies = (...studentStudies: StudentMobilitySpec[]) => buildConditions({ studentStudies });

describe('differencesOf', () => {
  test.each<[string, CooperationConditions]>([
    ['the same copy', ours],
    ['another order of conditions', studies(back, arts, law)],
    ['contacts', studies({ ...law, sendingContacts: [buildContact()] }, arts, back)],
    [
      'blank texts',
      studies(
        { ...law, otherInfoTerms: ' ', subjectAreas: [{ iscedFCode: '0421', iscedClarification: '' }] },
        arts,
        back,
      ),
    ],
    [
      'regions and case of languages',
      studies({ ...law, recommendedLanguageSkills: [{ language: 'EN-gb', cefrLevel: 'B2' }] }, arts, back),
    ],
    ['the order of levels', studies({ ...law, eqfLevels: [7, 6] }, arts, back)],
    ['a termination mark that is false', { ...ours, isTerminatedAsAWhole: false }],
  ])('finds none in %s', (_what, partners) => {
    expect(compare(partners)).toEqual([]);
  });

  test('finds the order of languages and subject areas of no meaning', () => {
    const two = {
      ...law,
      recommendedLanguageSkills: [{ language: 'en' }, { language: 'el' }],
      subjectAreas: [{ iscedFCode: '0421' }, { iscedFCode: '0213' }],
    };
    const turned = {
      ...two,
      recommendedLanguageSkills: two.recommendedLanguageSkills.toReversed(),
      subjectAreas: two.subjectAreas.toReversed(),
    };
    expect(differencesOf({ ours: studies(two), partners: studies(turned), approved: null })).toEqual([]);
  });

  test('names the member, the row as we count it, and what each copy says', () => {
    const approved = studies(law, { ...arts, mobilitiesPerYear: 4 }, back);
    expect(compare(studies(back, { ...arts, mobilitiesPerYear: 6 }, law), approved)).toEqual([
      { field: 'studentMobilitiesForStudies/1/mobilitiesPerYear', ours: '5', partners: '6', approved: '4' },
    ]);
  });

  test.each<[string, Partial<StudentMobilitySpec>, string | null, string | null]>([
    ['totalMonthsPerYear', { totalMonthsPerYear: 12.5 }, '10', '12.5'],
    ['totalMonthsPerYear', { totalMonthsPerYear: undefined }, '10', null],
    ['blended', { blended: true }, 'false', 'true'],
    ['studyCycles', { eqfLevels: [5, 8] }, '1st, 2nd', 'Short-Cycle, 3rd'],
    ['toDepartment', { receivingOunitId: 'law' }, null, 'law'],
    ['recommendedLanguageSkills', { recommendedLanguageSkills: [{ language: 'el' }] }, 'en B2', 'el'],
    ['otherInfoTerms', { otherInfoTerms: 'By May' }, null, 'By May'],
    ['mobilitiesPerYear', { isMobilitiesPerYearNotYetDefined: true }, '2', null],
    [
      'subjectAreasWithClarifications',
      { subjectAreas: [{ iscedFCode: '0421', iscedClarification: 'Sea law' }] },
      '0421',
      '0421 (Sea law)',
    ],
  ])('tells of a different %s', (field, parts, our, their) => {
    expect(compare(studies({ ...law, ...parts }, arts, back))).toEqual([
      { field: `studentMobilitiesForStudies/0/${field}`, ours: our, partners: their, approved: null },
    ]);
  });

  test('takes those for the same condition that are most alike', () => {
    const partners = studies(
      { ...arts, mobilitiesPerYear: 6 },
      { ...law, mobilitiesPerYear: 3, blended: true },
      back,
    );
    expect(compare(partners)).toEqual([
      { field: 'studentMobilitiesForStudies/0/mobilitiesPerYear', ours: '2', partners: '3', approved: null },
      { field: 'studentMobilitiesForStudies/0/blended', ours: 'false', partners: 'true', approved: null },
      { field: 'studentMobilitiesForStudies/1/mobilitiesPerYear', ours: '5', partners: '6', approved: null },
    ]);
  });

  test('tells the years of the agreement once', () => {
    const longer = (spec: StudentMobilitySpec) => ({ ...spec, receivingLastAcademicYearId: '2029/2030' });
    const partners = buildConditions({
      studentStudies: [longer(back), longer(arts), longer(law)],
      staffTeacher: [buildStaffSpec({ receivingLastAcademicYearId: '2029/2030' })],
    });
    expect(compare(partners, ours)).toEqual([
      { field: 'endYear', ours: '2028/2029', partners: '2029/2030', approved: '2028/2029' },
    ]);
  });

  test('tells the years of a single condition where they differ from the others', () => {
    expect(compare(studies(law, { ...arts, receivingFirstAcademicYearId: '2027/2028' }, back))).toEqual([
      {
        field: 'studentMobilitiesForStudies/1/startYear',
        ours: '2026/2027',
        partners: '2027/2028',
        approved: null,
      },
    ]);
  });

  test('tells of conditions that only one copy has', () => {
    const only = buildStudentSpec({ sendingHeiId: 'third.example' });
    expect(compare(studies(law, arts, only))).toEqual([
      {
        field: 'studentMobilitiesForStudies/2',
        ours: expect.stringContaining(`${PARTNER}; ${OWN}; 2`),
        partners: null,
        approved: null,
      },
      {
        field: 'studentMobilitiesForStudies/3',
        ours: null,
        partners: expect.stringContaining('third.example'),
        approved: null,
      },
    ]);
  });

  test('tells of a termination that only one copy has', () => {
    expect(compare({ ...ours, isTerminatedAsAWhole: true })).toEqual([
      { field: 'terminated', ours: 'false', partners: 'true', approved: null },
    ]);
  });

  test('takes two equal conditions for two', () => {
    expect(differencesOf({ ours: studies(law, law), partners: studies(law), approved: null })).toHaveLength(
      1,
    );
  });

  test('compares a document of thousands of conditions in a moment', () => {
    const many = (people: number) =>
      studies(
        ...Array.from({ length: 3000 }, (_, index) =>
          buildStudentSpec({ mobilitiesPerYear: people, totalMonthsPerYear: index + 1 }),
        ),
      );
    expect(differencesOf({ ours: many(1), partners: many(2), approved: null })).toHaveLength(3000);
  });
});
