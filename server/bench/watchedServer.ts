import { readSettings } from '../src/config/environment.ts';
import { openDatabase } from '../src/database/database.ts';
import { openWatch } from '../src/operation/openWatch.ts';
import { buildBenchApp } from './support/benchApp.ts';
import { portOf } from './support/memoryReports.ts';
import { reportFigures } from './reportFigures.ts';

// The whole server in a process of its own, watched as the variables say that it is given.
const [url = '', given = '{}'] = process.argv.slice(2);
const env = JSON.parse(given) as Record<string, string>;
const database = openDatabase(url);
const { watch } = await openWatch(readSettings({ PORTAL_ENV: 'test', ...env }), database);
const { app, token } = await buildBenchApp({
  database,
  person: { name: 'iro', scope: 'mobisis-iro' },
  watch,
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: portOf(app.server), token });
reportFigures();
