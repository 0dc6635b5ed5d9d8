import type { AgreementNote } from 'shared-contracts/notes/agreementNotes.ts';
import type { StatusTone } from 'shared-ui/core';

/** How what became of a mail is shown. */
export const MAIL_STATE_TONE = {
  waiting: 'neutral',
  'handing-over': 'neutral',
  sent: 'success',
  unsure: 'warning',
  refused: 'danger',
  'given-up': 'danger',
  void: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<NonNullable<AgreementNote['state']>, StatusTone>;
