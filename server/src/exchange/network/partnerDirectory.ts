import type { CallOutcome } from 'ewp/client';
import type { CatalogueHei, Factsheet, Hei, Ounit } from 'ewp/documents';
import type { OfferedApi } from 'ewp/registry';
import type { OnBehalfOf } from './partnerNetwork.ts';

/** What the network tells of an institution: its registry, and the institution's own system. What goes wrong there is told, never thrown. */
export type PartnerDirectory = {
  /** The institution as the registry lists it; null when it does not, or has never answered. */
  readonly listed: (heiId: string) => Promise<CatalogueHei | null>;
  /** All institutions that the registry lists; null while it has never answered. */
  readonly all: () => Promise<readonly CatalogueHei[] | null>;
  /** What the registry says that an institution offers; null while it has never answered. */
  readonly offered: (heiId: string) => Promise<readonly OfferedApi[] | null>;
  /** Institutions with which agreements can be exchanged; null while the registry has never answered. */
  readonly exchanging: () => Promise<ReadonlySet<string> | null>;
  /** Asks an institution for itself; null when the registry names no such service, a value of null when it does not know itself. */
  readonly institution: (heiId: string, by: OnBehalfOf) => Promise<CallOutcome<Hei | null> | null>;
  /** Asks an institution for its factsheet; null when the registry names no such service, a value of null when it has none. */
  readonly factsheet: (heiId: string, by: OnBehalfOf) => Promise<CallOutcome<Factsheet | null> | null>;
  /** How many units one call may ask an institution for; null when the registry names no such service. */
  readonly unitsPerCall: (heiId: string) => Promise<number | null>;
  /** Asks an institution for some of its units; those that it does not know are left out. */
  readonly units: (
    heiId: string,
    ounitIds: readonly string[],
    by: OnBehalfOf,
  ) => Promise<CallOutcome<readonly Ounit[]> | null>;
};
