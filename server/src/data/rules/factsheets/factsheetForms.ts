import { toLocalPhone } from 'shared-contracts/members/check/phones.ts';
import { isObject } from '../../../records/save/posted/body.ts';

/**
 * Gives a value of a factsheet of ours in the form in which it is stored, with all that lies in it: a phone as E.164, of a text of blanks nothing, and
 * the language of every address English (specification document 3, section 5).
 *
 * - member: its name
 */
export function toFactsheetForm(member: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.trim() === '') return null;
    return member === 'phone' ? (toLocalPhone(value) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => toFactsheetForm(member, item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, toFactsheetForm(name, part)]);
  return Object.fromEntries(member === 'urls' ? [...entries, ['language', 'en']] : entries);
}
