import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import {
  accessibilityTypeText,
  requirementNameText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';

/** - departmentName: names a department that the form holds by its id */
export type ValueNames = {
  readonly tag: LanguageTag;
  readonly departmentName: (id: number) => string;
};

/** Writes the value of a member, or a whole row, as a person reads it; `''` when there is none. The browser's own key is no value. */
export function describeValue(member: string, value: unknown, names: ValueNames): string {
  if (value == null) return '';
  if (typeof value === 'number')
    return member.endsWith('department') ? names.departmentName(value) : String(value);
  if (typeof value === 'string') return describeText(member, value, names.tag);
  if (typeof value !== 'object') return '';
  return Object.entries(value)
    .filter(([name]) => name !== 'key' && name !== 'language')
    .map(([name, part]) => describeValue(Array.isArray(value) ? member : name, part, names))
    .filter(Boolean)
    .join(', ');
}

function describeText(member: string, text: string, tag: LanguageTag): string {
  switch (member.split('.').at(-1)) {
    case 'title':
      return contactTitleText(text, tag);
    case 'name':
      return requirementNameText(text, tag);
    case 'type':
      return accessibilityTypeText(text, tag);
    default:
      return formatDayOfYear(text, tag);
  }
}
