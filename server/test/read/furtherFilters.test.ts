import { agreementFilter, type AgreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { LANGUAGE_LEVELS } from 'shared-contracts/reference/levels.ts';
import { furtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { START_TIMEOUT_MS, startSampleApi, type SaveApi } from '../support/api/saveApi.ts';

let api: SaveApi;
let all: readonly any[];
const read = async (query: Record<string, string>): Promise<readonly any[]> =>
  (
    await api.call(
      'iro',
      'GET',
      `MobilityAgreements?${new URLSearchParams({ $top: '-1', ...query }).toString()}`,
    )
  ).body.value ?? [];
beforeAll(async () => {
  api = await startSampleApi();
  all = await read({
    $filter: 'isDeleted eq false',
    $select: furtherListRow.select?.join(',') ?? '',
    $expand: furtherListRow.expand?.join(',') ?? '',
  });
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const STUDENTS = ['studentMobilitiesForStudies', 'studentMobilitiesForTraineeship'];
const KINDS = [...STUDENTS, 'staffMobilitiesForTeaching', 'staffMobilitiesForTraining'];
const rowsOf = (agreement: any, kinds = KINDS): readonly any[] => kinds.flatMap((kind) => agreement[kind]);
const partnersOf = ({ institutions }: any): readonly any[] =>
  institutions.filter(({ isLocal }: any) => !isLocal);
const isFrom = (level: string, least: string) =>
  LANGUAGE_LEVELS.findIndex((one) => one === level) >= LANGUAGE_LEVELS.findIndex((one) => one === least);

type Reference = readonly [AgreementFilter, (agreement: any) => boolean];
const codeHas = (part: string) => (one: any) =>
  partnersOf(one).some(({ erasmusCode }) => erasmusCode?.includes(part));
/** What is asked for of one partner and one language of the sample, beside what a plain loop over all agreements finds. */
function casesOf(code: string, city: string, language: number): readonly Reference[] {
  return [
    [{ code: code.slice(3) }, codeHas(code.slice(3))],
    [{ code: code.slice(3).toLowerCase() }, codeHas(code.slice(3))],
    [{ code: ` ${code.replace(/ +/, ' ').toLowerCase()} ` }, codeHas(code)],
    [{ code: code.slice(0, 5) }, codeHas(code.slice(0, 5))],
    [{ city: city.toUpperCase() }, (one) => partnersOf(one).some(({ cityName }) => cityName?.includes(city))],
    [{ since: '2026-06-01' }, (one) => one.dateModified >= '2026-05-31T21:00:00.000Z'],
    [{ cycle: '2nd' }, (one) => rowsOf(one, STUDENTS).some(hasCycle('2nd'))],
    [
      { level: 'B2' },
      (one) => rowsOf(one).some(hasSkill(({ languageLevel }) => isFrom(languageLevel, 'B2'))),
    ],
    [{ language }, (one) => rowsOf(one).some(hasSkill((skill) => skill.language.id === language))],
    [
      { language, level: 'B2' },
      (one) =>
        rowsOf(one).some(
          hasSkill((skill) => skill.language.id === language && isFrom(skill.languageLevel, 'B2')),
        ),
    ],
    [{ places: 2 }, (one) => rowsOf(one).some((row) => row.mobilitiesPerYear >= 2)],
    [
      { places: 2, direction: 'out' },
      (one) => rowsOf(one).some((row) => row.mobilitiesPerYear >= 2 && isOut(row)),
    ],
    [
      { places: 2, direction: 'in' },
      (one) => rowsOf(one).some((row) => row.mobilitiesPerYear >= 2 && !isOut(row)),
    ],
    [
      { cycle: '1st', level: 'B2', places: 2, direction: 'out' },
      (one) =>
        rowsOf(one, STUDENTS).some(
          (row) =>
            hasCycle('1st')(row) &&
            hasSkill(({ languageLevel }) => isFrom(languageLevel, 'B2'))(row) &&
            row.mobilitiesPerYear >= 2 &&
            isOut(row),
        ),
    ],
  ];
}
const isOut = ({ fromInstitution }: any): boolean => fromInstitution?.isLocal === true;
const hasCycle = (cycle: string) => (row: any) =>
  row.studyCycles.some(({ studyCycle }: any) => studyCycle === cycle);
const hasSkill = (test: (skill: any) => boolean) => (row: any) => row.recommendedLanguageSkills.some(test);
const found = async (asked: AgreementFilter, today = new Date()) =>
  (await read({ $filter: agreementFilter(asked, today) ?? '', $select: 'id', $orderby: 'id' })).map(
    ({ id }) => id,
  );
const expected = (test: (agreement: any) => boolean) => all.filter(test).map(({ id }) => id);

test('finds what a loop over all agreements finds', async () => {
  const { erasmusCode, cityName } = all.flatMap(partnersOf).find((one) => /^\w +\w/.test(one.erasmusCode));
  const [skill] = all.flatMap((one) => rowsOf(one)).flatMap((row) => row.recommendedLanguageSkills);
  for (const [asked, test] of casesOf(erasmusCode, cityName, skill.language.id)) {
    const ids = await found(asked);
    expect([asked, ids]).toEqual([asked, expected(test)]);
    expect([asked, ids.length > 0 && ids.length < all.length]).toEqual([asked, true]);
  }
});

test('finds each subject area that a row has, and no other', async () => {
  const areas = [
    ...new Set(
      all.flatMap((one) => rowsOf(one)).flatMap((row) => row.subjectAreasWithClarifications.map(areaOf)),
    ),
  ].slice(0, 5);
  for (const area of areas)
    expect(await found({ area })).toEqual(
      expected((one) =>
        rowsOf(one).some((row) => row.subjectAreasWithClarifications.map(areaOf).includes(area)),
      ),
    );
  expect(areas).toHaveLength(5);
});
const areaOf = ({ subjectArea }: any): number => subjectArea.id;

test.each([
  { code: "'; drop table agreements; --" },
  { code: '%' },
  { city: '\\' },
  { city: '😀'.repeat(60) },
  { area: 2_147_483_647, language: 0, places: 10_000 },
] satisfies readonly AgreementFilter[])('finds nothing by %j, and breaks nothing', async (asked) => {
  expect(await found(asked)).toEqual([]);
});
