import { sql } from 'kysely';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';
import { makeTestDatabase } from '../support/databases/testDatabase.ts';
import type { OwnDatabase } from '../support/databases/ownDatabase.ts';

/*
 * Two hundred questions about real universities, spelt as people spell them, beside a reference that knows the written rule alone (docs/features/search.md)
 * and looks at every record: what the indexes find has to be what the rule says.
 */

type Place = {
  readonly id: number;
  readonly name: string;
  readonly greek: string | null;
  readonly city: string | null;
  readonly code: string;
  readonly key: string;
};
type Question = { readonly text: string; readonly means: number };

let store: OwnDatabase;
let places: readonly Place[];
beforeAll(async () => {
  store = await makeTestDatabase();
  const { rows } = await sql<Place>`
    select id, name, name_gr as greek, city_name as city, erasmus_code as code, search_key as key
    from institutions order by erasmus_code`.execute(store.database);
  places = rows;
}, DATABASE_TIMEOUT_MS);
afterAll(() => store.remove(), DATABASE_TIMEOUT_MS);

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const longest = (text: string) => text.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const swapped = (word: string, at: number) =>
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);

/** Ways to ask for a university. Slips stand in the longest word, which has seven letters at least. */
const WAYS: ReadonlyArray<(place: Place) => string | undefined> = [
  ({ name }) => plain(name).toLowerCase(),
  ({ name }) => plain(name).toUpperCase().split(' ').toReversed().join(' '),
  ({ name }) => (longest(name).length < 7 ? undefined : without(longest(name), 3)),
  ({ name }) => (longest(name).length < 7 ? undefined : swapped(longest(name), 2)),
  ({ name, city }) =>
    longest(name).length < 7 ? undefined : `${without(longest(name), 4)} ${plain(city ?? '')}`,
  ({ code }) => code.replaceAll(' ', ''),
  ({ code }) => code.slice(3),
  ({ city, name }) => `${city ?? ''} ${longest(name)}`,
  ({ greek }) => (greek === null ? undefined : plain(greek).toUpperCase()),
  ({ greek }) => (greek === null || longest(greek).length < 8 ? undefined : without(longest(greek), 3)),
];

function questions(): readonly Question[] {
  const greek = places.filter((place) => place.greek !== null);
  const others = places.filter((_, index) => index % 30 === 0);
  const asked = [...greek.slice(0, 30), ...others].flatMap((place, index) => {
    const ways = WAYS.map((way) => way(place)).filter((text) => text !== undefined);
    return [index, index + 3].map((at) => ({ text: ways[at % ways.length] ?? '', means: place.id }));
  });
  return asked.slice(0, 200);
}

/** Letters that have to be changed, put in or left out to make one word of the other, two neighbours that changed places counting twice. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether a word of the record begins like this one, but for the letters that may be wrong. */
function isLike(key: string, word: string, wrong: number): boolean {
  return key
    .split(' ')
    .some((part) =>
      [word.length, word.length + wrong].some((length) => distance(part.slice(0, length), word) <= wrong),
    );
}

/** What the rule finds: every word in a part of one, or alone where it is short; whatever nothing has besides with letters wrong. */
function ruled(key: string): readonly number[] {
  const words = [...new Set(key.trim().split(' '))]
    .slice(0, 8)
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  let found = places;
  const misspelt: string[] = [];
  for (const word of words) {
    const these = found.filter((place) => place.key.includes(word.length < 3 ? ` ${word} ` : word));
    const mayBeWrong = word.length >= 5 && !/\d/.test(word);
    if (these.length === 0 && mayBeWrong) misspelt.push(word);
    else found = these;
  }
  for (const word of misspelt) {
    const wrong = word.length < 7 ? 1 : 2;
    found = found.filter((place) => isLike(place.key, word, wrong));
  }
  return found.map(({ id }) => id);
}

test('two hundred questions about universities find what the written rule finds, and what was meant', async () => {
  const asked = questions();
  expect(asked).toHaveLength(200);
  const wrong: string[] = [];
  const missed: string[] = [];
  let amongFirst = 0;
  for (const { text, means } of asked) {
    const { rows } = await sql<{ key: string; ids: number[] }>`
      select search_key(${text}) as key, array(
        select id from institutions where id in (select search_institutions(${text}))
        order by word_similarity(search_key(${text}), search_key) desc, id
      ) as ids`.execute(store.database);
    const { key = '', ids = [] } = rows[0] ?? {};
    const expected = ruled(key);
    if (ids.toSorted((a, b) => a - b).join() !== expected.toSorted((a, b) => a - b).join()) {
      wrong.push(`${text}: ${ids.length} instead of ${expected.length}`);
    }
    if (!ids.includes(means)) missed.push(text);
    if (ids.slice(0, 5).includes(means)) amongFirst += 1;
  }
  expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
  expect(amongFirst).toBeGreaterThanOrEqual(170);
});
