import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { applicationListSearch, type ApplicationListSearch } from './applicationListSearch.ts';
import { toApplicationFilter, toApplicationListRequest } from './applicationListRequest.ts';

const ALWAYS = 'id gt 0 and isDeleted eq false';
const filterOf = (members: Partial<ApplicationListSearch>) =>
  toApplicationFilter({ ...applicationListSearch.defaults, ...members });

describe('toApplicationFilter', () => {
  test('asks for all applications that are not deleted when nothing is filtered', () => {
    expect(filterOf({})).toBe(`(${ALWAYS})`);
  });

  test.each<[Partial<ApplicationListSearch>, string]>([
    [{ number: '15' }, 'applicationNumber eq 15'],
    [{ number: ' 007 ' }, 'applicationNumber eq 7'],
    [{ status: 'submitted' }, "status eq 'submitted'"],
    [{ type: 'short-term-studies' }, "type eq 'short-term-studies'"],
    [{ programme: 'Erasmus+ Studies' }, "prefferedMobility/programme eq 'Erasmus+ Studies'"],
    [{ department: 3 }, 'studiesData/department eq 3'],
    [{ country: 40 }, 'prefferedMobility/institution/country eq 40'],
    [{ institution: 1204 }, 'prefferedMobility/institution eq 1204'],
    [{ decision: 'open' }, "status eq 'submitted'"],
    [{ decision: 'validated' }, "status eq 'validated'"],
    [{ decision: 'returned' }, "(status eq 'draft' and dateReturned ne null)"],
    [{ year: '2026' }, 'applicationYear eq 2026'],
    [{ year: '2026-2027' }, 'applicationYear eq 2026'],
    [
      { nameLatin: 'Papad' },
      "(indexof(studentData/nameLatin,'Papad') ge 0 or indexof(studentData/familyNameLatin,'Papad') ge 0)",
    ],
    [
      { nameGreek: 'παπ' },
      "(indexof(studentData/nameGreek,'παπ') ge 0 or indexof(studentData/familyNameGreek,'παπ') ge 0)",
    ],
  ])('with %j adds the comparison', (members, expected) => {
    expect(filterOf(members)).toBe(`(${ALWAYS} and ${expected})`);
  });

  test.each<Partial<ApplicationListSearch>>([
    { year: '20' },
    { year: '2026-2028' },
    { number: 'A-15' },
    { number: '99999999999' },
  ])('matches nothing with %j instead of failing', (members) => {
    expect(filterOf(members)).toBe(`(${ALWAYS} and id eq 0)`);
  });

  test('looks for each word of a full name in both names', () => {
    const expression = filterOf({ nameLatin: ' Maria  Papadaki ' });
    expect(expression).toContain("indexof(studentData/familyNameLatin,'Maria') ge 0");
    expect(expression).toContain("indexof(studentData/nameLatin,'Papadaki') ge 0");
    expect(expression?.match(/indexof/g)).toHaveLength(4);
  });

  test('quotes what would end the text', () => {
    expect(filterOf({ nameLatin: "O'Neill" })).toContain("indexof(studentData/nameLatin,'O\\'Neill')");
  });

  test('takes spaces alone as nothing typed', () => {
    expect(filterOf({ year: ' ', number: ' ', nameLatin: ' ', nameGreek: ' ' })).toBe(`(${ALWAYS})`);
  });
});

describe('toApplicationListRequest', () => {
  test('cuts pages of ten', () => {
    const request = toApplicationListRequest({ ...applicationListSearch.defaults, page: 2 });
    expect(request).toMatchObject({ top: 10, skip: 20 });
  });

  test('asks for no personal data but the names', () => {
    const { select = [], expand = [] } = applicationListRow;
    expect([...select, ...expand].join()).not.toMatch(/birth|tax|phone|address|iban|email/i);
  });
});
