import { PARTNER_NEWS, type PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import { CALL_FAILURES, type CallFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import { ANSWERED_BY_SENDING, AWAY, FOR_PEOPLE, NOT_TAKEN } from './attentionRule.ts';

/** Who has to look into it: `until sent`, until somebody sends the partner another copy; `not taken`, since a copy was not taken in. */
type Concern = 'nobody' | 'people' | 'people, until sent' | 'people, not taken';

const NEWS: Readonly<Record<PartnerNews, Concern>> = {
  linked: 'nobody',
  changed: 'nobody',
  unchanged: 'nobody',
  reordered: 'nobody',
  reverted: 'nobody',
  'termination-asked': 'nobody',
  deleted: 'people, until sent',
  'deletion-ignored': 'people',
  approved: 'nobody',
  'approved-earlier': 'nobody',
  'approved-other': 'nobody',
  'not-approved': 'nobody',
  'approval-withdrawn': 'people, until sent',
  'withdrawal-ignored': 'people',
  'wrong-hash': 'people, not taken',
  'other-partners': 'people, not taken',
  offered: 'nobody',
  'no-agreement': 'nobody',
  'our-agreement-deleted': 'nobody',
  repeated: 'nobody',
  failed: 'people, not taken',
};

/** Whether the portal's next try may mend a call that failed so. */
const FAILURES: Readonly<Record<CallFailureKind, 'may pass' | 'stays'>> = {
  'forbidden-address': 'stays',
  'not-on-network': 'may pass',
  network: 'may pass',
  timeout: 'may pass',
  status: 'may pass',
  'bad-signature': 'stays',
  'too-large': 'stays',
  'not-xml': 'stays',
  'not-valid': 'stays',
  'own-fault': 'stays',
};

describe('what people have to look into', () => {
  test.each(PARTNER_NEWS)('of news of the partner: %s', (news) => {
    expect(FOR_PEOPLE.includes(news)).toBe(NEWS[news] !== 'nobody');
    expect(ANSWERED_BY_SENDING.includes(news)).toBe(NEWS[news] === 'people, until sent');
    expect(NOT_TAKEN.includes(news)).toBe(NEWS[news] === 'people, not taken');
  });

  test.each(CALL_FAILURES)('of calls that failed: %s', (failure) => {
    expect(AWAY.includes(failure)).toBe(FAILURES[failure] === 'may pass');
  });
});
