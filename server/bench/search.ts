import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../src/database/database.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';

/** What people type: whole and half, either alphabet, codes, places, people, and letters wrong. */
const QUESTIONS = [
  ...['graz', 'Universität Wien', 'munchen', 'Muenchen', 'Thessaloniki', 'θεσσαλονικη', 'ΑΘΗΝΑ', 'sorbone'],
  ...[
    'bologna',
    'Bolonga',
    'uni-graz.at',
    'A GRAZ01',
    'GRAZ01',
    'charles prague',
    'krakow',
    'Kraków',
    'lisboa',
  ],
  ...[
    'universtiy helsinki',
    'delft',
    'polytechnic',
    'Papadopoulos',
    'Παπαδόπουλος',
    'papadopulos',
    'maria',
    'Γιώργος',
  ],
  ...[
    'example.org',
    '4711',
    '99',
    'warzaw',
    'varsavia',
    'goteborg',
    'Göteborg',
    'zaragosa',
    'heidelberg maria',
  ],
];
const { values } = parseArgs({
  options: { agreements: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '5' } },
});

/**
 * Measures how long the database takes to find agreements, as `$search` asks it, beside a plain `ILIKE` over the same texts, which finds neither another
 * alphabet nor a letter wrong. Against `DATABASE_URL` or the embedded PostgreSQL; the database is kept for the next run.
 */
async function main(): Promise<void> {
  await withBenchDatabase(Number(values.agreements), async (url) => {
    const database = openDatabase(url, { connections: 1 });
    try {
      report(
        'search',
        await measure(database, (question) => sql`select count(*) from search_agreements(${question})`),
      );
      report('ILIKE', await measure(database, (question) => plain(question)));
    } finally {
      await database.destroy();
    }
  });
}

function plain(question: string) {
  const pattern = `%${question.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    select count(*) from agreements where exists (
        select from agreement_institutions join institutions on institutions.id = institution_id
        where agreement_id = agreements.id and not is_local
          and concat_ws(' ', name, name_gr, city_name, hei_id, erasmus_code) ilike ${pattern})
      or exists (
        select from agreement_contacts join contacts on contacts.id = contact_id
        where agreement_id = agreements.id and concat_ws(' ', given_name, family_name, email) ilike ${pattern})
      or exists (
        select from partner_agreement_identifications ids where agreement_id = agreements.id
          and concat_ws(' ', ids.iia_id, ids.iia_code) ilike ${pattern})`;
}

type Figures = { readonly median: number; readonly p95: number; readonly worst: string };

async function measure(
  database: Database,
  ask: (question: string) => ReturnType<typeof sql>,
): Promise<Figures> {
  const times: { question: string; ms: number }[] = [];
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const question of QUESTIONS) {
      const begun = performance.now();
      await ask(question).execute(database);
      if (round > 0) times.push({ question, ms: performance.now() - begun });
    }
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const ms = sorted.map((one) => one.ms);
  return {
    median: at(ms, 0.5),
    p95: at(ms, 0.95),
    worst: sorted
      .slice(-5)
      .map((o) => `${o.question} ${Math.round(o.ms)}`)
      .join(', '),
  };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function report(name: string, { median, p95, worst }: Figures): void {
  tell(`${name}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (slowest: ${worst})`);
}

await main();
