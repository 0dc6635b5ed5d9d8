import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { agreementItem, type AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import {
  changeAsSystem,
  type ChangeContext,
  changeRecord,
  countChange,
  lockRecords,
  readRecord,
} from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';
import type { OnBehalfOf } from '../../network/partnerNetwork.ts';
import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import { statusOf, type ExchangeStatus } from '../../status/statusTable.ts';
import { lockExchangeRow, saveExchangeRow } from '../../store/copies/exchangeRow.ts';
import {
  claimNotifications,
  writeApproval,
  writeNotification,
  type NetworkNote,
} from '../../store/evidence/networkLog.ts';
import { adoptedState } from './adoptedState.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { presentCopy, unsentOf } from '../../mapping/ourCopy.ts';
import { hasApprovedAnew, keep, type KeptExchange, type OpenChange, saidIn, say } from './openChanges.ts';
import { unitsOfEarlierSystem } from '../../mapping/toldUnits.ts';

/**
 * An agreement that one transaction works on, locked until it ends. What {@link keep} and `say` change is listed, and written when the work is done.
 *
 * - posted: states that a person posted since the last time, and that the exchange has not taken up
 * - changes: what the work has changed so far
 * - deliveries: notifications that were written down for sending
 * - isReworded: copies say the same of other people, or of the same people in other words: what both have approved is what it was
 */
export type OpenAgreement = KeptExchange & {
  readonly database: Database;
  readonly id: number;
  readonly at: Date;
  readonly by: OnBehalfOf;
  readonly stored: Stored<'MobilityAgreements'>;
  readonly item: AgreementItem;
  readonly partnerHeiId: string;
  readonly posted: Readonly<Partial<ExchangeStatus>>;
  /** Another system exchanged it, and nothing has happened to it here so far. */
  readonly isAdopted: boolean;
  isReworded: boolean;
  readonly changes: OpenChange[];
  readonly notes: NetworkNote[];
  readonly approvals: { readonly approvingHeiId: string; readonly hash: string; readonly iiaId: string }[];
  readonly deliveries: number[];
};

/**
 * Works on an agreement in one transaction: the state changes, what follows for the agreement's statuses is computed and written, and the
 * notifications are in the queue, or nothing happens at all.
 *
 * - userId: null for what the network does
 * - result: undefined when there is no such agreement
 */
export async function withAgreement<Result>(
  services: ExchangeServices,
  { agreementId, userId }: { readonly agreementId: number; readonly userId: number | null },
  work: (open: OpenAgreement) => Promise<Result>,
): Promise<Result | undefined> {
  return changeAsSystem(services, { userId }, (context) => inAgreement(context, agreementId, work));
}

/** The same in a transaction that is open already. */
export async function inAgreement<Result>(
  context: ChangeContext,
  agreementId: number,
  work: (open: OpenAgreement) => Promise<Result>,
): Promise<Result | undefined> {
  const stored = (await lockRecords(context, 'MobilityAgreements', [agreementId])).get(agreementId);
  if (stored === undefined) return undefined;
  const open = await openAgreement(context, stored, agreementId);
  const result = await work(open);
  if (hasApprovedAnew(open) && !open.isReworded) keepApprovedCopy(open);
  // An agreement that was only looked at stays as it is, also one that another system exchanged.
  if (open.changes.length > 0 || open.deliveries.length > 0) await close(context, open);
  return result;
}

async function openAgreement(
  { database, userId, now: at }: ChangeContext,
  stored: Stored<'MobilityAgreements'>,
  agreementId: number,
): Promise<OpenAgreement> {
  const row = await lockExchangeRow(database, agreementId);
  const item = agreementItem.schema.parse(
    await readRecord(database, null, 'MobilityAgreements', agreementId),
  );
  const partner = item.institutions.find(({ isLocal }) => isLocal !== true);
  const state = row?.state ?? adoptedState(item, await unitsOfEarlierSystem(database, item));
  const status = row?.status ?? statusOf(state);
  const isKnown = state.ours !== null || state.partners !== null;
  return {
    database,
    id: agreementId,
    at,
    by: { agreementId, userId },
    stored,
    item,
    partnerHeiId: (isKnown ? row?.partnerHeiId : undefined) ?? partner?.heiId ?? '',
    posted: postedStates(item, status),
    state,
    published: row === undefined ? stored : row.published,
    partnerIiaId:
      row === undefined ? (item.partnerAgreementIdentifications[0]?.iiaId ?? null) : row.partnerIiaId,
    partnerFetchedAt: row?.partnerFetchedAt ?? null,
    isWithdrawn: row?.isWithdrawn ?? false,
    isAdopted: row === undefined,
    servedAt: row?.servedAt ?? at,
    askedAt: row?.askedAt ?? at,
    isReworded: false,
    changes: [],
    notes: [],
    approvals: [],
    deliveries: [],
  };
}

/** The life cycle lets people post two things that the exchange has to take up: changes to what both approved, its end included, and its end. */
function postedStates(item: AgreementItem, computed: ExchangeStatus): Partial<ExchangeStatus> {
  const isStable = computed.ewpStatus === EWP_STATUS['Approved by all'] && computed.terminated === 0;
  if (!isStable && !isOver(computed)) return {};
  const ewpStatus = item.ewpStatus?.id;
  return {
    ...(ewpStatus === EWP_STATUS['Notified by us'] && { ewpStatus }),
    ...(isStable && item.terminated === 1 && { terminated: 1 }),
  };
}

/**
 * Keeps the agreement as both have approved it now: a revert goes back to it.
 *
 * Whoever edited it since our copy was sent loses nothing: those are changes of the next round, which has begun with them.
 */
function keepApprovedCopy(open: OpenAgreement): void {
  const { item, partnerIiaId, published, stored } = open;
  const { ours } = open.state;
  const { hash, isTerminated } = ours ?? { hash: '', isTerminated: false };
  const isAsSent = presentCopy(item, { partnerIiaId, isTerminated }, { ours, published })?.hash === hash;
  const agreement = { ...(isAsSent ? stored : (published ?? stored)), approvedCopy: null };
  say(open, { approvedCopy: { hash, agreement } });
  if (!isAsSent) keep(open, { state: EXCHANGE_EVENTS.changesInitiated(open.state) });
}

/** Somebody typed what is not sent yet, and the partner was told of something else. */
function isOfEarlierContent(open: OpenAgreement): boolean {
  const { item, partnerIiaId, published, state } = open;
  const isRestored = 'startYear' in saidIn(open);
  return (
    !isRestored &&
    state.ours !== null &&
    unsentOf(item, state.ours, { partnerIiaId, published }) === 'conditions'
  );
}

async function close(context: ChangeContext, open: OpenAgreement): Promise<void> {
  const { database, stored, state, at } = open;
  const status = statusOf(state);
  const said = saidIn(open);
  const isDeleted = said.isDeleted ?? stored.isDeleted;
  // What a person posted and the exchange has not taken up stays to be taken up.
  const after = { ...stored, ...said, ...(isDeleted || open.isReworded ? {} : status) };
  const version =
    (await changeRecord(context, 'MobilityAgreements', stored, after)) ?? latest(at.toISOString(), stored);
  await saveExchangeRow(database, {
    agreementId: open.id,
    partnerHeiId: open.partnerHeiId,
    partnerIiaId: open.partnerIiaId,
    partnerFetchedAt: open.partnerFetchedAt,
    state,
    published: open.published,
    status,
    isWithdrawn: open.isWithdrawn,
    servedAt: open.servedAt,
    askedAt: open.askedAt,
  });
  // Whose turn it is depends on what the exchange keeps, also where the agreement itself says the same as before.
  countChange(context, 'MobilityAgreements');
  // Screens tell by the agreement's version whether a notification is of its present content.
  const notedAt = new Date(Date.parse(version) - (isOfEarlierContent(open) ? 1 : 0));
  const { id, partnerHeiId, partnerIiaId: iiaId } = open;
  for (const note of open.notes) await writeNotification(database, id, note, notedAt);
  for (const approval of open.approvals) await writeApproval(database, id, approval, new Date(version));
  const hasClaimed = iiaId !== null && (await claimNotifications(database, id, { partnerHeiId, iiaId }));
  if (open.notes.length > 0 || hasClaimed) countChange(context, 'MobilityNotifications');
  if (open.approvals.length > 0) countChange(context, 'MobilityAgreementApprovalResponses');
}

/** What was saved in the same transaction may have the later time. */
function latest(now: string, { dateModified }: Pick<Stored<'MobilityAgreements'>, 'dateModified'>): string {
  return dateModified > now ? dateModified : now;
}
