import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/database/database.ts';
import { asker, draftOf, saver, WHOLE_AGREEMENTS } from './benchCalls.ts';
import { chooseFilters } from './support/benchDatabase.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import type { CallsListening } from './callsServer.ts';
import { type ProcessFigures, start } from './support/forked.ts';
import { addressOf, benchQueries } from './queries.ts';

const MB = 1024 * 1024;
/** Limits of the portal's owner: the slowest hundredth of all calls, how late the event loop is in a hundredth of its turns, and growth of memory. */
const LIMITS = { p99Ms: 500, lateP99Ms: 50, growth: 1.25 };
const REPORTS = 20;
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    agreements: { type: 'string', default: '100000' },
    'calls-a-second': { type: 'string', default: '25' },
  },
});
const seconds = Number(values.seconds);
const perSecond = Number(values['calls-a-second']);

/** A call that is due while so many are under way is left out and counted: a slow machine is not buried. */
const MOST_AT_ONCE = 50;

/**
 * Uses the portal for some time as an office and its students do, so many calls a second whatever the answers take, and tells what becomes of its
 * memory, of the times of its answers and of its event loop, beside limits.
 */
await withBenchDatabase(Number(values.agreements), async (url) => {
  const database = openDatabase(url, { connections: 1 });
  const queries = benchQueries(await chooseFilters(database));
  await database.destroy();
  const portal = await start<CallsListening>('callsServer.ts', url);
  const { port, tokens } = portal.listening;
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });
  const office = asker(port, tokens.office, agent);
  const student = asker(port, tokens.student, agent);
  const draft = await draftOf(student);
  const save = saver(student, draft);
  const idBelow = Number(values.agreements);
  const anyId = () => 1 + Math.floor(Math.random() * idBelow);
  let saving: Promise<void> | undefined;
  const uses: readonly (() => Promise<unknown>)[] = [
    ...queries.map((query) => () => office(addressOf({ ...query, skip: query.skip + (anyId() % 500) }))),
    () => office(`/api/MobilityAgreements/${anyId()}`),
    () => office(WHOLE_AGREEMENTS),
    () => office('/api/Users/Me'),
    () => student(`/api/ApplicationStudentStudiesForms/${String(draft['id'])}`),
    () => student('/api/ApplicationStudentStudiesForms?$top=10&$count=true'),
    // Saves of one draft come one after the other, as a person makes them.
    async () => {
      if (saving !== undefined) return;
      saving = save().finally(() => (saving = undefined));
      await saving;
    },
  ];
  for (const use of uses) await use();
  const all = createHistogram();
  const figures: ProcessFigures[] = [];
  const began = performance.now();
  let [made, underWay, leftOut, failed] = [0, 0, 0, 0];
  const call = async (use: () => Promise<unknown>, into: readonly RecordableHistogram[]): Promise<void> => {
    underWay += 1;
    const from = performance.now();
    try {
      await use();
      for (const times of into) times.record(Math.max(1, Math.round((performance.now() - from) * 1000)));
    } catch (error) {
      failed += 1;
      if (failed <= 5) tell(String(error));
    } finally {
      underWay -= 1;
    }
  };
  tell(
    `${seconds} s, ${perSecond} calls a second, ${values.agreements} agreements, ${cpus().length} processors for all of it`,
  );
  await portal.figures();
  for (let report = 1; report <= REPORTS; report += 1) {
    const lately = createHistogram();
    const until = began + (report / REPORTS) * seconds * 1000;
    while (performance.now() < until) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
      for (; made < due; made += 1) {
        const use = uses[made % uses.length];
        if (underWay >= MOST_AT_ONCE) leftOut += 1;
        else if (use !== undefined) void call(use, [all, lately]);
      }
      await pause(1000 / perSecond / 2);
    }
    const now = await portal.figures();
    figures.push(now);
    tell(
      `${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s: memory ${mb(now.rss)} MB (heap ${mb(now.heap)}), ${times(lately)}, event loop late p99 ${now.lateP99.toFixed(1)}, at most ${now.lateMost.toFixed(0)} ms`,
    );
  }
  while (underWay > 0) await pause(10);
  agent.destroy();
  await portal.stop();
  tell(`\n${all.count} calls answered, ${failed} failed, ${leftOut} left out; ${times(all)}`);
  // The first third warms up: code is compiled, caches fill.
  const third = Math.max(1, Math.floor(figures.length / 3));
  const growth =
    mean(figures.slice(-third).map(({ rss }) => rss)) /
    mean(figures.slice(third, 2 * third).map(({ rss }) => rss));
  tell(verdict('p99 of all calls', all.percentile(99) / 1000, LIMITS.p99Ms, 'ms'));
  const late = mean(figures.map(({ lateP99 }) => lateP99));
  tell(verdict('event loop late, p99', late, LIMITS.lateP99Ms, 'ms'));
  tell(verdict('memory, last third to the one before', growth, LIMITS.growth, 'times'));
});

function mb(bytes: number): string {
  return (bytes / MB).toFixed(0);
}

function times(histogram: RecordableHistogram): string {
  const at = (percent: number) => (histogram.percentile(percent) / 1000).toFixed(1);
  return `p50 ${at(50)}, p95 ${at(95)}, p99 ${at(99)} ms`;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function verdict(name: string, value: number, limit: number, unit: string): string {
  return `${name}: ${value.toFixed(2)} ${unit}, ${(value / limit).toFixed(2)} of the limit ${limit}: ${value <= limit ? 'met' : 'MISSED'}`;
}
