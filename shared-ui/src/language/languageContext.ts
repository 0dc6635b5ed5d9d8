import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/text/language.ts';
import { createContext, use } from 'react';

export type LanguageState = {
  readonly language: Language;
  /** For `lang` attributes and Intl. */
  readonly tag: LanguageTag;
  readonly setLanguage: (language: Language) => void;
};

export const LanguageContext = createContext<LanguageState | null>(null);

export function languageState(language: Language, setLanguage: (language: Language) => void): LanguageState {
  return { language, tag: LANGUAGE_TAG[language], setLanguage };
}

/** Reads the language in force and the way to change it. Throws outside `PortalProvider`. */
export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (state === null) throw new Error('useLanguage needs a PortalProvider above it');
  return state;
}
