import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { REFUSALS } from 'shared-contracts/errors/errorCodes.ts';

/** Finds the reason among the codes of a refused call; undefined when the server gave none that this release knows. */
export function refusalAmong(errors: ReadonlyArray<{ readonly code: string }>): Refusal | undefined {
  return REFUSALS.find((refusal) => errors.some(({ code }) => code === refusal));
}
