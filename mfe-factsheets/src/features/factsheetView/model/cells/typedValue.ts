import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { toLocalPhone } from 'shared-contracts/members/check/phones.ts';
import { toMonthDay } from 'shared-contracts/members/check/values.ts';
import { URL_LANGUAGE } from '../../../../lib/urlLanguage.ts';
import { valueAt } from './cellPath.ts';
import type { CellField, CellSpec } from './cellSpec.ts';
import { weeksLimitOf } from './weeksLimit.ts';

/** A web address as it is typed, with its language. */
export type TypedUrl = { readonly value: string; readonly language: string };

/** What is typed into a cell or a new entry: texts by member, `''` for none, and web addresses, at least one. */
export type Typed = {
  readonly texts: Readonly<Record<string, string>>;
  readonly urls: readonly TypedUrl[];
};

export const NEW_URL: TypedUrl = { value: '', language: URL_LANGUAGE };

/** Reads what a cell says as it would be typed. */
export function typedOf(sheet: FactsheetView, { path, field }: CellSpec): Typed {
  const value = valueAt(sheet, path);
  if (field.kind === 'urls') return { texts: {}, urls: typedUrls(value) };
  return { texts: { [field.member]: textOf(value) }, urls: [] };
}

/** Writes what was settled as it is sent. */
export function sentOf({ kind, member }: CellField, { texts, urls }: Typed): unknown {
  const text = texts[member] ?? '';
  if (kind === 'urls')
    return urls.map(({ value, language }) => ({ value, ...(language !== '' && { language }) }));
  if (text === '') return null;
  return kind === 'weeks' || kind === 'department' ? Number(text) : text;
}

/**
 * Gives what was typed as it is to be kept: without the spaces around it, a day with two digits each, a phone as E.164, and for a number of weeks what its rule makes of it.
 *
 * - sheet: the factsheet as it is now
 */
export function settledOf({ path, field }: CellSpec, { texts, urls }: Typed, sheet: FactsheetView): Typed {
  if (field.kind === 'urls')
    return { texts: {}, urls: urls.map((url) => ({ ...url, value: url.value.trim() })) };
  const text = (texts[field.member] ?? '').trim();
  return { texts: { [field.member]: settledText(field, text, valueAt(sheet, path)) }, urls: [] };
}

function settledText({ kind }: CellField, text: string, before: unknown): string {
  if (kind === 'day') return toMonthDay(text) ?? text;
  if (kind === 'tel') return toLocalPhone(text) ?? text;
  if (kind !== 'weeks') return text;
  return textOf(weeksLimitOf(text, typeof before === 'number' ? before : null).weeks);
}

function typedUrls(value: unknown): readonly TypedUrl[] {
  // The schema of the factsheet has read them.
  const urls = (value ?? []) as readonly { readonly value: string; readonly language?: string | null }[];
  return urls.length === 0
    ? [NEW_URL]
    : urls.map((url) => ({ value: url.value, language: url.language ?? '' }));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
