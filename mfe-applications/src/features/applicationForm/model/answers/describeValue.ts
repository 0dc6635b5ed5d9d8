import { formatDayMonthYear } from 'shared-ui/core';
import { NUMBER_WRITING } from '../../../../lib/numberWriting.ts';

/** Texts and names of whatever a form holds by a code or an id. */
export type ValueNames = {
  readonly yes: string;
  readonly no: string;
  /** Of a code in a closed list, such as `gender` and 1; undefined where the member has no such list. */
  readonly codeText: (member: string, code: string | number) => string | undefined;
  /** Of another record, by its id; undefined where the member is no such link. */
  readonly recordName: (member: string, id: number) => string | undefined;
  /** Of a country within an address. */
  readonly countryName: (country: object) => string;
};

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days and numbers are written as they are typed: dd/mm/yyyy, in groups. */
function textOf(member: string, value: string, names: ValueNames): string {
  if (CALENDAR_DAY.test(value)) return formatDayMonthYear(value);
  return isNumber(member) ? NUMBER_WRITING[member].write(value) : (names.codeText(member, value) ?? value);
}

function isNumber(member: string): member is keyof typeof NUMBER_WRITING {
  return Object.hasOwn(NUMBER_WRITING, member);
}

/** Writes the value of a member, or a whole entry, as a person reads it; `''` when there is none. The browser's own key is no value. */
export function describeValue(path: string, value: unknown, names: ValueNames): string {
  const member = path.split('.').at(-1) ?? '';
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? names.yes : names.no;
  if (typeof value === 'number')
    return names.codeText(member, value) ?? names.recordName(member, value) ?? String(value);
  if (typeof value === 'string') return textOf(member, value, names);
  if (typeof value !== 'object') return '';
  if ('countryName' in value) return names.countryName(value);
  return Object.entries(value)
    .filter(([name]) => name !== 'key' && name !== 'id')
    .map(([name, part]) => describeValue(Array.isArray(value) ? member : name, part, names))
    .filter(Boolean)
    .join(', ');
}
