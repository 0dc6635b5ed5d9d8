import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** `node server/src/start/fillDatabase.ts --agreements 100000 --database postgres://…` fills an empty database for a benchmark. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { agreements: { type: 'string' }, database: { type: 'string' } } });
  const agreements = Number(values.agreements);
  if (!values.database || !Number.isInteger(agreements) || agreements < 0) {
    throw new Error('Usage: fillDatabase.ts --agreements <number> --database <postgres://…>');
  }
  const database = openDatabase(values.database, { connections: 2 });
  try {
    const tell = (step: string) => process.stdout.write(`${step}\n`);
    const result = await prepareDatabase(database, { sampleAgreements: agreements, tell });
    if (!result.wroteSample) process.stdout.write('The database has a sample already.\n');
  } finally {
    await database.destroy();
  }
}

await main();
