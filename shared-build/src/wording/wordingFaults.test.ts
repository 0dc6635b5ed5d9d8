import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/workspace.ts';
import { bilingualTexts } from './bilingualTexts.ts';
import { sourceTexts } from './sourceTexts.ts';
import { words, type Term } from './term.ts';
import { PLAIN_TERMS } from './plainTerms.ts';
import { TERMS } from './terms.ts';
import { packageOf } from './termsOf.ts';
import { findWordingFaults } from './wordingFaults.ts';

describe('findWordingFaults', () => {
  const term: Term = {
    en: 'blended',
    el: 'μικτή',
    says: { en: words('blended'), el: words('μικτ') },
    names: { el: words('μικτ'), en: words('blended') },
    avoid: [{ words: words('μεικτ'), reason: 'one spelling' }],
    except: { 'template#title': 'prescribed' },
  };
  const faults = (...texts: Parameters<typeof findWordingFaults>[0]) =>
    findWordingFaults([{ place: 'template#title', el: 'Μεικτή' }, ...texts], [term]);

  test('finds nothing where both languages name the thing, in any form, and where neither does', () => {
    const texts = [
      { place: 'a', en: 'Blended mobility', el: 'ΜΙΚΤΉ κινητικότητα' },
      { place: 'b', en: 'Semi-virtual', el: 'Ακτιμικτό' },
    ];
    expect(faults(...texts)).toEqual([]);
  });

  test('names a word to avoid with the reason, and a text that names the thing in one language alone', () => {
    expect(
      faults(
        { place: 'a', el: 'Μεικτής μορφής' },
        { place: 'b', en: 'Blended', el: 'Υβριδική' },
        { place: 'c', en: 'Mixed', el: 'Μικτή' },
      ),
    ).toEqual([
      "a: write 'blended', 'μικτή': one spelling (Μεικτής μορφής)",
      "b: 'blended' is 'μικτή' in Greek (Blended / Υβριδική)",
      "c: 'μικτή' is 'blended' in English (Mixed / Μικτή)",
    ]);
  });

  test('names an exception that nothing needs any more', () => {
    expect(findWordingFaults([], [term])).toEqual(["template#title: is no exception to 'blended' any more"]);
  });
});

describe('sourceTexts', () => {
  const found = (code: string, files: Readonly<Record<string, string>> = {}) =>
    sourceTexts('package/file.ts', (file) => files[file] ?? code);

  test('puts the languages of labels, lists, and texts of another file side by side', () => {
    const code = `
      import { greek } from './greek.ts';
      const en = { title: 'Title' };
      export const TEXTS = { en, el: greek };
      export const FIELD = { label: { en: 'Name', el: 'Όνομα' } } as const;
      export const WORDS = { en: { status: ['Draft', 'Final'] }, el: { status: ['Πρόχειρη', 'Οριστική'] } };`;
    expect(found(code, { 'package/greek.ts': "export const greek: Texts = { title: 'Τίτλος' };" })).toEqual([
      { place: 'package/file.ts#TEXTS.title', en: 'Title', el: 'Τίτλος' },
      { place: 'package/file.ts#FIELD.label', en: 'Name', el: 'Όνομα' },
      { place: 'package/file.ts#WORDS.status.0', en: 'Draft', el: 'Πρόχειρη' },
      { place: 'package/file.ts#WORDS.status.1', en: 'Final', el: 'Οριστική' },
    ]);
  });

  test('finds the two texts of a call, sentences with values in them, and Greek alone', () => {
    const code = "refuse('The body is empty.', 'Το σώμα είναι κενό.'); const only = `Έτος ${year} και μετά`;";
    expect(found(code)).toEqual([
      { place: 'package/file.ts#', en: 'The body is empty.', el: 'Το σώμα είναι κενό.' },
      { place: 'package/file.ts#only', el: 'Έτος {…} και μετά' },
    ]);
  });
});

describe('texts of the portal', () => {
  const texts = bilingualTexts(ROOT);

  test('are found in every package that has any', () => {
    const packages = new Set(texts.filter(({ en, el }) => en && el).map(({ place }) => packageOf(place)));
    expect([...packages]).toEqual(
      expect.arrayContaining([
        'mfe-admin',
        'mfe-agreements',
        'mfe-applications',
        'mfe-factsheets',
        'server',
        'shared-contracts',
        'shared-record',
        'shared-ui',
        'shell',
      ]),
    );
    expect(
      texts.filter(({ place }) => place.includes('agreementPdf/document/pdfTexts.ts#')).length,
    ).toBeGreaterThan(80);
  });

  test('have no exceptions in packages that are gone', () => {
    const places = [...TERMS, ...PLAIN_TERMS].flatMap(({ except }) => Object.keys(except ?? {}));
    expect(places.filter((place) => !existsSync(join(ROOT, packageOf(place))))).toEqual([]);
  });

  test('use the words that the glossary has', () => {
    const glossary = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8').toLowerCase();
    expect(
      [...TERMS, ...PLAIN_TERMS].filter(({ el }) => !glossary.includes(el.toLowerCase())).map(({ en }) => en),
    ).toEqual([]);
  });
});
