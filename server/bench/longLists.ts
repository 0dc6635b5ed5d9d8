import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { openDatabase } from '../src/database/database.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import type { CallsListening } from './callsServer.ts';
import { start } from './support/forked.ts';
import { manyApplications } from './manyApplications.ts';
import { postgresProcessor } from './support/postgresProcessor.ts';

const { values } = parseArgs({
  options: {
    agreements: { type: 'string', default: '5000' },
    applications: { type: 'string', default: '5000' },
  },
});

const year = academicYearOf(new Date());
/** The agreements that students may choose from. Source: specification document 3, section 7. */
const OFFERED = `studentMobilitiesForStudies/fromInstitution eq 1 and isDeleted eq false and startYear/id lt ${year + 1} and endYear/id gt ${year}`;
const STEP =
  'id,localStatus,ewpStatus,institutions,studentMobilitiesForStudies,departmentalCoordinatorContacts';
/** All applications that are not deleted. Source: the same. */
const APPLICATIONS = 'id gt 0 and isDeleted eq false';
/** The export of all departments. Source: specification document 2, section 7. */
const EXPORT =
  'id,institutions,studentMobilitiesForStudies,studentMobilitiesForTraineeship,staffMobilitiesForTeaching,staffMobilitiesForTraining,departmentalCoordinatorContacts';

type Who = keyof CallsListening['tokens'];
type List = {
  readonly name: string;
  readonly set: string;
  readonly options: Readonly<Record<string, string>>;
  readonly who: readonly Who[];
};

const LISTS: readonly List[] = [
  {
    name: 'agreements to choose from, whole',
    set: 'MobilityAgreements',
    options: { $filter: OFFERED },
    who: ['office', 'student'],
  },
  {
    name: 'agreements to choose from, members named',
    set: 'MobilityAgreements',
    options: { $filter: OFFERED, $select: STEP },
    who: ['office', 'student'],
  },
  { name: 'all agreements, whole', set: 'MobilityAgreements', options: {}, who: ['office', 'student'] },
  {
    name: 'all agreements for the export',
    set: 'MobilityAgreements',
    options: { $filter: 'status ne 1', $select: EXPORT },
    who: ['office'],
  },
  {
    name: 'all applications, whole',
    set: 'ApplicationStudentStudiesForms',
    options: { $filter: APPLICATIONS },
    who: ['office'],
  },
  { name: 'all contacts', set: 'MobilityContacts', options: {}, who: ['office', 'student'] },
];

const MEGA = 1_000_000;

/** Asks for each list without a limit, as the documents do, and tells what it takes; fails when one is refused or breaks off. */
await withBenchDatabase(Number(values.agreements), async (url) => {
  const database = openDatabase(url, { connections: 1 });
  await manyApplications(database, Number(values.applications));
  const readPostgres = (await postgresProcessor(url)) ?? (() => 0);
  const portal = await start<CallsListening>('callsServer.ts', url);
  const { port, tokens } = portal.listening;
  let failed = 0;
  for (const { name, set, options, who } of LISTS)
    for (const person of who) {
      const path = `/api/${set}?${new URLSearchParams({ ...options, $top: '-1', $count: 'true' }).toString()}`;
      const [before, postgresBefore, began] = [await portal.figures(), readPostgres(), performance.now()];
      const answer = await read(port, path, tokens[person]);
      const [after, postgresAfter] = [await portal.figures(), readPostgres()];
      const isWhole = answer.status === 200 && answer.rows === answer.total;
      if (!isWhole) failed += 1;
      tell(
        [
          `${name} (${person})`.padEnd(52),
          isWhole ? `${answer.rows} rows`.padStart(10) : `${answer.status} ${answer.text.slice(0, 160)}`,
          `${(answer.bytes / MEGA).toFixed(1)} MB`.padStart(9),
          `first ${(answer.first - began).toFixed(0)} ms`.padStart(13),
          `all ${((answer.last - began) / 1000).toFixed(1)} s`.padStart(10),
          `server ${(after.processor - before.processor).toFixed(2)} s`.padStart(14),
          `PostgreSQL ${(postgresAfter - postgresBefore).toFixed(2)} s`.padStart(18),
          `thread held ${after.lateMost.toFixed(0)} ms`.padStart(19),
          `memory ${(after.rss / MEGA).toFixed(0)} MB`.padStart(14),
        ].join('  '),
      );
    }
  tell(failed === 0 ? '\nall answered whole' : `\n${failed} not answered whole`);
  await Promise.all([portal.stop(), database.destroy()]);
  if (failed > 0) process.exitCode = 1;
});

type Read = {
  readonly status: number;
  readonly bytes: number;
  readonly rows: number;
  readonly total: number;
  /** When the first bytes were there, and the last. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
};

function read(port: number, path: string, token: string): Promise<Read> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      let first = 0;
      response.on('data', (piece: Buffer) => {
        if (pieces.length === 0) first = performance.now();
        pieces.push(piece);
      });
      response.on('error', reject).on('end', () => {
        const last = performance.now();
        const bytes = Buffer.concat(pieces);
        const text = bytes.toString();
        const { value = [], total = -1 } = JSON.parse(text) as { value?: unknown[]; total?: number };
        resolve({
          status: response.statusCode ?? 0,
          bytes: bytes.length,
          rows: value.length,
          total,
          first,
          last,
          text,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
