import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { HelpPicture } from '../pictures/pictures.ts';

/** - steps: what to do, one after the other; names of buttons stand in quotation marks, as the screens have them */
export type ArticleTexts = {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly string[];
};

/**
 * How one thing is done in the portal.
 *
 * - id: names it in addresses, `/help#{id}`, for ever
 * - screen: where it is done, as module and route of its `mfe.json`; whoever may open that page may read the article. Absent: on every page
 * - needs: a right that it takes besides
 * - picture: with what it shows, for whoever does not see it
 */
export type HelpArticle = {
  readonly id: string;
  readonly screen?: readonly [module: string, route: string];
  readonly needs?: Permission;
  readonly picture?: { readonly name: HelpPicture; readonly alt: Readonly<Record<LanguageTag, string>> };
  readonly texts: Readonly<Record<LanguageTag, ArticleTexts>>;
};
