import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { ImportReply } from 'shared-contracts/exchange/exchange.ts';
import type { TakeOver } from 'shared-contracts/exchange/copiesActs.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import { changeAsCaller, requireEditable, type SaveContext } from '../../../data/records.ts';
import { comparableLists } from '../../conditions/comparableRow.ts';
import { knownCodes } from '../../mapping/knownCodes.ts';
import type { Origin } from '../../mapping/partnersWords.ts';
import { toConditions } from '../../mapping/toConditions.ts';
import { toIia } from '../../mapping/toIia.ts';
import { toldUnits } from '../../mapping/toldUnits.ts';
import { untakenConditions } from '../../mapping/untakenParts.ts';
import { changedMeanwhile, nothingToTakeOver } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OfficeCall } from './importAgreement.ts';
import { keepPartnersWords, type PartnersConditions } from './keepPartnersWords.ts';
import { mergeRows } from './mergeRows.ts';
import { HASH_NOT_KNOWN } from '../../status/exchangeState.ts';
import { inAgreement, type OpenAgreement } from '../agreement/openAgreement.ts';
import { say } from '../agreement/openChanges.ts';
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
  return changeAsCaller(services, by, (context) => takeOverWithin(context, services, agreementId, seen));
}

/** The same in a transaction of the caller's that is open already. */
export async function takeOverWithin(
  context: SaveContext,
  services: ExchangeServices,
  agreementId: number,
  seen: TakeOver,
): Promise<ImportReply | undefined> {
  const taken = await inAgreement(context, agreementId, async (open) => {
    requireEditable(open.stored, context.caller);
    await takeUpPosted(services, open);
    return takeOver(context, open, seen, services.ownHeiId);
  });
  if (taken === undefined) return undefined;
  const { unmapped, conditions, origins } = taken;
  await keepPartnersWords(context, agreementId, { conditions, origins });
  return { agreementId, unmapped };
}

type Taken = Pick<ImportReply, 'unmapped'> & PartnersConditions;

async function takeOver(
  context: SaveContext,
  open: OpenAgreement,
  seen: TakeOver,
  ownHeiId: string,
): Promise<Taken> {
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
  const origins = new Map<MobilityList, readonly Origin[]>();
  for (const list of MOBILITY_LISTS) {
    const merged = mergeRows<MobilityRow>({
      stored: open.stored[list],
      ours: ours[list],
      theirs: theirs[list],
      imported: imported.rows[list],
    });
    say(open, { [list]: merged.map(({ row }) => row) });
    origins.set(list, merged);
  }
  say(open, { startYear: imported.years.first, endYear: imported.years.last });
  return { unmapped: untakenConditions(partners.iia), conditions, origins };
}
