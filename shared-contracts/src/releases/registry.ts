import type { NeededCalls } from '../call/callVersions.ts';
import type { LanguageTag } from '../text/language.ts';
import type { ModuleDescription } from './module.ts';
import type { ReleaseNews } from './news.ts';
import type { ReleaseProvenance } from './releaseProvenance.ts';

/**
 * Everything about one release of a module, its `release.json`; written once by the release command, never changed.
 *
 * - entry: file name of the remote entry, relative to the folder that holds this file
 * - files: every file of the release with its size in bytes and its `sha384-…` integrity value; the registry leaves out those whose hash the
 *   entry holds (`registeredRelease`)
 * - entryHolds: the entry sees to the hashes of the files that are asked for after it, of code by `pages.file`; that of a release of an earlier time does not
 * - preload: files to ask for at once when a route is opened, by route id, without the entry; `locales` the same by language
 * - pages: which routes have a page that loads on its own, and the file that says what these need, {@link PageFiles}; a release of an earlier
 *   time does not say it
 * - news: what is new for people; a release of an earlier time, and a module that tells nothing, has none
 * - share: version ranges of what the module expects from the shell
 * - uses: which of these entry points a route asks for when it is opened, by route id
 * - server: which versions of the server's calls and sets it needs; releases of an earlier time do not say it
 * - provenance: releases of an earlier time, and those built where nobody could tell, have none
 */
export type ModuleRelease = {
  readonly id: string;
  readonly release: string;
  readonly contract: number;
  /** Name of the container that the remote entry registers; it holds the release, so that two releases never mix. */
  readonly container: string;
  readonly entry: string;
  readonly entryHolds?: 'hashes';
  readonly files: Readonly<Record<string, { readonly size: number; readonly integrity: string }>>;
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly locales: Readonly<Record<LanguageTag, readonly string[]>>;
  readonly pages?: { readonly file: string; readonly routes: readonly string[] };
  readonly news?: ReleaseNews;
  readonly share: Readonly<Record<string, string>>;
  readonly uses: Readonly<Record<string, readonly string[]>>;
  readonly description: ModuleDescription;
  readonly server?: NeededCalls;
  readonly provenance?: ReleaseProvenance;
};

/**
 * What pages that load on their own need at once, beside what every page of the module does, by route id: names of files with their `sha384-…`, of
 * the code and of the texts in each language. Under {@link OF_NO_PAGE} stands the code that is asked for when somebody acts. Not part of the registry,
 * which every page carries.
 */
export type PageFiles = Readonly<
  Record<
    string,
    {
      readonly code: Readonly<Record<string, string>>;
      readonly texts: Readonly<Record<LanguageTag, Readonly<Record<string, string>>>>;
    }
  >
>;

/** No route has this id. */
export const OF_NO_PAGE = '';

/**
 * The release of the shell and of each module that is in force. `/registry/registry.json` holds it as a text that is signed.
 *
 * - sequence: rises with every change of the registry; not by one, but at least to the seconds since 1970, so that a folder that was
 *   brought back or begun anew is never older than what browsers have seen of it
 * - issuedAt, expiresAt: ISO 8601, UTC; nobody takes it from expiresAt on
 */
export type Registry = {
  readonly schema: 2;
  readonly sequence: number;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly modules: Readonly<Record<string, RegistryModule>>;
  /** Registries of an earlier time do not name it. */
  readonly shell?: RegistryShell;
};

/**
 * The release of the shell that is in force, and those that were before, newest first; the page names the hashes of its files.
 *
 * - provenance: of the one in force, where it has one
 */
export type RegistryShell = {
  readonly release: string;
  readonly previous: readonly string[];
  readonly provenance?: ReleaseProvenance;
};

export type RegistryModule = {
  /** Folder of the active release, absolute path or address, ending in `/`. */
  readonly base: string;
  readonly release: ModuleRelease;
  /** Releases that were active before, newest first; what a roll-back goes to, and a browser where the active one fails. */
  readonly previous: readonly PreviousRelease[];
  /** Switched off by those who run the portal: its pages say so, and nothing of it is loaded. */
  readonly isOff?: true;
  /** Another release, for a part of the browsers; the active one is that of all others. */
  readonly canary?: ModuleCanary;
  /** Releases that were never active, newest first: nobody gets one without choosing it for a trial. */
  readonly previews?: readonly PreviousRelease[];
};

/**
 * A release that a part of the browsers gets before all do.
 *
 * - percent: how many of a hundred browsers, an integer from {@link LEAST_PERCENT} to {@link MOST_PERCENT}
 * - base: folder of the release, as that of the active one, beside which it lies
 * - stable: `sha384-…` of the `release.json` of the active release, which these browsers go back to where this one fails
 */
export type ModuleCanary = {
  readonly percent: number;
  readonly base: string;
  readonly release: ModuleRelease;
  readonly stable: string;
};

export const LEAST_PERCENT = 1;
export const MOST_PERCENT = 99;

/**
 * A release that is not the active one; its folder lies beside that of the active one.
 *
 * - integrity: `sha384-…` of its `release.json`, which has the hashes of everything else
 */
export type PreviousRelease = { readonly release: string; readonly integrity: string };
