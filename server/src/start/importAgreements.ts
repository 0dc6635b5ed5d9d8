import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import { moveIn } from '../movingIn/moveIn.ts';

// DATABASE_URL=… node src/start/importAgreements.ts [--apply] [--lang el] <file…>: takes agreements of an earlier system over.

const USAGE =
  'Usage: DATABASE_URL=… pnpm --filter server run import-agreements [--apply] [--lang el|en] <file.csv|.json|.jsonl …>\n';

const asked = readArguments();
// What is set for one connection must not reach others by a pooler.
const url = process.env['DATABASE_DIRECT_URL'] ?? process.env['DATABASE_URL'] ?? '';
if (asked === undefined || url === '') {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const database = openDatabase(url, { connections: 1 });
  try {
    const { refused } = await moveIn(database, asked.files, {
      ...asked,
      tell: (line) => void process.stdout.write(`${line}\n`),
    });
    if (refused > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

function readArguments() {
  try {
    const { values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: 'boolean', default: false }, lang: { type: 'string', default: 'en' } },
    });
    const { apply: isKept, lang } = values;
    const language = Object.values(LANGUAGE_TAG).find((tag) => tag === lang);
    if (files.length === 0 || language === undefined) return undefined;
    return { files, isKept, language } as const;
  } catch {
    return undefined;
  }
}
