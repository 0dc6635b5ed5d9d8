import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';
import { findKnown } from './findKnown.ts';
import { outcomeOf, type Person, personWith } from './person.ts';
import { AGREEMENT_CALLS } from './agreementCalls.ts';
import { APPLICATION_CALLS } from './applicationCalls.ts';
import { FACTSHEET_CALLS } from './factsheetCalls.ts';
import { OFFICE_CALLS } from './officeCalls.ts';
import { SHELL_CALLS } from './shellCalls.ts';
import type { Known, Row } from './table.ts';

const ROLES = ['iro', 'teacher', 'student', 'guest'] as const;

let server: TestServer;
let tokens: readonly string[];
let people: readonly Person[];
let known: Known;

beforeAll(async () => {
  server = await startTestServer();
  tokens = await Promise.all(ROLES.map((name) => signIn(server.baseUrl, name)));
  people = await Promise.all(
    ROLES.map(async (name, at) => {
      const person = personWith(server.baseUrl, name, tokens[at]!);
      const id = name === 'guest' ? 0 : (await person.model('Users/Me').asQueryable().getItem()).id;
      return { ...person, id };
    }),
  );
  const [office, , student] = people;
  known = await findKnown(server.database, office!, student!, academicYearOf(new Date()));
});

afterAll(() => server.stop());

/** Those who are refused come first: they leave the record of the sample as it is. */
async function outcomes(call: Row[1]) {
  const found: unknown[] = [];
  for (const person of [...people].reverse()) found.unshift(await outcomeOf(() => call(person, known)));
  return found;
}

describe.each([
  ['document 1', SHELL_CALLS],
  ['document 2, agreements', AGREEMENT_CALLS],
  ['document 2, people and export', OFFICE_CALLS],
  ['document 3, factsheets', FACTSHEET_CALLS],
  ['document 3, applications', APPLICATION_CALLS],
] as const)('the client of the documents makes the calls of %s', (_name, calls) => {
  test.each(calls)('%s', async (_call, call, expected) => {
    expect(await outcomes(call)).toEqual(expected);
  });
});

describe('the client of the documents reads', () => {
  test('a page with the number of all, and the next page', async () => {
    const page = (skip: number) =>
      people[0]!.model('MobilityAgreements').select('id').orderBy('id').take(10).skip(skip).getList();
    const [first, second] = [await page(0), await page(10)];
    expect([first.value.length, second.value.length, second.skip]).toEqual([10, 10, 10]);
    expect(first.total).toBe(second.total);
    expect(first.total).toBeGreaterThan(20);
    expect(first.value[9].id).toBeLessThan(second.value[0].id);
  });

  test('itself', async () => {
    for (const { name, model } of people.slice(0, 3))
      expect(await model('Users/Me').asQueryable().getItem()).toMatchObject({ name });
  });

  test('of the agreements for the mobility step what the documents read, though nothing is selected', async () => {
    const { year, agreement, partner, department } = known;
    const rows = await people[2]!
      .model('MobilityAgreements')
      .where('studentMobilitiesForStudies/fromInstitution')
      .equal(1)
      .and('isDeleted')
      .equal(false)
      .and('startYear/id')
      .lowerThan(year + 1)
      .and('endYear/id')
      .greaterThan(year)
      .take(-1)
      .getItems();
    const read = rows.find(({ id }: { readonly id: number }) => id === agreement);
    expect(read).toMatchObject({
      localStatus: 1,
      ewpStatus: { id: 7 },
      institutions: expect.arrayContaining([
        expect.objectContaining({
          id: partner.id,
          name: expect.any(String),
          country: expect.objectContaining({ countryId: expect.anything() }),
        }),
      ]),
      studentMobilitiesForStudies: expect.arrayContaining([
        expect.objectContaining({
          fromInstitution: expect.objectContaining({ id: 1 }),
          blended: expect.any(Boolean),
        }),
      ]),
      departmentalCoordinatorContacts: expect.arrayContaining([
        expect.objectContaining({
          givenName: expect.any(String),
          familyName: expect.any(String),
          department: expect.objectContaining({
            ...{ id: department, name: expect.any(String), nameGR: expect.anything() },
            institution: expect.objectContaining({ id: 1 }),
          }),
        }),
      ]),
    });
  });

  test('why a save was refused, in the words of the server', async () => {
    const id = await known.made.draft();
    await expect(people[2]!.model('MobilityAgreements').save({ id, localStatus: 1 })).rejects.toMatchObject({
      statusCode: 403,
      code: 'not-permitted',
      message: expect.any(String),
    });
  });

  test('with a type of content for a body that a read has not, as its package for Angular does', async () => {
    const headers = { ...bearer(tokens[2]!), accept: 'application/json', 'content-type': 'application/json' };
    const answer = await fetch(`${server.baseUrl}/api/Users/Me?$top=1&$skip=0&$count=false`, { headers });
    expect([answer.status, ((await answer.json()) as { name?: unknown }).name]).toEqual([200, 'student']);
  });
});
