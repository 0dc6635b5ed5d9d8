import type { NeededCalls } from 'shared-contracts/call/callVersions.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import type { SharedExports } from '../contents/sharedExports.ts';

/** File beside the shell's built code that holds the {@link ShellRelease}. */
export const SHELL_FILE = 'shell.json';

/**
 * Everything about one build of the shell, its `shell.json`.
 *
 * - scripts: files that start it, in order, relative to the folder of this file
 * - shares: version of each entry point that it offers to modules; earlier majors beside the present ones under `besideKey`, here and below
 * - offers: names of the exports of these entry points; one whose exports nobody knows before it runs is left out
 * - permissions: those that it knows
 * - shareFiles: files of the entry points that are not part of `scripts`
 * - locales: files of its own texts
 * - server: as of a module's release
 * - provenance: as of a module's release
 */
export type ShellRelease = {
  readonly release: string;
  readonly contract: number;
  readonly scripts: readonly string[];
  readonly shares: Readonly<Record<string, string>>;
  readonly offers?: SharedExports;
  readonly permissions?: readonly string[];
  readonly shareFiles: Readonly<Record<string, readonly string[]>>;
  readonly locales: Readonly<Record<LanguageTag, readonly string[]>>;
  readonly server?: NeededCalls;
  readonly provenance?: ReleaseProvenance;
  readonly files: Readonly<Record<string, { readonly size: number; readonly integrity: string }>>;
};
