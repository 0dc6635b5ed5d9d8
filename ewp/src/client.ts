export type { CallFailure, CallFailureKind, CallOutcome, CallRecord } from './client/callOutcome.ts';
export { ewpClient, type EwpCall, type EwpClient, type EwpClientSettings } from './client/ewpClient.ts';
export { isAddressGone } from './client/outcomeOf.ts';
export { PARTNER_CALLS } from './client/partnerCalls.ts';
export { retryAfterOf } from './client/retryAfter.ts';
