import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Texts by i18next namespace. */
export type Messages = Readonly<Record<string, object>>;

/** Loads the texts of the shell and of shared-ui in one file per language. */
export const SHELL_MESSAGES: Readonly<Record<LanguageTag, () => Promise<Messages>>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en" */ './messages.en.ts')).messages,
  el: async () => (await import(/* webpackChunkName: "texts-el" */ './messages.el.ts')).messages,
};
