import type { SetName } from 'shared-contracts/sets/sets.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { type SaveApi, START_TIMEOUT_MS, startSampleApi } from '../support/api/saveApi.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSampleApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const PAGE = 50;

/** Sets with a member that can be changed, and what becomes of it. */
const EDITED = {
  MobilityFactsheets: () => ({ gradingSystem: 'Changed.' }),
  MobilityContacts: () => ({ address: 'Changed street 1' }),
  // No two departments of an institution have one name.
  MobilityDepartments: (id) => ({ nameGR: `Άλλαξε ${id}` }),
  MobilityInstitutions: () => ({ cityName: 'Changed' }),
  ECTSCoordinatorTables: () => ({ purpose: 'Changed.' }),
  ApplicationStudentStudiesForms: () => ({ communicationAccept: true }),
  ApplicationSettings: () => ({ academicYear: 2026 }),
  MobilityAgreements: () => ({ comments: '<p>Changed.</p>' }),
} as const satisfies Partial<Record<SetName, (id: number) => object>>;

/** A partner's factsheet can be read and not saved; an agreement that both approved is closed until changes are initiated. */
function isClosed(set: string, record: { ewpStatus?: { id: number } }, status: number): boolean {
  return set === 'MobilityFactsheets'
    ? status === 403
    : set === 'MobilityAgreements' && record.ewpStatus?.id === 7 && status === 409;
}

async function records(set: string): Promise<{ id: number }[]> {
  const { status, body } = await api.call('iro', 'GET', `${set}?$top=${PAGE}&$orderby=id`);
  expect(status).toBe(200);
  return body.value;
}

describe('the records of the sample', () => {
  test.each(Object.keys(EDITED))(
    'of %s are taken back as they were read',
    async (set) => {
      for (const { id } of await records(set)) {
        const { body: record } = await api.call('iro', 'GET', `${set}/${id}`);
        // What the server computes for a reader is no part of what is stored, and does no harm in what is posted.
        const { facts: _facts, ...stored } = record;
        const answer = await api.save('iro', set, record);
        if (!isClosed(set, {}, answer.status)) expect(answer).toMatchObject({ status: 200, body: stored });
      }
    },
    patient(120_000),
  );

  test.each<[string, (id: number) => object]>(Object.entries(EDITED))(
    'of %s are taken back with a change',
    async (set, changeOf) => {
      for (const { id } of (await records(set)).slice(0, 10)) {
        const change = changeOf(id);
        const { body: record } = await api.call('iro', 'GET', `${set}/${id}`);
        const answer = await api.save('iro', set, { ...record, ...change });
        if (!isClosed(set, record, answer.status))
          expect(answer).toMatchObject({ status: 200, body: change });
      }
    },
    patient(120_000),
  );

  test('hold drafts that Faculty edit', async () => {
    const { body } = await api.call(
      'teacher',
      'GET',
      'MobilityAgreements?$filter=status/id eq 1 and endYear/id ge 2026&$top=5',
    );
    expect(body.value.length).toBeGreaterThan(0);
    for (const { id } of body.value) {
      const { body: record } = await api.call('teacher', 'GET', `MobilityAgreements/${id}`);
      const rows = record.studentMobilitiesForStudies.map((row: object) => ({
        ...row,
        otherInfoTerms: 'Changed.',
      }));
      const answer = await api.save('teacher', 'MobilityAgreements', {
        ...record,
        studentMobilitiesForStudies: rows,
      });
      expect(answer).toMatchObject({ status: 200, body: { id } });
    }
  });
});
