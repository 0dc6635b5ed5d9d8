import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';

const REASONS: Readonly<Record<string, string>> = {
  'wrong-hash':
    'The hash that your system gives for this copy is not the hash of the copy that it serves. Please have the hash calculated again, as the IIA API specifies it.',
  'other-partners':
    'The copy that your system serves under this identifier is not between our two institutions.',
};
const FAILURES: Readonly<Record<string, string>> = {
  'bad-signature': 'The answer of your system does not carry a valid HTTP signature.',
  'too-large': 'The answer of your system is larger than our system accepts.',
  'not-xml': 'The answer of your system is not an XML document.',
  'not-valid': 'The answer of your system does not conform to the XML schema of the API.',
  status: 'Your system refused our request.',
};

/** Writes to a partner what keeps its agreement from being taken, for its developers: in English, as partners read it. - announcedOn: a day, as people write it */
export function textForPartner(copy: UnreadableCopy, announcedOn: string): string {
  const reason = REASONS[copy.news] ?? FAILURES[copy.failure ?? ''] ?? 'Our system could not fetch the copy.';
  const facts = [
    `Institution: ${copy.heiId}`,
    `IIA identifier: ${copy.iiaId}`,
    copy.status !== null && `HTTP status of your answer: ${copy.status}`,
    copy.words !== null && `Message of your system: ${copy.words}`,
    copy.detail !== null && `Details: ${copy.detail}`,
  ].filter((fact) => fact !== false);
  return [
    'Dear colleagues,',
    `On ${announcedOn} your system notified us over EWP of an inter-institutional agreement. We could not receive it, so it does not appear in our system, whatever its status is in yours.`,
    reason,
    facts.join('\n'),
    'Please pass this on to those who run your system. Once it is corrected, a new notification is enough: our system will fetch the agreement again.',
    'Kind regards,',
  ].join('\n\n');
}
