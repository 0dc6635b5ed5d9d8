import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import type { RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import type { Database } from '../../database/database.ts';
import type { ExchangeServices } from '../../exchange/services/exchangeServices.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';

/**
 * - services: null while the portal is not connected to the network
 * - mailing: null while the portal sends no mails
 */
export type BulkParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly services: ExchangeServices | null;
  readonly mailing: Mailing | null;
};

/** - domain: in which ids of mails end; onMail: is told that mails wait */
export type Mailing = { readonly domain: string; readonly onMail: () => void };

/** Something to be done with an agreement for a person. */
export type AskedWork = {
  readonly work: BulkWork;
  readonly years: RenewalYears | undefined;
  readonly edit: BulkEdit | undefined;
  readonly caller: SignedInCaller;
  readonly requestId: string;
};

/** An agreement and its version that was previewed; partnersHash: of the partner's copy that was. */
export type SeenAgreement = {
  readonly id: number;
  readonly version: string;
  readonly partnersHash: string | null;
};
