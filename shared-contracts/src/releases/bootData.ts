import type { LanguageTag } from '../text/language.ts';
import type { PublicKey, SignedRegistry } from './signedRegistry.ts';

/** Id of the element of `index.html` that holds the {@link BootData} as JSON. */
export const BOOT_DATA_ID = 'portal-boot';

/**
 * What `index.html` carries, so that the browser can ask for everything that an address needs at once.
 *
 * - roots: whose word counts about the keys that sign registries
 * - shell.base: folder of the shell's files, ending in `/`
 * - shell.shareFiles: files of the shared entry points that are not part of the shell's first script, by the name that code imports; of an
 *   earlier major beside the present one by that of `besideKey`
 * - shell.locales: files of the shell's own texts, by language
 * - shell.integrity: `sha384-…` of the scripts that are not part of the start; release commands of an earlier time do not state it
 */
export type BootData = {
  readonly registry: SignedRegistry;
  readonly roots: readonly PublicKey[];
  readonly shell: {
    readonly base: string;
    readonly shareFiles: Readonly<Record<string, readonly string[]>>;
    readonly locales: Readonly<Record<LanguageTag, readonly string[]>>;
    readonly integrity?: Readonly<Record<string, string>>;
  };
};
