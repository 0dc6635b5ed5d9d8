import { ApiError, filter, type Api, type Asked, type ListQuery } from 'shared-client';
import { readAllRows } from './readAllRows.ts';

type Row = { readonly id: number };
const ASKED: Asked<Row> = { set: 'MobilityAgreements', schema: { parse: (value) => value as Row } };

/** A set in which somebody may add and delete while it is read. */
function fakeSet(ids: number[]) {
  const asked: ListQuery[] = [];
  const list = (_: unknown, query: ListQuery) => {
    asked.push(query);
    const isDescending = query.orderBy === 'id desc';
    const [, last] = /id [gl]t (\d+)/.exec(query.filter ?? '') ?? [];
    const ordered = ids.toSorted((a, b) => (isDescending ? b - a : a - b));
    const left = ordered.filter(
      (id) => last === undefined || (isDescending ? id < Number(last) : id > Number(last)),
    );
    const value = left.slice(0, Number(query.top)).map((id) => ({ id }));
    return Promise.resolve({ value, total: left.length });
  };
  return { api: { list } as unknown as Pick<Api, 'list'>, asked };
}

async function readIds(
  api: Pick<Api, 'list'>,
  options: Partial<Parameters<typeof readAllRows>[2]> = {},
  meanwhile?: () => void,
) {
  const ids: number[] = [];
  const totals: number[] = [];
  for await (const { rows, total } of readAllRows(api, ASKED, {
    signal: new AbortController().signal,
    ...options,
  })) {
    ids.push(...rows.map(({ id }) => id));
    totals.push(total);
    meanwhile?.();
  }
  return { ids, totals };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('readAllRows', () => {
  test.each([0, 1, 99, 100, 101, 250])('reads %i rows, each once and in order', async (count) => {
    const { api, asked } = fakeSet(upTo(count));
    const { ids } = await readIds(api);
    expect(ids).toEqual(upTo(count));
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 100)));
  });

  test('reads the last record first where the list does', async () => {
    const { api } = fakeSet(upTo(230));
    expect((await readIds(api, { isDescending: true })).ids).toEqual(upTo(230).toReversed());
  });

  test('keeps to the filter, and says how many there were at first', async () => {
    const { api, asked } = fakeSet(upTo(150));
    const { totals } = await readIds(api, { filter: filter.eq('status', 2) });
    expect(totals).toEqual([150, 150]);
    expect(asked.map((query) => query.filter)).toEqual(['status eq 2', '(status eq 2 and id gt 100)']);
  });

  test('passes over nothing when rows are deleted and added meanwhile', async () => {
    const set = upTo(250);
    const { api } = fakeSet(set);
    const { ids } = await readIds(api, {}, () => {
      if (set[0] === 1) set.splice(0, 50, 1000);
    });
    expect(ids).toEqual([...upTo(250), 1000]);
  });

  test('asks no more once it is given up', async () => {
    const { api, asked } = fakeSet(upTo(250));
    const work = new AbortController();
    const reading = readIds(api, { signal: work.signal }, () => work.abort(new Error('stopped')));
    await expect(reading).rejects.toThrow('stopped');
    expect(asked).toHaveLength(1);
  });

  test('asks for fewer rows at a time where the server finds a question too dear', async () => {
    const { api, asked } = fakeSet(upTo(60));
    const refusal = new ApiError('bad-input', 'too dear', { status: 400, field: '$top' });
    const list: Api['list'] = (wanted, query, options) =>
      Number(query.top) > 25 ? Promise.reject(refusal) : api.list(wanted, query, options);
    expect((await readIds({ list })).ids).toEqual(upTo(60));
    expect(asked.map(({ top }) => top)).toEqual([25, 25, 25]);
    await expect(readIds({ list: () => Promise.reject(refusal) })).rejects.toThrow('too dear');
  });

  test('fails as the server does', async () => {
    const list = () => Promise.reject(new ApiError('not-permitted', 'no'));
    await expect(readIds({ list })).rejects.toThrow(ApiError);
  });
});
