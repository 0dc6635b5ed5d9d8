import { sql } from 'kysely';
import { foldText } from 'shared-contracts/text/text.ts';
import { START_TIMEOUT_MS, startSampleApi, type SaveApi } from '../support/api/saveApi.ts';

let api: SaveApi;
beforeAll(async () => {
  api = await startSampleApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const listed = async (order: string): Promise<readonly any[]> => {
  const query = new URLSearchParams({
    $filter: 'isDeleted eq false',
    $select: 'id,ewpStatus,institutions',
    $expand: 'institutions($select=id,name,isLocal)',
    $orderby: order,
    $top: '-1',
  });
  return (await api.call('iro', 'GET', `MobilityAgreements?${query.toString()}`)).body.value;
};
/** By the name of the first partner, as PostgreSQL orders texts there. */
const partnerOf = ({ institutions }: any): string | undefined =>
  institutions.filter(({ isLocal }: any) => !isLocal).toSorted((a: any, b: any) => a.id - b.id)[0]?.name;
const holes = (values: ReadonlyArray<unknown>) => values.map((value) => value == null);

test('what has no value comes last, up and down', async () => {
  await sql`update agreements set ewp_status_id = null where id % 3 = 0`.execute(api.database);
  for (const direction of ['asc', 'desc']) {
    const statuses = (await listed(`ewpStatus/id ${direction},id ${direction}`)).map(
      ({ ewpStatus }) => ewpStatus?.id,
    );
    const first = statuses.indexOf(undefined);
    expect(first).toBeGreaterThan(0);
    expect(holes(statuses.slice(first))).not.toContain(false);
    const known = statuses.slice(0, first);
    const sorted = known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a));
    expect(known).toEqual(sorted);
  }
});

describe('the order by partner', () => {
  const namesInOrder = async (order = 'partnerName,id') => (await listed(order)).map(partnerOf);

  test('is that of the names that the list shows, up and down', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from institutions order by fold_text(name)`.execute(api.database);
    const places = new Map(rows.map(({ name }, index) => [foldText(name), index]));
    const up = (await namesInOrder()).map((name) => places.get(foldText(name ?? '')) ?? -1);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect((await listed('partnerName desc,id desc')).map(({ id }) => id)).toEqual(
      (await listed('partnerName,id')).map(({ id }) => id).toReversed(),
    );
  });

  test('follows a partner that is renamed, added and taken away', async () => {
    const [first] = await listed('id');
    const { rows } = await sql<{ institution: number }>`
      select institution_id as institution from agreement_institutions join institutions on institutions.id = institution_id
      where agreement_id = ${first.id} and not is_local`.execute(api.database);
    const partner = rows[0]?.institution ?? 0;
    await sql`update institutions set name = '  Ά first name' where id = ${partner}`.execute(api.database);
    expect((await namesInOrder())[0]).toBe('  Ά first name');
    await sql`delete from agreement_institutions where agreement_id = ${first.id} and institution_id = ${partner}`.execute(
      api.database,
    );
    expect((await listed('partnerName,id')).at(-1)?.id).toBe(first.id);
    expect((await listed('partnerName desc,id desc')).at(-1)?.id).toBe(first.id);
    await sql`insert into agreement_institutions values (${first.id}, ${partner})`.execute(api.database);
    const ids = (await listed('partnerName,id')).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.length / 2);
  });
});
