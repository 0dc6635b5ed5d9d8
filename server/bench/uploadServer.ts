import { openDatabase } from '../src/database/database.ts';
import { buildBenchApp } from './support/benchApp.ts';
import { portOf, reportMemory } from './support/memoryReports.ts';

// The whole server in a process of its own, whose memory is its own.
const [url = '', store = 'database', folder = ''] = process.argv.slice(2);
const { app, token } = await buildBenchApp({
  database: openDatabase(url),
  // Nobody else may store so much.
  person: { name: 'iro', scope: 'mobisis-iro' },
  env: { FILE_STORE: store, FILE_DIR: folder },
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: portOf(app.server), token });
reportMemory();
