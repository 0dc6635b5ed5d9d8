import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryEntries, translatedFiles } from '../texts/repositoryTexts.ts';
import { readPo, writePo } from '../texts/poCatalogue.ts';

// pnpm texts export <language> <file.po>   writes every text of the portal for a translator
// pnpm texts import <language> <file.po>   puts the translations where the texts stand, in code and message files
// A language is named by its BCP 47 tag. docs/translating.md says how it goes.

const ROOT = resolve(import.meta.dirname, '../../..');
const [act, tag = '', file = ''] = process.argv.slice(2);

if (!['export', 'import'].includes(act ?? '') || !/^[a-z]{2,3}$/.test(tag) || file === '') {
  console.error('Usage: pnpm texts export|import <language> <file.po>');
  process.exitCode = 2;
} else if (act === 'export') {
  const entries = repositoryEntries(ROOT, tag);
  writeFileSync(file, writePo(tag, entries));
  const missing = entries.filter(({ text }) => text === undefined).length;
  console.log(`${entries.length} texts, ${missing} of them without a translation: ${file}`);
} else {
  const { files, faults } = translatedFiles(ROOT, tag, readPo(readFileSync(file, 'utf8')));
  for (const [path, content] of files) writeFileSync(join(ROOT, path), content);
  for (const fault of faults) console.error(fault);
  console.log(`${files.size} files changed, ${faults.length} texts not taken. Then: pnpm run format`);
  if (faults.length > 0) process.exitCode = 1;
}
