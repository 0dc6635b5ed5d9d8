import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { PublicPlaces } from '../readPublicPlaces.ts';
import type { PublicSite } from './publicPage.ts';

/** What a page is written of: who shows it, all that there is, the language, and what is now. */
export type Reading = {
  readonly site: PublicSite;
  readonly places: PublicPlaces;
  readonly tag: LanguageTag;
  readonly now: Date;
};
