import { sql } from 'kysely';
import { DIFFERENT_TEXTS, SAME_TEXTS } from 'shared-contracts/text/compareCases.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { searchWords } from 'shared-contracts/text/searchKey.ts';
import { foldText } from 'shared-contracts/text/text.ts';
import { foldTextFunction, letterTableLowering } from '../../src/database/migrations/foldTextFunction.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';

let portal: TestDatabase;
beforeAll(async () => {
  portal = await makeTestDatabase();
  await sql.raw(foldTextFunction('fold_text_by_table', letterTableLowering())).execute(portal.database);
});
afterAll(() => portal.remove());

async function differences(name: 'fold_text' | 'fold_text_by_table', texts: readonly string[]) {
  const { rows } = await sql<{ text: string; folded: string }>`
    select text, ${sql.id(name)}(text) as folded from unnest(${texts}::text[]) as text`.execute(
    portal.database,
  );
  expect(rows).toHaveLength(texts.length);
  return rows.filter(({ text, folded }) => folded !== foldText(text));
}

/** Blocks that European and neighbouring languages use: Latin to Armenian, Georgian, extended Latin and Greek. */
const LETTERS = [
  [0x20, 0x58f],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2c60, 0x2c7f],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
);
const WORDS = [
  'ΓΙΏΡΓΟΣ ΠΑΠΑΔΌΠΟΥΛΟΣ',
  'Οδυσσεύς',
  'ΑΣ.ΑΣ',
  'Σ',
  'ΣΣ',
  'ΪΫ́ ΐ',
  'Universität İstanbul',
  'Łódź',
  'ĲSSEL',
  'Đurđević',
  '한국어',
  '𐐀',
  'e\u0301',
  '',
  'plain ASCII',
];

describe.each(['fold_text', 'fold_text_by_table'] as const)('%s', (name) => {
  test('folds every letter as the portal does', async () => {
    expect(await differences(name, LETTERS)).toEqual([]);
  });

  test('folds words as the portal does', async () => {
    expect(await differences(name, WORDS)).toEqual([]);
  });
});

describe('compare_text', () => {
  const texts = [...LETTERS, ...WORDS, ...SAME_TEXTS.flat(), ...DIFFERENT_TEXTS.flat()];

  test('compares letters, words and the table of cases as the portal does', async () => {
    const { rows } = await sql<{ text: string; compared: string }>`
      select text, compare_text(text) as compared from unnest(${texts}::text[]) as text`.execute(
      portal.database,
    );
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter(({ text, compared }) => compared !== compareText(text))).toEqual([]);
  });

  test('reads Greek letters of a code by their looks in a search', async () => {
    const questions = ['LΙLLΕ103', 'Α GRAΖ01', 'Λάρισα 2', 'Θεσσαλονίκη lille', ''];
    const { rows } = await sql<{ words: string[] }>`
      select search_words(question) as words from unnest(${questions}::text[]) with ordinality as asked (question, place)
      order by place`.execute(portal.database);
    expect(rows.map(({ words }) => new Set(words))).toEqual(
      questions.map((question) => new Set(searchWords(question))),
    );
    expect(rows[0]?.words).toEqual(['lile103']);
  });
});

describe('fold_text', () => {
  test('folds all names of the reference data as the portal does', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from institutions union select name_gr from institutions where name_gr is not null
      union select name from cities union select name_gr from cities where name_gr is not null
      union select name_gr from subject_areas union select name from tax_offices`.execute(portal.database);
    expect(rows.length).toBeGreaterThan(10_000);
    expect(
      await differences(
        'fold_text',
        rows.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  test('gives null for null', async () => {
    const { rows } = await sql<{ folded: string | null }>`select fold_text(null) as folded`.execute(
      portal.database,
    );
    expect(rows).toEqual([{ folded: null }]);
  });
});
