/**
 * Why a call to a partner's system came to nothing; screens turn it into a sentence.
 *
 * - forbidden-address: the registry names an address that must not be called; nothing was sent
 * - not-on-network: the registry names no such service of the partner, or no registry could be read; nothing was sent
 * - network, timeout: no answer, or not all of it
 * - status: an answer that is not 200
 * - bad-signature: the answer is not signed as it has to be
 * - too-large, not-xml, not-valid: an answer that is no document of the network, or not the one that was asked for
 * - own-fault: a fault of the portal kept it back
 */
export const CALL_FAILURES = [
  'forbidden-address',
  'not-on-network',
  'network',
  'timeout',
  'status',
  'bad-signature',
  'too-large',
  'not-xml',
  'not-valid',
  'own-fault',
] as const;
export type CallFailureKind = (typeof CALL_FAILURES)[number];

/**
 * Why a notification did not reach a partner.
 *
 * - sent-often: so many of the same agreement went out without anybody of the office that people have to look into it; nothing was sent
 */
export const NOTIFICATION_FAILURES = [...CALL_FAILURES, 'sent-often'] as const;
export type NotificationFailureKind = (typeof NOTIFICATION_FAILURES)[number];
