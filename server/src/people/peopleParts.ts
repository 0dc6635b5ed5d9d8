import type { Stored } from 'shared-contracts/members/stored.ts';
import type { Database } from '../database/database.ts';
import type { ExchangeServices } from '../exchange/services/exchangeServices.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';

/**
 * What work on people is done with.
 *
 * - services: null while the portal is not connected to the network
 */
export type PeopleParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly services: ExchangeServices | null;
};

/** Who asks for a change, and of which call. */
export type AskedBy = { readonly caller: SignedInCaller; readonly requestId: string };

export type PersonRecord = Stored<'MobilityContacts'>;
