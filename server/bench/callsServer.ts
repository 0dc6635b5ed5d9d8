import { openDatabase } from '../src/database/database.ts';
import { buildBenchApp } from './support/benchApp.ts';
import { reportFigures } from './reportFigures.ts';

/** What the process tells when it listens; tokens of the office and of the student of the sample. */
export type CallsListening = {
  readonly port: number;
  readonly tokens: { readonly office: string; readonly student: string };
};

// The whole server in a process of its own, whose processor time is its own.
const [url = ''] = process.argv.slice(2);
const { app, token, tokenOf } = await buildBenchApp({ database: openDatabase(url) });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({
  port: Number(new URL(address).port),
  tokens: {
    office: token,
    student: await tokenOf({ name: 'student', scope: 'mobisis-students' }),
  },
} satisfies CallsListening);
reportFigures();
