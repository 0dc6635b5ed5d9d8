import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { contactRoleText, contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import type { ConflictItem } from 'shared-record/model';

/** Turns what only has an id into what people read. */
export type ValueNames = {
  readonly institution: (id: number) => string;
  readonly subjectArea: (id: number) => string;
  readonly language: (id: number) => string;
  readonly tag: LanguageTag;
  readonly yes: string;
  readonly no: string;
};

/** Writes the value of one member as a person reads it; `''` when there is none. HTML stays as it is. */
export function describeValue(member: string, value: unknown, names: ValueNames): string {
  if (value == null || value === '') return '';
  if (typeof value === 'boolean') return value ? names.yes : names.no;
  if (typeof value === 'number') return describeNumber(member, value, names);
  if (Array.isArray(value))
    return value
      .map((part) => describeValue(member, part, names))
      .filter(Boolean)
      .join('; ');
  if (typeof value === 'object') return describeObject(value, names);
  if (typeof value !== 'string') return '';
  return member === 'title' ? contactTitleText(value, names.tag) : value;
}

function nameOf(item: ConflictItem, names: ValueNames): string {
  const text = (member: string) => describeValue(member, item[member], names);
  return personText({ givenName: text('givenName'), familyName: text('familyName') }, names.tag);
}

/** Names a contact or a row in one line. */
export function describeItem(item: ConflictItem, names: ValueNames): string {
  const parts =
    'familyName' in item
      ? [nameOf(item, names), item['email']]
      : [
          [item['fromInstitution'], item['toInstitution']]
            .map((end) => describeValue('institution', end, names))
            .filter(Boolean)
            .join(' → '),
          describeValue('subjectAreas', item['subjectAreasWithClarifications'], names),
        ];
  return parts.filter((part) => part != null && part !== '').join(', ');
}

function describeNumber(member: string, value: number, names: ValueNames): string {
  if (member.endsWith('Year') && !member.endsWith('PerYear')) return academicYearName(value);
  if (/institution$/i.test(member)) return names.institution(value);
  return String(value);
}

/** Departments, roles, study cycles, subject areas and language skills: each is known by the members that it has. */
function describeObject(value: object, names: ValueNames): string {
  const has = (name: string): unknown => Object.entries(value).find(([own]) => own === name)?.[1];
  const area = has('subjectArea');
  const language = has('language');
  const parts = [
    typeof area === 'number' ? names.subjectArea(area) : area,
    has('clarification'),
    typeof language === 'number' ? names.language(language) : language,
    has('languageLevel'),
    told(has('studyCycle'), studyCycleText, names.tag),
    told(has('value'), contactRoleText, names.tag),
    has('name'),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

function told(value: unknown, text: (value: string, tag: LanguageTag) => string, tag: LanguageTag): unknown {
  return typeof value === 'string' ? text(value, tag) : value;
}
