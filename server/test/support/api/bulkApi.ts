import { randomUUID } from 'node:crypto';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { registerBulkJobs } from '../../../src/bulk/bulkRoutes.ts';
import type { ExchangeServices } from '../../../src/exchange/services/exchangeServices.ts';
import type { Database } from '../../../src/database/database.ts';
import { agreement } from './saveBodies.ts';
import { type SaveApi, startSaveApi, type UserName } from './saveApi.ts';
import { rarerLooks } from '../letTimePass.ts';

export type BulkApi = SaveApi & {
  readonly bulk: (user: UserName, path: string, body?: object) => Promise<{ status: number; body: any }>;
  /** Makes a submitted agreement, and gives its id. */
  readonly newAgreement: (change?: object) => Promise<number>;
  /** Previews agreements and returns them as the rows of the body that starts a job. */
  readonly previewedRows: (
    user: UserName,
    work: string,
    ids: readonly number[],
    more?: object,
  ) => Promise<readonly any[]>;
  /** Previews agreements and begins with them as they were previewed. */
  readonly begin: (user: UserName, work: string, ids: readonly number[], more?: object) => Promise<any>;
  /** Waits until a job has ended, and gives it with its agreements by id. */
  readonly ended: (jobId: number) => Promise<{ job: any; rows: ReadonlyMap<number, any> }>;
};

const MAILING = { domain: 'here.example.edu', onMail: () => undefined };
export const YEARS = { startYear: 2028, endYear: 2028 };

/** Returns previewed agreements as the rows of the body that starts a job. */
export function jobRows(previewed: readonly any[]): readonly object[] {
  return previewed.map(({ id, version, reason, partnersHash, digest }) => ({
    ...{ id, version, isReady: reason === null, digest },
    ...(partnersHash && { partnersHash }),
  }));
}

/** The data API with work on many agreements; services: those of the exchange, null for a portal without a network. */
export async function startBulkApi(
  services: (database: Database) => ExchangeServices | null = () => null,
): Promise<BulkApi> {
  const api = await startSaveApi((app, parts) =>
    registerBulkJobs(app, { ...parts, services: services(parts.database), mailing: MAILING }),
  );
  const bulk: BulkApi['bulk'] = (user, path, body) =>
    api.call(user, body === undefined ? 'GET' : 'POST', `/exchange/bulk-jobs${path}`, body);
  const previewedRows: BulkApi['previewedRows'] = async (user, work, agreements, more = {}) => {
    const years = work === 'renew' ? { years: YEARS } : {};
    const { body } = await bulk(user, '/preview', { work, agreements, ...years, ...more });
    return jobRows(body.value);
  };
  return {
    ...api,
    bulk,
    previewedRows,
    newAgreement: async (change = {}) => {
      const years = { startYear: 2026, endYear: 2027 };
      const body = { ...agreement(), ...years, status: { name: 'Submitted' }, ...change };
      const { status, body: saved } = await api.save('iro', 'MobilityAgreements', body);
      if (status !== 200) throw new Error(JSON.stringify(saved));
      return saved.id;
    },
    begin: async (user, work, ids, more: { readonly key?: string } = {}) => {
      const { key = randomUUID(), ...asked } = more;
      const rows = await previewedRows(user, work, ids, asked);
      const years = work === 'renew' ? { years: YEARS } : {};
      return bulk(user, '', { key, work, rows, ...years, ...asked });
    },
    ended: async (jobId) => {
      const nextLook = rarerLooks();
      for (const end = Date.now() + patient(20_000); ;) {
        await nextLook();
        const { body: job } = await bulk('iro', `/${jobId}`);
        if (job.endedAt === null && Date.now() < end) continue;
        const { body } = await bulk('iro', `/${jobId}/rows?$top=100`);
        return { job, rows: new Map(body.value.map((row: any) => [row.agreementId, row])) };
      }
    },
  };
}
