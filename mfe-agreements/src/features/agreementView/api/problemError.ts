import type { ActReply } from 'shared-contracts/exchange/agreementActs.ts';
import { API_ERROR_CODES } from 'shared-contracts/errors/errorCodes.ts';
import { ApiError } from 'shared-client';

/** Reads why nobody could be told of an action that was done, as pages read errors. */
export function problemError({ code, message, detail }: NonNullable<ActReply['problem']>): ApiError {
  const known = API_ERROR_CODES.find((one) => one === code);
  return new ApiError('server', message, { code: known, reason: message, detail });
}
