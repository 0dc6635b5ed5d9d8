import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import type { ImportReply } from 'shared-contracts/exchange.ts';
import type { TakeOver } from 'shared-contracts/exchangeCopies.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import { changeAsCaller, requireEditable, type SaveContext } from '../../../data/records.ts';
import { comparableLists } from '../../conditions/comparableRow.ts';
import { knownCodes } from '../../mapping/knownCodes.ts';
import { toConditions } from '../../mapping/toConditions.ts';
import { toIia } from '../../mapping/toIia.ts';
import { toldUnits } from '../../mapping/toldUnits.ts';
import { changedMeanwhile, nothingToTakeOver } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OfficeCall } from './importAgreement.ts';
import { mergeRows } from './mergeRows.ts';
import { HASH_NOT_KNOWN } from '../../status/exchangeState.ts';
import { inAgreement, type OpenAgreement } from '../agreement/openAgreement.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';

type MobilityRow = NonNullable<New<'MobilityAgreements'>[MobilityList]>[number];

/**
 * Makes our agreement say what the partner's copy says, as an edit of the caller; nothing is sent or approved by that.
 *
 * Rows that say the same stay as they are; contacts, comments and all else that no copy compares stay too.
 *
 * - seen: the versions that the caller has looked at
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem`: 409 when either copy has changed since, when the partner has none, or when the agreement cannot be edited now.
 */
export async function takeOverConditions(
  services: ExchangeServices,
  agreementId: number,
  seen: TakeOver,
  by: OfficeCall,
): Promise<ImportReply | undefined> {
  return changeAsCaller(services, by, (context) =>
    inAgreement(context, agreementId, async (open) => {
      requireEditable(open.stored, by.caller);
      await takeUpPosted(services, open);
      return { agreementId, unmapped: await takeOver(context, open, seen, services.ownHeiId) };
    }),
  );
}

async function takeOver(
  context: SaveContext,
  open: OpenAgreement,
  seen: TakeOver,
  ownHeiId: string,
): Promise<ImportReply['unmapped']> {
  const { partners } = open.state;
  if (partners === null || partners.hash === HASH_NOT_KNOWN) throw nothingToTakeOver();
  if (partners.hash !== seen.partnersHash || open.stored.dateModified !== seen.dateModified) {
    throw changedMeanwhile();
  }
  const conditions = partners.iia.cooperationConditions;
  const known = await knownCodes(context.database, partners.iia, ownHeiId);
  const imported = await toConditions(context, conditions, known);
  // A department whose id the partner has not been told of is none that its copy could name.
  const told = open.state.ours === null ? new Map() : toldUnits(open.published, open.state.ours.iia);
  const ours = comparableLists(
    toIia(open.item, { partnerIiaId: null, isTerminated: false, told }).cooperationConditions,
  );
  const theirs = comparableLists(conditions);
  for (const list of MOBILITY_LISTS) {
    const rows = mergeRows<MobilityRow>({
      stored: open.stored[list],
      ours: ours[list],
      theirs: theirs[list],
      imported: imported.rows[list],
    });
    Object.assign(open.changes, { [list]: rows });
  }
  open.changes.startYear = imported.years.first;
  open.changes.endYear = imported.years.last;
  return imported.unmapped;
}
