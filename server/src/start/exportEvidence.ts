import { openDatabase } from '../database/database.ts';
import { writeEvidenceBundle } from '../exchange/evidenceBundle.ts';

// DATABASE_URL=… node src/start/exportEvidence.ts <agreement> <folder>: writes what is kept of an agreement's calls for an auditor.

const [agreement = '', folder = ''] = process.argv.slice(2);
// What is set for one connection must not reach others by a pooler.
const url = process.env['DATABASE_DIRECT_URL'] ?? process.env['DATABASE_URL'] ?? '';
if (!/^[1-9]\d{0,8}$/.test(agreement) || folder === '' || url === '') {
  process.stderr.write('Usage: DATABASE_URL=… pnpm --filter server run evidence <agreement> <folder>\n');
  process.exitCode = 2;
} else {
  const database = openDatabase(url, { connections: 1 });
  try {
    const count = await writeEvidenceBundle(database, Number(agreement), folder);
    process.stdout.write(`${count} calls about agreement ${agreement} are in ${folder}\n`);
    if (count === 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}
