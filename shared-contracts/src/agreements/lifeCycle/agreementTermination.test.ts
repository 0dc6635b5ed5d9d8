import { terminationApprovalRefusal } from './agreementTermination.ts';
import { TERMINATION_STATUS } from '../agreements.ts';

const BEGUN = {
  terminated: TERMINATION_STATUS['Termination initiated - awaiting approvals'],
  endBegunBy: null,
  isPartnerEnding: true,
  hasPartnerCopy: true,
};

describe('approving a termination', () => {
  test.each([
    ['is free once the partner has marked its copy', {}, undefined],
    ['waits for a copy of the partner', { hasPartnerCopy: false }, 'no-partner-copy'],
    ['waits for the partner to mark its copy', { isPartnerEnding: false }, 'partner-not-ending'],
    [
      'is done once',
      { terminated: TERMINATION_STATUS['Termination initiated - approved by us'], hasPartnerCopy: false },
      'already-approved',
    ],
  ] as const)('%s', (_what, change, refusal) => {
    expect(terminationApprovalRefusal({ ...BEGUN, ...change })).toBe(refusal);
  });
});
