import type { LookupHei, LookupOunit } from 'shared-contracts/exchange/partnerLookup.ts';
import type { PartnerDirectory } from '../network/partnerDirectory.ts';
import type { OnBehalfOf } from '../network/partnerNetwork.ts';
import { notHeard, notHeardBecause, type Answer, type NotHeard } from './answer.ts';
import { toLookupHei, toLookupOunit } from './toLookup.ts';

/** Units of an institution as it told of them; notAsked are those that there was no time for. */
export type ToldUnits = { readonly units: readonly LookupOunit[]; readonly notAsked: readonly string[] };

export type Asking = {
  readonly directory: PartnerDirectory;
  readonly clock: () => Date;
  readonly by: OnBehalfOf;
};

/** A request stays small, whatever a partner promises to take. */
const LARGEST_BATCH = 500;
/** A partner that answers for one unit a call is not asked for hundreds by one click. */
const MOST_CALLS = 24;
const CALLS_AT_ONCE = 4;
/** The institution, and then calls of eight seconds each, have to end before the browser gives up, after 30 seconds. */
const NO_NEW_CALL_AFTER_MS = 8_000;

/** Asks an institution for itself. */
export async function askHei({ directory, clock, by }: Asking, heiId: string): Promise<Answer<LookupHei>> {
  const outcome = await directory.institution(heiId, by);
  if (outcome === null) return notHeard('not-listed');
  if (!outcome.isDone) return notHeardBecause(outcome.failure);
  if (outcome.value === null) return notHeard('not-known-there');
  return { isHeard: true, value: toLookupHei(outcome.value), at: clock(), isWhole: true };
}

/** Asks an institution for some of its units, as many in each call as it allows. */
export async function askUnits(
  { directory, clock, by }: Asking,
  heiId: string,
  ounitIds: readonly string[],
): Promise<Answer<ToldUnits>> {
  const perCall = await directory.unitsPerCall(heiId);
  if (perCall === null) return notHeard('not-listed');
  const batches = batchesOf(ounitIds, Math.min(perCall, LARGEST_BATCH));
  const began = clock().getTime();
  const answered = new Map<string, LookupOunit | null>();
  let failure: NotHeard | undefined;
  const mayGoOn = () => failure === undefined && clock().getTime() - began < NO_NEW_CALL_AFTER_MS;
  const waiting = batches.slice(0, MOST_CALLS);
  const work = async () => {
    while (mayGoOn()) {
      const batch = waiting.shift();
      if (batch === undefined) return;
      const outcome = await directory.units(heiId, batch, by);
      if (outcome?.isDone !== true) {
        failure = outcome === null ? notHeard('not-listed') : notHeardBecause(outcome.failure);
        return;
      }
      const answers = new Map(outcome.value.map((unit) => [unit.ounitId, toLookupOunit(unit)] as const));
      for (const id of batch) answered.set(id, answers.get(id) ?? null);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  if (failure !== undefined && answered.size === 0) return failure;
  const units = ounitIds.flatMap((id) => answered.get(id) ?? []);
  const notAsked = ounitIds.filter((id) => !answered.has(id));
  return { isHeard: true, value: { units, notAsked }, at: clock(), isWhole: failure === undefined };
}

function batchesOf(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
