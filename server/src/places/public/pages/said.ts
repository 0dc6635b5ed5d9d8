import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_TEXTS } from '../publicTexts.ts';

type Values = Readonly<Record<string, string | number>>;

/** Gives a text of the public pages with its values in it, as plain text. */
export function said(tag: LanguageTag, name: keyof typeof PUBLIC_TEXTS, values: Values = {}): string {
  return PUBLIC_TEXTS[name][tag].replace(/\{(\w+)\}/g, (_slot, key: string) => String(values[key] ?? ''));
}

/** The same, safe to stand in HTML. */
export function saidHtml(tag: LanguageTag, name: keyof typeof PUBLIC_TEXTS, values: Values = {}): string {
  return escapeHtml(said(tag, name, values));
}
