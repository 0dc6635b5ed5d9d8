/**
 * What can go wrong with a release of a module, in the one vocabulary that browsers report and the server counts:
 * - load: its entry did not come, or came as something else
 * - integrity: its code is not what was released
 * - contract: it does not fit this shell
 * - start: its code came and failed before it had given its pages
 * - render: one of its pages failed while it was shown
 * - chunk: a further file of it did not come
 * - texts: its texts did not come
 */
export const MODULE_FAILURES = [
  'load',
  'integrity',
  'contract',
  'start',
  'render',
  'chunk',
  'texts',
] as const;
export type ModuleFailure = (typeof MODULE_FAILURES)[number];

/** What became of a release on a page: `ready` once its pages can be shown, or what went wrong with it. */
export type ModuleOutcome = 'ready' | ModuleFailure;

/** Tells what became of a release; called once for each attempt, and once for each page that failed while it was shown. */
export type ReportModule = (module: string, release: string, outcome: ModuleOutcome) => void;

/** Path of the call that takes a {@link ModuleReport}, below the data API. */
export const MODULE_REPORTS_PATH = '/ModuleReports';
/** Most outcomes in one report. */
export const MOST_OUTCOMES = 50;

export type ReportedOutcome = {
  readonly module: string;
  readonly release: string;
  readonly outcome: ModuleOutcome;
};

/**
 * What a browser tells of the releases that it opened.
 *
 * - tab: a random UUID for each tab, kept as long as it is open
 * - outcomes: {@link MOST_OUTCOMES} at most; the same one of the same tab again counts once
 */
export type ModuleReport = { readonly tab: string; readonly outcomes: readonly ReportedOutcome[] };
