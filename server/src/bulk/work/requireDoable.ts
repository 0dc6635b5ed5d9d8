import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { changeAsCaller, readRecord } from '../../data/records.ts';
import { offeredValues, verdictOnKnownCopy } from '../../exchange/services/office/knownCopies.ts';
import { refuse, requireFound } from '../../platform/problems/refusals.ts';
import type { AskedWork, BulkParts } from './bulkParts.ts';
import { CopiesDiffer } from './copiesDiffer.ts';
import { editAgreement } from './editAgreement.ts';
import { sameAlready } from './jobReasons.ts';
import { type PlannedReminder, planReminder, requireMailing } from './reminder.ts';
import { planRenewal, type PlannedRenewal } from './renewal.ts';
import { needsNetwork, requireNetwork, requireTurn } from './requireTurn.ts';
import { requireUndelivered } from './resend.ts';
import { postStep, takeOver } from './takeStep.ts';
import { tryOut } from './tryOut.ts';

/**
 * What would be done with an agreement.
 *
 * - renewal: what would be stored as a new draft
 * - changes: places of the agreement that would get another value
 * - partnersHash: of the partner's copy that they come from
 * - mail: what would be written, and to whom
 */
export type Planned = {
  readonly renewal?: PlannedRenewal;
  readonly changes?: readonly MemberChange[];
  readonly partnersHash?: string;
  readonly mail?: PlannedReminder;
};

/**
 * Looks whether something can be done with an agreement now, and changes nothing; gives what would be done.
 *
 * Throws a `Problem` that says why not, as doing it would. No partner is asked: what only the partner knows is seen when it is done.
 */
export async function requireDoable(
  parts: BulkParts,
  asked: AskedWork,
  { id, version }: { readonly id: number; readonly version: string | null },
): Promise<Planned> {
  const { work, years, edit } = asked;
  await requireTurn(parts.database, asked, id);
  if (needsNetwork(work)) requireNetwork(parts.services);
  if (work === 'renew' && years !== undefined) {
    return { renewal: await changeAsCaller(parts, asked, (context) => planRenewal(context, id, years)) };
  }
  if (work === 'remind') {
    requireMailing(parts.mailing);
    return { mail: await planReminder(parts.database, id, edit) };
  }
  if (work === 'resend') await requireUndelivered(parts.database, id);
  const seen = { id, version: version ?? '' };
  if (work === 'notify') await requireSendable(parts, id);
  if (work === 'submit' || work === 'finalize') {
    await tryOut(parts, asked, (context) => postStep(context, work, seen));
  }
  if (edit !== undefined) {
    return { changes: await tryOut(parts, asked, (context) => editAgreement(context, seen, edit)) };
  }
  if (work === 'approve') await requireAgreeing(parts, asked, id);
  return work === 'takeOver' ? planTakeOver(parts, asked, seen) : {};
}

async function requireSendable({ database }: BulkParts, id: number): Promise<void> {
  const item = agreementItem.schema.parse(await readRecord(database, null, 'MobilityAgreements', id));
  refuse(sendFaults(item));
}

async function requireAgreeing({ services }: BulkParts, { caller }: AskedWork, id: number): Promise<void> {
  const verdict = await verdictOnKnownCopy(requireNetwork(services), id, caller);
  if (verdict === undefined) return;
  throw 'refusal' in verdict ? verdict.refusal : new CopiesDiffer(verdict.differences);
}

async function planTakeOver(
  parts: BulkParts,
  asked: AskedWork,
  seen: { readonly id: number; readonly version: string },
): Promise<Planned> {
  const services = requireNetwork(parts.services);
  return tryOut(parts, asked, async (context) => {
    const { partnersHash, changes } = requireFound(await offeredValues(context, seen.id));
    if (changes.length === 0) throw sameAlready();
    await takeOver(context, services, { ...seen, partnersHash });
    return {
      partnersHash,
      changes: changes.map(({ field, ours, partners }) => ({ field, before: ours, after: partners })),
    };
  });
}
