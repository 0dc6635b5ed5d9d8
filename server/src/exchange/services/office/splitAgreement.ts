import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Split, SplitReply } from 'shared-contracts/agreements/lifeCycle/agreementSplit.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import type { New, Stored } from 'shared-contracts/members/stored.ts';
import {
  activeFactsheets,
  addRecord,
  changeAsCaller,
  changeRecord,
  doOnce,
  lockRecords,
  requireEditable,
  requireVersion,
  type SaveContext,
  withoutIds,
} from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';
import { refuse, requireFound } from '../../../platform/problems/refusals.ts';
import type { OfficeCall } from './importAgreement.ts';

type Agreement = Stored<'MobilityAgreements'>;

/**
 * Splits an agreement: rows move into drafts with the same partner, years and contacts, and the others stay. A partner may have one agreement for what we
 * have as several, or the other way round, and the network knows pairs of copies alone.
 *
 * For our agreement that is an edit as any other: what was sent stays as it was until it is sent again. What a partner sent of a row goes along with it.
 *
 * - key: header `Idempotency-Key` of the call
 *
 * Throws a `Problem`: 404 when there is no such agreement; 400 for rows that the agreement has not, and when none would stay; 409 when it has changed since, or cannot be edited now.
 */
export async function splitAgreement(
  parts: { readonly database: Database; readonly clock: () => Date },
  agreementId: number,
  split: Split,
  { key, ...by }: OfficeCall & { readonly key?: string | readonly string[] | undefined },
): Promise<SplitReply> {
  const content = { agreementId, ...split };
  return changeAsCaller(parts, by, (context) =>
    doOnce(context, { call: 'splitAgreement', key, userId: by.caller.id, content }, () =>
      moveRows(context, agreementId, split),
    ),
  );
}

async function moveRows(
  context: SaveContext,
  agreementId: number,
  { dateModified: version, drafts }: Split,
): Promise<SplitReply> {
  const { database, caller } = context;
  const locked = await lockRecords(context, 'MobilityAgreements', [agreementId]);
  const stored = requireFound(locked.get(agreementId));
  await requireVersion(database, caller, 'MobilityAgreements', { id: agreementId, version });
  requireEditable(stored, caller);
  requireRows(stored, drafts);
  const made: number[] = [];
  for (const rows of drafts) made.push(await addDraft(context, stored, new Set(rows)));
  const moved = new Set(drafts.flat());
  const kept = rowsOf(stored, (row) => !moved.has(row));
  await changeRecord(context, 'MobilityAgreements', stored, { ...stored, ...kept });
  return { agreementId, drafts: made };
}

function requireRows(stored: Agreement, drafts: Split['drafts']): void {
  const rows = new Set(MOBILITY_LISTS.flatMap((list) => stored[list].map(idOf)));
  refuse(
    drafts.flatMap((ids, place) =>
      ids.flatMap((id, index) =>
        rows.has(id) ? [] : [{ field: `drafts/${place}/${index}`, code: 'not-in-list' as const }],
      ),
    ),
  );
  if (drafts.flat().length === rows.size) refuse([{ field: 'drafts', code: 'too-many' }]);
}

async function addDraft(
  context: SaveContext,
  stored: Agreement,
  wanted: ReadonlySet<number>,
): Promise<number> {
  const { institutions, departmentalCoordinatorContacts, startYear, endYear } = stored;
  const draft: New<'MobilityAgreements'> = {
    startYear,
    endYear,
    status: AGREEMENT_STATUS.Draft,
    ewpStatus: EWP_STATUS['Not notified'],
    localStatus: 0,
    terminated: 0,
    isDeleted: false,
    createdAtMobisisApp: stored.createdAtMobisisApp,
    isSample: stored.isSample,
    comments: null,
    approvedCopy: null,
    owner: context.caller.id,
    institutions,
    departmentalCoordinatorContacts,
    factsheets: await activeFactsheets(context.database, [...institutions]),
    partnerAgreementIdentifications: [],
    signings: [],
    ...rowsOf(stored, (row) => wanted.has(row), isNew),
  };
  return Number(await addRecord(context, 'MobilityAgreements', draft));
}

type Rows = Pick<Agreement, MobilityList>;

/** The rows of all lists that are wanted, each as `as` gives it. */
function rowsOf(
  stored: Agreement,
  isWanted: (id: number) => boolean,
  as: (list: MobilityList, row: object) => object = (_list, row) => row,
): Rows {
  // Each list has rows of its own kind, and gets them back.
  return Object.fromEntries(
    MOBILITY_LISTS.map((list) => [
      list,
      stored[list].filter((row) => isWanted(idOf(row))).map((row) => as(list, row)),
    ]),
  ) as unknown as Rows;
}

function isNew(list: MobilityList, row: object): object {
  return withoutIds(AGREEMENT.links[list].set, row);
}

function idOf({ id }: { readonly id?: number | undefined }): number {
  return id ?? 0;
}
