import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Width and height of every picture, as `pnpm --filter e2e run pictures` takes them. */
export const PICTURE_SIZE = { width: 960, height: 560 } as const;

// A bundler finds a file by its name only where that is written out.
const PICTURES = {
  overview: {
    en: () => new URL('./overview.en.webp', import.meta.url).href,
    el: () => new URL('./overview.el.webp', import.meta.url).href,
  },
  agreements: {
    en: () => new URL('./agreements.en.webp', import.meta.url).href,
    el: () => new URL('./agreements.el.webp', import.meta.url).href,
  },
  agreement: {
    en: () => new URL('./agreement.en.webp', import.meta.url).href,
    el: () => new URL('./agreement.el.webp', import.meta.url).href,
  },
  destinations: {
    en: () => new URL('./destinations.en.webp', import.meta.url).href,
    el: () => new URL('./destinations.el.webp', import.meta.url).href,
  },
  application: {
    en: () => new URL('./application.en.webp', import.meta.url).href,
    el: () => new URL('./application.el.webp', import.meta.url).href,
  },
  applications: {
    en: () => new URL('./applications.en.webp', import.meta.url).href,
    el: () => new URL('./applications.el.webp', import.meta.url).href,
  },
  places: {
    en: () => new URL('./places.en.webp', import.meta.url).href,
    el: () => new URL('./places.el.webp', import.meta.url).href,
  },
  settings: {
    en: () => new URL('./settings.en.webp', import.meta.url).href,
    el: () => new URL('./settings.el.webp', import.meta.url).href,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LanguageTag, () => string>>>>;

/** A picture of a screen, made of sample people. */
export type HelpPicture = keyof typeof PICTURES;

/** Gives the address of a picture in a language. */
export function pictureUrl(name: HelpPicture, tag: LanguageTag): string {
  return PICTURES[name][tag]();
}
