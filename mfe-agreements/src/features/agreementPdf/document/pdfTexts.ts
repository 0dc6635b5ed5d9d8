import { createContext, use } from 'react';
import {
  DEFAULT_LANGUAGE,
  languageOfTag,
  type Language,
  type LanguageTag,
} from 'shared-contracts/text/language.ts';
import { english, type PdfTexts } from './texts/english.ts';
import { greek } from './texts/greek.ts';

/** They go with the worker and not with the page, which has no use for them. */
const TEXTS: Readonly<Record<LanguageTag, PdfTexts>> = { en: english, el: greek };

export type PdfLanguage = {
  readonly language: Language;
  readonly tag: LanguageTag;
  readonly texts: PdfTexts;
};

export function pdfLanguage(tag: LanguageTag): PdfLanguage {
  return { language: languageOfTag(tag) ?? DEFAULT_LANGUAGE, tag, texts: TEXTS[tag] };
}

export const PdfLanguageContext = createContext<PdfLanguage>(pdfLanguage('en'));

/** Gives language and texts of the document that is being made. */
export function usePdfLanguage(): PdfLanguage {
  return use(PdfLanguageContext);
}

/** Says a name that factsheets commonly give in the document's language; what somebody worded themselves stays as it is. */
export function knownName(name: string | null | undefined, names: Readonly<Record<string, string>>): string {
  const known = Object.entries(names).find(([each]) => each.toLowerCase() === name?.trim().toLowerCase());
  return known?.[1] ?? name ?? '';
}
