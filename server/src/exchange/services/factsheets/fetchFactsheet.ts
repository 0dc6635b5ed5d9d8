import type { CallOutcome } from 'ewp/client';
import type { Factsheet, Hei } from 'ewp/documents';
import type { FetchFailure } from '../../fetchFailure.ts';
import type { PartnerDirectory } from '../../network/partnerDirectory.ts';
import type { OnBehalfOf } from '../../network/partnerNetwork.ts';

/**
 * What a partner tells of itself.
 *
 * - hei: null when the institution could not be had; institutionFailure: why, null when it could
 */
export type FetchedFactsheet = {
  readonly sheet: Factsheet;
  readonly hei: Hei | null;
  readonly institutionFailure: FetchFailure | null;
};

/** Asks a partner for its factsheet and for itself, which another service of its tells, at the same time. */
export async function fetchFactsheet(
  directory: PartnerDirectory,
  heiId: string,
  by: OnBehalfOf,
): Promise<FetchedFactsheet | { readonly failure: FetchFailure }> {
  const answers = await Promise.all([directory.factsheet(heiId, by), directory.institution(heiId, by)]);
  const [sheet, hei] = [answerOf(answers[0], heiId), answerOf(answers[1], heiId)];
  if ('failure' in sheet) return sheet;
  const [found, institutionFailure] = 'failure' in hei ? [null, hei.failure] : [hei.value, null];
  return { sheet: sheet.value, hei: found, institutionFailure };
}

function answerOf<T>(
  outcome: CallOutcome<T | null> | null,
  heiId: string,
): { readonly value: T } | { readonly failure: FetchFailure } {
  if (outcome === null) {
    const detail = `The registry of the network names no such service of ${heiId}.`;
    return { failure: { kind: 'not-on-network', detail, isWorthRetry: true } };
  }
  if (!outcome.isDone) return { failure: outcome.failure };
  return outcome.value === null ? { failure: 'none' } : { value: outcome.value };
}
