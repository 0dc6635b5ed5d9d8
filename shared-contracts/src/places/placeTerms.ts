import { textInList, valuesOf, type ClosedList } from '../text/closedList.ts';
import type { LanguageTag } from '../text/language.ts';

/** What a mobility row is for, by the names of the tables of an agreement. */
const PLACE_KIND_TEXTS = {
  studies: { en: 'Student studies', el: 'Σπουδές φοιτητών' },
  traineeship: { en: 'Student traineeships', el: 'Πρακτική άσκηση φοιτητών' },
  teaching: { en: 'Staff teaching', el: 'Διδασκαλία προσωπικού' },
  training: { en: 'Staff training', el: 'Επιμόρφωση προσωπικού' },
} as const satisfies ClosedList;
export const PLACE_KINDS = valuesOf(PLACE_KIND_TEXTS);
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** From our university, or to it. */
const PLACE_DIRECTION_TEXTS = {
  outgoing: { en: 'Outgoing', el: 'Εξερχόμενοι' },
  incoming: { en: 'Incoming', el: 'Εισερχόμενοι' },
} as const satisfies ClosedList;
export const PLACE_DIRECTIONS = valuesOf(PLACE_DIRECTION_TEXTS);
export type PlaceDirection = (typeof PLACE_DIRECTIONS)[number];

/** Columns by which the catalogue is put in order. */
export const PLACE_ORDERS = [
  'partner',
  'country',
  'department',
  'kind',
  'direction',
  'field',
  'cycle',
  'places',
  'given',
  'free',
  'months',
  'days',
  'language',
  'level',
  'blended',
  'nominations',
  'agreement',
] as const;
export type PlaceOrder = (typeof PLACE_ORDERS)[number];

export function placeKindText(kind: string, tag: LanguageTag): string {
  return textInList(PLACE_KIND_TEXTS, kind, tag);
}

export function placeDirectionText(direction: string, tag: LanguageTag): string {
  return textInList(PLACE_DIRECTION_TEXTS, direction, tag);
}
