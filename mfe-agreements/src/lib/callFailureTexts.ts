import type { NotificationFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';

/** The sentence that tells why a call to the partner's system came to nothing. */
export const CALL_FAILURE_TEXT = {
  'forbidden-address': 'agreementView.callFailure.forbiddenAddress',
  'not-on-network': 'agreementView.callFailure.notOnNetwork',
  network: 'agreementView.callFailure.network',
  timeout: 'agreementView.callFailure.timeout',
  status: 'agreementView.callFailure.status',
  'bad-signature': 'agreementView.callFailure.badSignature',
  'too-large': 'agreementView.callFailure.tooLarge',
  'not-xml': 'agreementView.callFailure.notXml',
  'not-valid': 'agreementView.callFailure.notValid',
  'own-fault': 'agreementView.callFailure.ownFault',
  'sent-often': 'agreementView.callFailure.sentOften',
  unknown: 'agreementView.callFailure.unknown',
} as const satisfies Record<OrUnknown<NotificationFailureKind>, string>;
