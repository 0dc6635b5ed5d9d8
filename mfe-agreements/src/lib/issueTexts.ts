import type { FieldErrorCode } from 'shared-contracts/errorCodes.ts';

/** Keys of sentences that say more in the wizard than those of the whole portal: the numbers that can be out of bounds there are years. */
export const ISSUE_KEY = {
  'too-small': 'agreementIssues.tooSmall',
  'too-large': 'agreementIssues.tooLarge',
} as const satisfies Readonly<Partial<Record<FieldErrorCode, string>>>;
