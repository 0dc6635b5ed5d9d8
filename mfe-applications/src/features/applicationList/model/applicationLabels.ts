import type { StatusTone } from 'shared-ui/core';
import { PROGRAMME } from 'shared-contracts/applications/applications.ts';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';

export const STATUS_LABEL = {
  draft: 'applicationList.status.draft',
  submitted: 'applicationList.status.submitted',
  validated: 'applicationList.status.validated',
  unknown: 'applicationList.status.unknown',
} as const satisfies Record<ApplicationListRow['status'], string>;

export const TYPE_LABEL = {
  'long-term-studies': 'applicationList.type.longTerm',
  'short-term-studies': 'applicationList.type.shortTerm',
  unknown: 'applicationList.type.unknown',
} as const satisfies Record<ApplicationListRow['type'], string>;

export const STATUS_TONE = {
  draft: 'neutral',
  submitted: 'brand',
  validated: 'success',
  unknown: 'warning',
} as const satisfies Record<ApplicationListRow['status'], StatusTone>;

/** Programmes that have a name in both languages; others are shown as they are stored. */
export const PROGRAMME_LABEL: ReadonlyMap<string, 'applicationList.programme.erasmusStudies'> = new Map([
  [PROGRAMME, 'applicationList.programme.erasmusStudies'],
]);
