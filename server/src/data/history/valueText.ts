import { formatDayMonthYear } from 'shared-contracts/dates/formatDate.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import {
  contactRoleText,
  contactTitleText,
  nameWithTitle,
} from 'shared-contracts/institutions/members/contactTerms.ts';
import { isObject } from '../../records/save/posted/body.ts';
import { childrenOf } from '../../records/save/stored/childRecords.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { htmlText } from './htmlText.ts';
import type { NameOf } from './names.ts';
import type { HistoryWords } from './words.ts';

/** What values are told in. */
export type Telling = {
  readonly nameOf: NameOf;
  readonly words: HistoryWords;
  readonly language: LanguageTag;
};

// Making one takes longer than telling a hundred numbers.
const NUMBERS: Readonly<Record<LanguageTag, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en'),
  el: new Intl.NumberFormat('el'),
};

/** Tells a value that is not empty; null where the text says nothing. */
export type ValueText = (value: unknown, telling: Telling) => string | null;

export function plainText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export const numberText: ValueText = (value, { language }) =>
  typeof value === 'number' ? NUMBERS[language].format(value) : null;
export const switchText: ValueText = (value, { words }) => (value === true ? words.yes : words.no);
export const commentText: ValueText = (value) => (typeof value === 'string' ? htmlText(value) : null);

export function named(set: SetName): ValueText {
  return (value, { nameOf }) => nameOf(set, value);
}

/** - first: the number that the first word stands for */
export function oneOf(list: 'status' | 'ewpStatus' | 'terminated' | 'localStatus', first: number): ValueText {
  return (value, { words }) => words[list][Number(value) - first] ?? null;
}

/** Tells a list of parts in one text. */
export function listed(part: ValueText): ValueText {
  return (value, telling) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return joined(
      items.map((item) => part(item, telling)),
      ', ',
    );
  };
}

/** Returns the day of a date or a time. */
export const dayText: ValueText = (value) => (typeof value === 'string' ? formatDayMonthYear(value) : null);

/** Subject area with its clarification in parentheses. */
export const subjectAreaText: ValueText = (value, { nameOf }) => {
  if (!isObject(value)) return null;
  const clarification = plainText(value.clarification);
  const name = nameOf('MobilitySubjectAreas', value.subjectArea);
  return clarification === null ? name : `${name} (${clarification})`;
};

export const languageSkillText: ValueText = (value, telling) => {
  if (!isObject(value)) return null;
  const [area] = childrenOf(value, 'subjectAreaWithClarification');
  const name = telling.nameOf('MobilityLanguages', value.language);
  const skill = joined([name, plainText(value.languageLevel)], ' ');
  return area === undefined ? skill : `${skill} (${subjectAreaText(area, telling)})`;
};

export const cycleText: ValueText = (value, { language }) =>
  isObject(value) && typeof value.studyCycle === 'string' ? studyCycleText(value.studyCycle, language) : null;

export const roleText: ValueText = (value, { language }) =>
  isObject(value) && typeof value.value === 'string' ? contactRoleText(value.value, language) : null;

export const titleText: ValueText = (value, { language }) => {
  const title = plainText(value);
  return title === null ? null : contactTitleText(title, language);
};

export const identificationText: ValueText = (value) =>
  isObject(value) ? joined([plainText(value.iiaId), plainText(value.iiaCode)], ' · ') : null;

/** Institution, signer and day of a signature. */
export const signingText: ValueText = (value, telling) => {
  if (!isObject(value)) return null;
  const signer: StoredRecord = isObject(value.signer) ? value.signer : {};
  const { nameOf } = telling;
  const named = joined([signer.givenName, signer.familyName].map(plainText), ' ');
  const name = named && nameWithTitle(plainText(signer.title) ?? '', named, telling.language);
  return joined(
    [nameOf('MobilityInstitutions', value.institution), name, dayText(value.signingDate, telling)],
    ' · ',
  );
};

/** Puts the parts that say something together; null when none does. */
export function joined(parts: readonly (string | null)[], by: string): string | null {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join(by);
}
