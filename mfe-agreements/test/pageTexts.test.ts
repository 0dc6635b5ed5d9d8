import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** What each page of the agreements that loads on its own loads of the texts, beside those that come with the module (`module.tsx`). */
const PAGES = [
  ['features/agreementList/AgreementListPage.tsx', []],
  ['features/agreementView/AgreementViewPage.tsx', ['agreementPdf', 'agreementView']],
  ['features/agreementWizard/AgreementWizardPage.tsx', ['agreementWizard']],
  ['features/incomingAgreements/IncomingAgreementsPage.tsx', ['agreementView', 'incomingAgreements']],
] as const;
const OWN_TEXTS = ['agreementPdf', 'agreementView', 'agreementWizard', 'incomingAgreements'];

const IMPORT = /from '(\.[^']+\.tsx?)'/g;
const KEY = new RegExp(`'((?:${OWN_TEXTS.join('|')})\\.[\\w.]+)'`, 'g');

/** Reads a page's file and all of the module that it imports, each once. */
function sourcesOf(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(IMPORT)) sourcesOf(join(dirname(file), path), seen);
  return seen;
}

describe('texts of pages', () => {
  test.each(PAGES)('%s uses no text that it does not load', (page, loaded) => {
    const files = [...sourcesOf(join(SOURCES, page))];
    const keys = files.flatMap(([file, source]) =>
      [...source.matchAll(KEY)].map(([, key = '']) => `${file.slice(SOURCES.length + 1)}: ${key}`),
    );
    const missing = keys.filter((key) => !loaded.some((name) => key.includes(`: ${name}.`)));
    expect(files.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});
