import { sql } from 'kysely';
import { hashOfIia, type Iia } from 'ewp/documents';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { type AgreementItem, agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { readRecord } from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';
import { copyOfStored } from '../../../exchange/mapping/ourCopy.ts';
import { UNKNOWN_TO_THE_NETWORK } from '../../../exchange/status/exchangeState.ts';
import { saveExchangeRow } from '../../../exchange/store/copies/exchangeRow.ts';

/** One person fewer or more, as partners that renew count otherwise than we do. */
const OTHER_PEOPLE = { fewer: -1, more: 1 } as const;

/**
 * Adds both copies of agreements that both have notified: the partner's counts other people in its first row of students, so that nobody can approve
 * before one of the two is corrected. One that could not be sent as it is stays without.
 */
export async function addCopiesApart(database: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const item = agreementItem.schema.parse(await readRecord(database, null, 'MobilityAgreements', id));
    await addCopies(database, item);
  }
}

async function addCopies(database: Database, item: AgreementItem): Promise<void> {
  const partnerIiaId = item.partnerAgreementIdentifications[0]?.iiaId ?? null;
  const ours = copyOfStored(item, { partnerIiaId, isTerminated: false });
  const iia = ours && partnersIia(ours.iia);
  if (iia === null) return;
  const told = await toldAt(database, item.id);
  await saveExchangeRow(database, {
    agreementId: item.id,
    partnerHeiId: iia.partners[0].heiId,
    partnerIiaId,
    partnerFetchedAt: told.theirs,
    state: { ...UNKNOWN_TO_THE_NETWORK, ours, partners: { hash: hashOfIia(iia), isTerminated: false, iia } },
    published: null,
    status: {
      ewpStatus: EWP_STATUS['Notified by all'],
      terminated: TERMINATION_STATUS['Not terminated'],
    },
    isWithdrawn: false,
    servedAt: told.ours,
    askedAt: told.ours,
  });
}

/** The partner writes its side first, and other numbers; null where the agreement has no students for studies. */
function partnersIia({ partners: [ours, theirs], cooperationConditions, ...rest }: Iia): Iia | null {
  const [first, ...others] = cooperationConditions.studentStudies;
  if (first === undefined) return null;
  const { mobilitiesPerYear } = first;
  const change = mobilitiesPerYear > 1 ? OTHER_PEOPLE.fewer : OTHER_PEOPLE.more;
  return {
    ...rest,
    partners: [theirs, ours],
    cooperationConditions: {
      ...cooperationConditions,
      studentStudies: [{ ...first, mobilitiesPerYear: mobilitiesPerYear + change }, ...others],
    },
  };
}

async function toldAt(
  database: Database,
  agreementId: number,
): Promise<{ readonly ours: Date; readonly theirs: Date }> {
  const { rows } = await sql<{ ours: Date; theirs: Date }>`
    select min(date_created) as ours, max(date_created) as theirs from notifications where agreement_id = ${agreementId}`.execute(
    database,
  );
  const [told] = rows;
  if (told === undefined) throw new Error(`Nobody was told of agreement ${agreementId}`);
  return told;
}
