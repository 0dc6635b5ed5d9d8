import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';

/**
 * What stopped an action.
 *
 * - cause: an `ApiError`
 * - isPosted: the action was done, and only the partner was not told
 */
export type FailedAction = {
  readonly name: AgreementAct;
  readonly cause: Error;
  readonly isPosted: boolean;
};
