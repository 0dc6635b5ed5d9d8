import { type BulkWork, refusalOfWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { changeAsCaller, type SaveContext } from '../../data/records.ts';
import { takeAct } from '../../exchange/services/acts/takeAct.ts';
import type { CallResult } from '../../exchange/services/office/preparedCall.ts';
import type { Outcome } from '../store/jobWork.ts';
import { reasonOf } from '../store/keptReason.ts';
import type { AskedWork, BulkParts, SeenAgreement } from './bulkParts.ts';
import { CopiesDiffer } from './copiesDiffer.ts';
import { editAgreement } from './editAgreement.ts';
import { planReminder, requireMailing, writeReminder } from './reminder.ts';
import { renew } from './renewal.ts';
import { needsNetwork, requireNetwork } from './requireTurn.ts';
import { resend } from './resend.ts';
import { openForWork, postStep, takeOver } from './takeStep.ts';

/**
 * An agreement that is to be worked on.
 *
 * - settle: writes down what came of it, in the transaction in which it is done; what it throws undoes both
 */
export type AgreementWork = {
  readonly seen: SeenAgreement;
  readonly settle: (context: SaveContext, outcome: Outcome) => Promise<void>;
};

/** Work that changes what we have stored, and tells nobody. */
const OWN_WORKS = [
  'renew',
  'submit',
  'takeOver',
  'changeYears',
  'changePlaces',
  'changeLanguages',
  'changeContacts',
  'changeDepartments',
] as const;
type OwnWork = (typeof OWN_WORKS)[number];

/**
 * Does with one agreement what is asked for, in one transaction, and gives the notifications that were written down.
 *
 * Throws a `Problem` that says why it cannot be done.
 */
export async function carryOut(
  parts: BulkParts,
  asked: AskedWork,
  agreement: AgreementWork,
): Promise<readonly number[]> {
  const { work } = asked;
  if (needsNetwork(work)) requireNetwork(parts.services);
  if (work === 'remind') {
    await remind(parts, asked, agreement);
    return [];
  }
  if (work === 'resend') return sendAgain(parts, asked, agreement);
  if (isOwn(work)) {
    await changeOurs(parts, { ...asked, work }, agreement);
    return [];
  }
  return act(parts, { ...asked, work }, agreement);
}

function isOwn(work: BulkWork): work is OwnWork {
  return OWN_WORKS.some((one) => one === work);
}

async function changeOurs(
  parts: BulkParts,
  asked: AskedWork & { readonly work: OwnWork },
  { seen, settle }: AgreementWork,
): Promise<void> {
  const { work, years, edit } = asked;
  await changeAsCaller(parts, asked, async (context) => {
    await openForWork(context, asked, seen);
    if (work === 'renew') {
      if (years === undefined) throw new Error('A renewal has years.');
      await settle(context, { state: 'done', renewalId: await renew(context, seen.id, years) });
      return;
    }
    if (work === 'submit') await postStep(context, work, seen);
    else if (work === 'takeOver') await takeOver(context, requireNetwork(parts.services), seen);
    else if (edit !== undefined) await editAgreement(context, seen, edit);
    else throw new Error('An edit says what changes.');
    await settle(context, { state: 'done' });
  });
}

async function sendAgain(
  parts: BulkParts,
  asked: AskedWork,
  { seen, settle }: AgreementWork,
): Promise<readonly number[]> {
  const services = requireNetwork(parts.services);
  return changeAsCaller(parts, asked, async (context) => {
    await openForWork(context, asked, seen);
    const deliveries = await resend(context, services, seen.id);
    await settle(context, { state: 'done', deliveries });
    return deliveries;
  });
}

/** What is written down goes by itself: nobody who is written to waits for the job. */
async function remind(parts: BulkParts, asked: AskedWork, { seen, settle }: AgreementWork): Promise<void> {
  const mailing = requireMailing(parts.mailing);
  await changeAsCaller(parts, asked, async (context) => {
    await openForWork(context, asked, seen);
    const mail = await planReminder(context.database, seen.id, asked.edit);
    await settle(context, { state: 'done', mails: await writeReminder(context, seen.id, { mail, mailing }) });
  });
  mailing.onMail();
}

async function act(
  parts: BulkParts,
  {
    work,
    caller,
    requestId,
  }: AskedWork & { readonly work: Exclude<BulkWork, OwnWork | 'remind' | 'resend'> },
  { seen: { id, version }, settle }: AgreementWork,
): Promise<readonly number[]> {
  const request = { id, act: work, version, agreement: {}, key: null, caller, requestId };
  const { deliveries } = await takeAct(parts, request, {
    refusal: (facts) => refusalOfWork(work, facts, caller.permissions),
    settle: (context, result) => settle(context, outcomeOf(result)),
  });
  return deliveries;
}

/** What the partner said meanwhile stays known, also where nothing was approved. */
function outcomeOf({ deliveries, refusal, differences }: CallResult): Outcome {
  const problem = differences === undefined ? refusal : new CopiesDiffer(differences);
  return problem === undefined
    ? { state: 'done', deliveries }
    : { state: 'refused', reason: reasonOf(problem) };
}
