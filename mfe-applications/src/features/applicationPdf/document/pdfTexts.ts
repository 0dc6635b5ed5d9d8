import { createContext, use } from 'react';
import {
  DEFAULT_LANGUAGE,
  languageOfTag,
  type Language,
  type LanguageTag,
} from 'shared-contracts/text/language.ts';
import formEl from '../../../locales/applicationForm/el.json' with { type: 'json' };
import formEn from '../../../locales/applicationForm/en.json' with { type: 'json' };
import listEl from '../../../locales/el.json' with { type: 'json' };
import listEn from '../../../locales/en.json' with { type: 'json' };
import { english, type ApplicationPdfTexts } from './texts/english.ts';
import { greek } from './texts/greek.ts';

/** The form's texts and the list's are said in the document as they stand there: what was agreed to is what was read. */
const TEXTS = {
  en: { own: english, form: formEn.applicationForm, list: listEn.applicationList },
  el: { own: greek, form: formEl.applicationForm, list: listEl.applicationList },
} as const satisfies Record<LanguageTag, { own: ApplicationPdfTexts; form: unknown; list: unknown }>;

export type PdfLanguage = {
  readonly language: Language;
  readonly tag: LanguageTag;
  readonly texts: ApplicationPdfTexts;
  readonly form: typeof formEn.applicationForm;
  readonly list: typeof listEn.applicationList;
};

export function pdfLanguage(tag: LanguageTag): PdfLanguage {
  const { own, form, list } = TEXTS[tag];
  return { language: languageOfTag(tag) ?? DEFAULT_LANGUAGE, tag, texts: own, form, list };
}

export const PdfLanguageContext = createContext<PdfLanguage>(pdfLanguage('en'));

/** Gives language and texts of the document that is being made. */
export function usePdfLanguage(): PdfLanguage {
  return use(PdfLanguageContext);
}
