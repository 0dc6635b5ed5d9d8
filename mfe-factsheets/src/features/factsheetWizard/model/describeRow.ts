import type { LanguageTag } from 'shared-contracts/text/language.ts';
import {
  accessibilityTypeText,
  requirementNameText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';

const SHOWN_LENGTH = 80;

/** Names a row of one of the lists in one line; `''` while nothing of it is filled in. */
export function describeRow(row: object, tag: LanguageTag): string {
  const text = (member: string) => {
    const value: unknown = Reflect.get(row, member);
    return typeof value === 'string' ? value.trim() : '';
  };
  const type = 'services' in row ? accessibilityTypeText(text('type'), tag) : text('type');
  const what = text('services') || text('description');
  return [requirementNameText(text('name'), tag) || type, shortened(what)].filter(Boolean).join(' – ');
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}
