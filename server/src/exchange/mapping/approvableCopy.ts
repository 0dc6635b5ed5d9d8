import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Iia } from 'ewp/documents';
import type { ExchangeState } from '../status/exchangeState.ts';
import { isOursNew, statusOf } from '../status/statusTable.ts';
import { presentIia, type ToldCopy } from './ourCopy.ts';
import { terminated } from './toIia.ts';

/** An agreement as it is now, with what is known of both copies. */
export type KnownCopies = {
  readonly item: AgreementItem;
  readonly partnerIiaId: string | null;
  readonly published: ToldCopy['published'];
  readonly state: ExchangeState;
};

/** Writes our copy as it is now. A new revision of an agreement that has ended is not marked as ended any more. */
export function iiaOf({ item, partnerIiaId, published, state }: KnownCopies): Iia {
  const { ours } = state;
  const status = statusOf(state);
  const isTerminated = ours?.isTerminated === true && (isTerminating(status) || isOver(status));
  return presentIia(item, { partnerIiaId, isTerminated }, { ours, published });
}

/** Marks the copy that both approved, or else ours, as ended; undefined when there is none. */
export function endedCopy(state: ExchangeState): Iia | undefined {
  const { approved, ours } = state;
  const base = approved !== null && !isOursNew(state) ? approved.ours.iia : ours?.iia;
  return base && terminated(base);
}

/** Returns our copy as an approval of now would be given beside it: as it is, or as it would be sent first; undefined when there is none to send. */
export function approvableCopy(known: KnownCopies, isEnding: boolean): Iia | undefined {
  const { ours } = known.state;
  if (!isEnding) return iiaOf(known);
  return ours?.isTerminated === true ? ours.iia : endedCopy(known.state);
}
