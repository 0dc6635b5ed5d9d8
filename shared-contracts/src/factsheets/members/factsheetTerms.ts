import type { LanguageTag } from '../../text/language.ts';
import { textInList, valuesOf, type ClosedList } from '../../text/closedList.ts';

/** Documents that a university may ask of applicants. Source: specification document 3, section 5. */
const REQUIREMENT_NAME_TEXTS = {
  'Motivation letter': { en: 'Motivation letter', el: 'Επιστολή κινήτρων' },
  'Transcript of Records': { en: 'Transcript of Records', el: 'Αναλυτική βαθμολογία' },
  'Language certificate': { en: 'Language certificate', el: 'Πιστοποιητικό γλωσσομάθειας' },
  'Reference letter': { en: 'Reference letter', el: 'Συστατική επιστολή' },
  Portfolio: { en: 'Portfolio', el: 'Φάκελος έργων' },
  CV: { en: 'CV', el: 'Βιογραφικό σημείωμα' },
  'Other document': { en: 'Other document', el: 'Άλλο έγγραφο' },
} as const satisfies ClosedList;

/** Names that a local factsheet may have. No `oneOf` of the member: what partners write is kept as it came. */
export const REQUIREMENT_NAMES = valuesOf(REQUIREMENT_NAME_TEXTS);

const ACCESSIBILITY_TYPE_TEXTS = {
  Infrastructure: { en: 'Infrastructure', el: 'Υποδομή' },
  Service: { en: 'Service', el: 'Υπηρεσία' },
} as const satisfies ClosedList;
export const ACCESSIBILITY_TYPES = valuesOf(ACCESSIBILITY_TYPE_TEXTS);

/** A requirement as people read it; one that a partner wrote as it came. */
export function requirementNameText(name: string, tag: LanguageTag): string {
  return textInList(REQUIREMENT_NAME_TEXTS, name, tag);
}

/** A type of accessibility as people read it; one that nobody knows as it came. */
export function accessibilityTypeText(type: string, tag: LanguageTag): string {
  return textInList(ACCESSIBILITY_TYPE_TEXTS, type, tag);
}
