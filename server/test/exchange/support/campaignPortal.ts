import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { eventually } from '../../support/eventually.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';
import type { KillablePortal } from './killablePortal.ts';

const JOB_MS = patient(120_000);

const BASE = '/exchange/bulk-jobs';
/** Agreements that one call previews. */
const PIECE = 50;

type Asked = { readonly work: string; readonly years?: object; readonly edit?: object };

/** Previews agreements, all of which can be done, and gives the rows of a job. */
export async function previewed(portal: KillablePortal, asked: Asked, ids: readonly number[]) {
  const rows: object[] = [];
  for (let from = 0; from < ids.length; from += PIECE) {
    const agreements = ids.slice(from, from + PIECE);
    const { body } = await portal.call(`${BASE}/preview`, { ...asked, agreements });
    if (!Array.isArray(body.value)) throw new Error(JSON.stringify(body));
    for (const { id, version, reason, partnersHash, digest } of body.value) {
      if (reason !== null) throw new Error(`${asked.work} ${id}: ${JSON.stringify(reason)}`);
      rows.push({ id, version, isReady: true, digest, ...(partnersHash && { partnersHash }) });
    }
  }
  return rows;
}

async function until(portal: KillablePortal, id: number, isReached: (job: any) => boolean) {
  return eventually(async () => (await portal.call(`${BASE}/${id}`)).body, isReached, JOB_MS);
}

/**
 * Does some work with agreements as one job, and waits for its end.
 *
 * - isKilled: the server is killed while about a third of it is done, and started again
 */
export async function carry(
  portal: KillablePortal,
  asked: Asked,
  { ids, isKilled = false }: { readonly ids: readonly number[]; readonly isKilled?: boolean },
): Promise<any> {
  const rows = await previewed(portal, asked, ids);
  const { status, body: job } = await portal.call(BASE, { key: randomUUID(), ...asked, rows });
  if (status !== 200) throw new Error(JSON.stringify(job));
  if (isKilled) {
    await until(portal, job.id, ({ counts }) => counts.done >= ids.length / 3);
    await portal.kill();
    await portal.start();
  }
  return until(portal, job.id, ({ endedAt }) => endedAt !== null);
}

/** Lists the agreements of a stage of a year. */
export async function stageIds(portal: KillablePortal, year: number, stage: string): Promise<number[]> {
  const ids: number[] = [];
  for (let isWhole = false; !isWhole;) {
    const query = `year=${year}&stage=${stage}&$top=50&$skip=${ids.length}`;
    const { body } = await portal.call(`/exchange/campaign/agreements?${query}`);
    ids.push(...body.value.map(({ agreementId }: any) => agreementId));
    isWhole = ids.length >= body.total || body.value.length === 0;
  }
  return ids.toSorted((a, b) => a - b);
}

/** Counts the agreements of a year by stage. */
export async function stagesOf(
  portal: KillablePortal,
  year: number,
): Promise<Readonly<Record<string, number>>> {
  const { body } = await portal.call(`/exchange/campaign?year=${year}`);
  return Object.fromEntries(body.stages.map(({ stage, count }: any) => [stage, count]));
}

/** Makes submitted agreements with a partner that say the same, and gives their ids. */
export async function newAgreements(
  portal: KillablePortal,
  { heiId, count, contact }: { readonly heiId: string; readonly count: number; readonly contact: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from institutions where hei_id = ${heiId}`.execute(
    portal.database,
  );
  const partner = { id: rows[0]?.id };
  const body = {
    startYear: 2026,
    endYear: 2027,
    status: { name: 'Submitted' },
    institutions: [{ id: 1 }, partner],
    departmentalCoordinatorContacts: [{ id: 3 }, { id: contact }],
    staffMobilitiesForTeaching: [
      {
        fromInstitution: { id: 1 },
        toInstitution: partner,
        mobilitiesPerYear: 2,
        totalDaysPerYear: 10,
        subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B2' }],
      },
    ],
  };
  const ids: number[] = [];
  for (; ids.length < count;) {
    const piece = Array.from({ length: Math.min(100, count - ids.length) }, () => body);
    const answer = await portal.call('/api/MobilityAgreements', piece);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    ids.push(...[answer.body].flat().map(({ id }: any) => id));
  }
  return ids;
}

/** Takes over all agreements that are offered, as drafts with a coordinator of the portal's own; gives their ids. */
export async function acceptAll(portal: KillablePortal, count: number): Promise<readonly number[]> {
  const ids: number[] = [];
  const importOffered = async () => {
    const { body } = await portal.call(`/exchange${EXCHANGE_PATHS.incoming}?$top=100`);
    for (const { id } of body.value) {
      const imported = await portal.call(`/exchange${EXCHANGE_PATHS.import(id)}`, {});
      if (imported.status !== 200) throw new Error(JSON.stringify(imported.body));
      ids.push(imported.body.agreementId);
    }
    return ids.length;
  };
  await eventually(importOffered, (imported) => imported >= count, JOB_MS);
  for (const id of ids) {
    const { body } = await portal.call(`/api/MobilityAgreements/${id}`);
    const contacts = [...body.departmentalCoordinatorContacts.map((contact: any) => contact.id), 3];
    const saved = await portal.call('/api/MobilityAgreements', {
      id,
      dateModified: body.dateModified,
      departmentalCoordinatorContacts: [...new Set(contacts)].map((contact) => ({ id: contact })),
    });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  }
  return ids;
}
