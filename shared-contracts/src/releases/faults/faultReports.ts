import type { Language } from '../../text/language.ts';
import type { StackFrame } from './stackFrame.ts';

/** What the shell is called where faults are told by module. */
export const SHELL_NAME = 'shell';

/** Path of the call that takes a {@link FaultReport}, below the data API. */
export const FAULT_REPORTS_PATH = '/FaultReports';

/** Most faults, and most counts, in one report. */
export const MOST_FAULTS = 5;
export const MOST_COUNTS = 20;
/** Most times that one line of a report stands for. */
export const MOST_TIMES = 1000;
export const MOST_MESSAGE = 240;
/** A task that keeps the page from answering for longer is counted, in milliseconds. */
export const LONG_TASK_MS = 200;
/** An hour: a longer one was a computer that slept. */
export const LONGEST_TASK_MS = 3_600_000;
/** One tab of so many counts long tasks. */
export const LONG_TASK_TABS = 4;

export const ERROR_NAME = /^[A-Za-z_$][\w$.:-]{0,60}$/;

export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'] as const;
/** A browser, no finer than what helps to find a fault: name and major version, 0 where nobody knows. */
export type Browser = { readonly name: (typeof BROWSERS)[number]; readonly version: number };

/**
 * Why something of a release failed, without anything personal.
 *
 * - module: its id, or `shell`
 * - name: of the error
 * - message: scrubbed, see `scrubText.ts`
 * - frames: innermost first
 */
export type Fault = {
  readonly module: string;
  readonly release: string;
  readonly name: string;
  readonly message: string;
  readonly frames: readonly StackFrame[];
};

/** - page: pattern of the address, such as `/iia/view/:name`; empty where it is none of the portal's; times: in this tab since it was told last */
export type ToldFault = Fault & { readonly page: string; readonly times: number };

/** What is counted and not told one by one: a violation of the content policy, and a task longer than {@link LONG_TASK_MS}. */
export const COUNTED_KINDS = ['violation', 'longTask'] as const;

/**
 * How often something was met in a tab since it was told last.
 *
 * - what: of a violation the directive and the origin that it refused, or a word of the policy such as `inline`; of a long task the pattern of the page
 * - longestMs: of long tasks; 0 for violations
 */
export type ToldCount = {
  readonly kind: (typeof COUNTED_KINDS)[number];
  readonly module: string;
  readonly release: string;
  readonly what: string;
  readonly times: number;
  readonly longestMs: number;
};

/** What a browser tells of what went wrong in a tab. */
export type FaultReport = {
  readonly language: Language;
  readonly browser: Browser;
  readonly faults: readonly ToldFault[];
  readonly counts: readonly ToldCount[];
};
