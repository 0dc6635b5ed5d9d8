import {
  newApplicationBlock,
  type ApplicationType,
  type ApplicationWindow,
  type ExistingApplication,
} from './applications.ts';

const FLAG_PREFIX = {
  'long-term-studies': 'checkIfLongTermApplicationForm',
  'short-term-studies': 'checkIfShortTermApplicationForm',
} as const satisfies Record<ApplicationType, string>;

/** Names of the flags that say what keeps a student from a new application. Source: specification document 3, section 8. */
export type ApplicationFlag =
  `${(typeof FLAG_PREFIX)[ApplicationType]}${'AcademicYear' | 'AcademicPeriod'}Disabled`;

/**
 * Gives the flags of one type: true when the student has an application for the academic year, and when the window is closed.
 *
 * - settings: of the type; undefined when the office has not set it up yet
 * - applications: the student's own ones, of any type
 */
export function applicationFlags(
  type: ApplicationType,
  settings: ApplicationWindow | undefined,
  applications: readonly ExistingApplication[],
  caller: { readonly isIro: boolean; readonly now: Date },
): ReadonlyArray<readonly [flag: ApplicationFlag, isDisabled: boolean]> {
  const prefix = FLAG_PREFIX[type];
  const hasApplication = newApplicationBlock(type, settings, applications, caller) === 'exists';
  // Without applications nothing but the window is left to ask.
  const isClosed = newApplicationBlock(type, settings, [], caller) === 'closed';
  return [
    [`${prefix}AcademicYearDisabled`, hasApplication],
    [`${prefix}AcademicPeriodDisabled`, isClosed],
  ];
}
