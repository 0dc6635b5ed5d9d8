import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import type { CallOutcome } from 'ewp/client';
import type { IiaApproval, ReceivedIia } from 'ewp/documents';

/**
 * Whom a call is made for; goes into the evidence.
 *
 * - isWaitedFor: somebody sits before a screen until the answer comes, so a slow partner is given up soon
 * - isRoutine: the portal asks every night; a good answer that says the same as the one that was kept last is not kept once more
 */
export type OnBehalfOf = {
  readonly agreementId: number | null;
  readonly userId: number | null;
  readonly isWaitedFor?: boolean;
  readonly isRoutine?: boolean;
};

/** The other nodes of the network, as far as agreements go. What goes wrong on the way or there is told, never thrown. */
export type PartnerNetwork = {
  /** Fetches the partner's copy; an empty list when it has none, or none for us. */
  readonly iia: (
    heiId: string,
    iiaId: string,
    by: OnBehalfOf,
  ) => Promise<CallOutcome<readonly ReceivedIia[]>>;
  /** Asks what the partner has approved of our copy. */
  readonly approvals: (
    heiId: string,
    ourIiaId: string,
    by: OnBehalfOf,
  ) => Promise<CallOutcome<readonly IiaApproval[]>>;
  /** Lists the partner's agreements with us; those that changed since, if a time is given. */
  readonly index: (heiId: string, modifiedSince: Date | undefined) => Promise<CallOutcome<readonly string[]>>;
  /** Tells the partner; iiaId is that of our copy for an IIA CNR, that of the partner's for an approval CNR. */
  readonly notify: (
    kind: CnrKind,
    heiId: string,
    iiaId: string,
    by: OnBehalfOf,
  ) => Promise<CallOutcome<null>>;
};
