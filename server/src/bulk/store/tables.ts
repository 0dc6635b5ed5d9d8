import type { Generated } from 'kysely';
import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import type { BulkRowState } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Json } from '../../database/tables.ts';
import type { KeptReason } from './keptReason.ts';

declare module '../../database/tables.ts' {
  /** What work on many agreements at once keeps. */
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** One piece of such work; role: of the person when it began. */
    bulk_jobs: {
      id: Generated<number>;
      key: string;
      fingerprint: string;
      work: BulkWork;
      start_year: number | null;
      end_year: number | null;
      edit: Json<BulkEdit> | null;
      user_id: number;
      role: Role;
      request_id: string;
      begun_at: Time;
      ended_at: NullableTime;
      stopped_by: number | null;
    };
    /** What becomes of each of its agreements; version: the one that was previewed; partners_hash: of the partner's copy that was. */
    bulk_job_rows: {
      job_id: number;
      agreement_id: number;
      position: number;
      version: string | null;
      is_ready: boolean;
      partners_hash: string | null;
      state: Generated<BulkRowState>;
      reason: Json<KeptReason> | null;
      renewal_id: number | null;
      deliveries: Generated<number[]>;
      /** Notes that are mails to the partner. */
      mails: Generated<number[]>;
    };
  }
}
