import { sql } from 'kysely';
import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import {
  type AgreementFacts,
  isTerminating,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { TO_SEND_FIRST } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { PartnersCopy } from 'shared-contracts/agreements/lifeCycle/lifeCycleFacts.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { faultsBeforeSending, hasMobilities, loadRecords, readRecord } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import { differencesOf } from './conditions/differences.ts';
import { ANY_TIME } from './campaign/judgeDrafts.ts';
import { approvableCopy, type KnownCopies } from './mapping/approvableCopy.ts';
import { unsentOf } from './mapping/ourCopy.ts';
import { type Copy, HASH_NOT_KNOWN } from './status/exchangeState.ts';
import { readExchangeRow } from './store/copies/exchangeRow.ts';
import { OWN_IIA_ID } from './store/copies/ownIiaIds.ts';

/**
 * Reads what the life cycle of an agreement depends on; undefined when there is no such agreement.
 *
 * Every decision of the server goes by it, and so do the buttons: it is what a reader of the agreement is given.
 */
export async function factsOfAgreement(database: Database, id: number): Promise<AgreementFacts | undefined> {
  const row = await readState(database, id);
  if (row === undefined) return undefined;
  const stated = statedOf(row);
  return {
    ...stated,
    wasApproved: stated.wasApproved || row.hasApprovedCopy,
    ...roundFacts(row),
    ...endFacts(row),
    ...(await readCopyFacts(database, id)),
    hasMobilities: await hasMobilities(database, id),
    isIncomplete: await isIncomplete(database, id, stated),
    partnersCopy: partnersCopyOf(row),
    isPartnerBehind: row.exchange?.isPartnerBehind === true,
    isReordered: stated.ewpStatus === EWP_STATUS['Approved by all'] && row.exchange?.isReordered === true,
  };
}

/** Gives the facts as the computed member of an agreement: what the exchange knows is for the office alone. */
export async function factsForCaller(
  database: Database,
  { permissions }: Pick<SignedInCaller, 'permissions'>,
  id: number,
): Promise<Partial<AgreementFacts> | undefined> {
  if (permissions.includes('iia_edit_iro')) return factsOfAgreement(database, id);
  const row = await readState(database, id);
  if (row === undefined) return undefined;
  const { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy } = statedOf(row);
  return { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy };
}

type Told = { readonly by: string | null; readonly at: string };

type StateRow = {
  readonly status: number;
  readonly ewpStatus: number | null;
  readonly terminated: number | null;
  readonly localStatus: number | null;
  readonly isDeleted: boolean;
  readonly hasApprovedCopy: boolean;
  readonly changedAt: Date;
  readonly ownHeiId: string | null;
  readonly partnerIds: readonly string[];
  readonly notified: readonly Told[];
  readonly approved: readonly Told[];
  /** What the exchange keeps; null when it has nothing of this agreement. */
  readonly exchange: {
    readonly changing: AgreementFacts['endBegunBy'];
    readonly terminated: number;
    readonly isPartnerEnding: boolean;
    readonly isPartnerBehind: boolean;
    readonly isReordered: boolean;
    readonly isFetched: boolean;
    readonly namesOurs: boolean;
  } | null;
};

async function readState(database: Database, id: number): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`
    select status_id as "status", ewp_status_id as "ewpStatus", terminated, local_status as "localStatus", is_deleted as "isDeleted",
      approved_copy is not null as "hasApprovedCopy", date_modified as "changedAt", own.hei_id as "ownHeiId", partner.ids as "partnerIds",
      coalesce((select json_agg(json_build_object('by', notifier_hei_id, 'at', date_created)) from notifications
        where agreement_id = agreements.id), '[]') as notified,
      coalesce((select json_agg(json_build_object('by', approving_hei_id, 'at', date_created)) from approval_responses
        where agreement_id = agreements.id), '[]') as approved,
      (select json_build_object('changing', changing, 'terminated', iia_exchanges.terminated,
          'isPartnerEnding', is_partner_ending, 'isPartnerBehind', is_partner_behind,
          'isFetched', partners_hash <> ${HASH_NOT_KNOWN}, 'namesOurs', named_by_partner = ${OWN_IIA_ID},
          'isReordered', approved ? 'approvedAs' and partners->>'hash' = approved->'partners'->>'hash')
        from iia_exchanges where agreement_id = agreements.id) as exchange
    from agreements
    left join lateral (
      select hei_id from agreement_institutions join institutions on institutions.id = institution_id
      where agreement_id = agreements.id and is_local limit 1
    ) own on true
    cross join lateral (
      select coalesce(array_agg(iia_id), '{}') as ids from partner_agreement_identifications
      where agreement_id = agreements.id and iia_id is not null
    ) partner
    where agreements.id = ${id}`.execute(database);
  return rows[0];
}

function statedOf({ status, ewpStatus, partnerIds, ...row }: StateRow): AgreementFacts {
  return statedFacts({
    ...row,
    status: { id: status },
    ewpStatus: ewpStatus === null ? null : { id: ewpStatus },
    partnerAgreementIdentifications: partnerIds.map((iiaId) => ({ iiaId })),
  });
}

/** Notifications and approvals count for the present round alone: ours since the last change, our approval since the partner's last notification. */
function roundFacts({
  ownHeiId,
  changedAt,
  notified,
  approved,
}: StateRow): Pick<AgreementFacts, 'hasNotified' | 'hasApproved'> {
  const isOwn = ({ by }: Told) => ownHeiId !== null && by === ownHeiId;
  const partnerNotified = latest(notified.filter((told) => !isOwn(told)));
  const weApproved = latest(approved.filter(isOwn));
  return {
    hasNotified: latest(notified.filter(isOwn)) >= changedAt.getTime(),
    hasApproved: weApproved > Number.NEGATIVE_INFINITY && weApproved >= partnerNotified,
  };
}

/** What somebody posted and the exchange has not taken up yet is our beginning. */
function endFacts(row: StateRow): Pick<AgreementFacts, 'endBegunBy' | 'isPartnerEnding'> {
  const { exchange } = row;
  if (exchange === null) return { endBegunBy: null, isPartnerEnding: null };
  const { changing, isPartnerEnding, terminated } = exchange;
  const begunBy = terminated === TERMINATION_STATUS['Not terminated'] ? 'us' : changing;
  return { endBegunBy: isTerminating(statedOf(row)) ? begunBy : null, isPartnerEnding };
}

function partnersCopyOf({ exchange }: StateRow): PartnersCopy {
  if (exchange?.isFetched !== true) return 'missing';
  return exchange.namesOurs ? 'here' : 'unlinked';
}

function latest(told: readonly Told[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...told.map(({ at }) => Date.parse(at)));
}

export type CopyFacts = Pick<AgreementFacts, 'hasUnsentEdits' | 'areOnlyPeopleUnsent' | 'areCopiesApart'>;

/**
 * Tells whether an agreement says something else than the copy that the partner knows, and than the partner's own copy, where it is here.
 *
 * Of a copy that another system sent or had nothing is known but that it was.
 */
export async function readCopyFacts(database: Database, id: number): Promise<CopyFacts> {
  const row = await readExchangeRow(database, id);
  if (row === undefined || row.state.ours === null)
    return { hasUnsentEdits: false, areOnlyPeopleUnsent: false, areCopiesApart: false };
  const item = agreementItem.schema.parse(await readRecord(database, null, 'MobilityAgreements', id));
  const { ours, partners } = row.state;
  const unsent = unsentOf(item, ours, row);
  return {
    hasUnsentEdits: unsent !== 'nothing',
    areOnlyPeopleUnsent: unsent === 'people',
    areCopiesApart:
      partners !== null && partners.hash !== HASH_NOT_KNOWN && isApart({ ...row, item }, partners),
  };
}

/** What would be approved is the partner's copy beside ours as the agreement is now. */
function isApart(known: KnownCopies, partners: Copy): boolean {
  const { ewpStatus, terminated } = known.item;
  const isEnding = isTerminating({ ewpStatus: ewpStatus?.id ?? 0, terminated });
  const ours = approvableCopy(known, isEnding);
  if (ours === undefined) return false;
  const differences = differencesOf({
    ours: ours.cooperationConditions,
    partners: partners.iia.cooperationConditions,
    approved: null,
  });
  return differences.length > 0;
}

/** Checks whether something is missing that has to be there before the partner is sent our copy: of what is sent next, and was not in this round. */
async function isIncomplete(
  database: Database,
  id: number,
  { status, ewpStatus }: AgreementFacts,
): Promise<boolean> {
  const isSentNext =
    status === AGREEMENT_STATUS.Submitted ||
    (status === AGREEMENT_STATUS.Final && TO_SEND_FIRST.includes(ewpStatus));
  if (!isSentNext) return false;
  const stored = (await loadRecords({ database }, 'MobilityAgreements', [id])).get(id);
  if (stored === undefined) return false;
  return (await faultsBeforeSending(stored, { database, now: ANY_TIME })).length > 0;
}
