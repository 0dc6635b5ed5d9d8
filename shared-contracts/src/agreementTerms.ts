import type { LanguageTag } from './language.ts';
import type { LanguageLevel, StudyCycle } from './members/levels.ts';

type TermTexts = Readonly<Record<LanguageTag, string>>;

/** How people read study cycles. Source: specification document 2, section 2.1. */
const STUDY_CYCLE_TEXTS: Readonly<Record<StudyCycle, TermTexts>> = {
  '1st': { en: '1st', el: '1ος κύκλος' },
  '2nd': { en: '2nd', el: '2ος κύκλος' },
  '3rd': { en: '3rd', el: '3ος κύκλος' },
  'Short-Cycle': { en: 'Short-Cycle', el: 'Σύντομος κύκλος' },
};

/** How levels of languages are explained where one is chosen. Source: specification document 2, section 2.1. */
const LANGUAGE_LEVEL_TEXTS: Readonly<Record<LanguageLevel, TermTexts>> = {
  A1: { en: 'A1 - Breakthrough', el: 'A1 - Στοιχειώδης γνώση' },
  A2: { en: 'A2 - Waystage', el: 'A2 - Βασική γνώση' },
  B1: { en: 'B1 - Threshold', el: 'B1 - Μέτρια γνώση' },
  B2: { en: 'B2 - Vantage', el: 'B2 - Καλή γνώση' },
  C1: { en: 'C1 - Effective Operational Proficiency', el: 'C1 - Πολύ καλή γνώση' },
  C2: { en: 'C2 - Mastery', el: 'C2 - Άριστη γνώση' },
};

/** Titles that a contact may have; none is stored as ''. Source: specification document 2, section 2.1. */
const CONTACT_TITLE_TEXTS = {
  'Mr.': { en: 'Mr.', el: 'Κος' },
  'Ms.': { en: 'Ms.', el: 'Κα (Ms.)' },
  'Mrs.': { en: 'Mrs.', el: 'Κα (Mrs.)' },
  Professor: { en: 'Professor', el: 'Καθηγητής/Καθηγήτρια' },
  'Associate Professor': { en: 'Associate Professor', el: 'Αναπληρωτής Καθηγητής/Αναπληρώτρια Καθηγήτρια' },
  'Assistant Professor': { en: 'Assistant Professor', el: 'Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια' },
  Lecturer: { en: 'Lecturer', el: 'Λέκτορας' },
  'Dr.': { en: 'Dr.', el: 'Δρ.' },
  'Special Teaching Staff': { en: 'Special Teaching Staff', el: 'Ειδικό Εκπαιδευτικό Προσωπικό (ΕΕΠ)' },
  'Special Laboratory Teaching Staff': {
    en: 'Special Laboratory Teaching Staff',
    el: 'Ειδικό Εργαστηριακό Διδακτικό Προσωπικό',
  },
  'Special Technical Laboratory Teaching Staff': {
    en: 'Special Technical Laboratory Teaching Staff',
    el: 'Ειδικό Τεχνικό Εργαστηριακό Προσωπικό (ΕΤΕΠ)',
  },
  'Scientific Teaching Staff': { en: 'Scientific Teaching Staff', el: 'Επιστημονικό Διδακτικό Προσωπικό' },
  'Laboratory Teaching Staff': { en: 'Laboratory Teaching Staff', el: 'Εργαστηριακό Διδακτικό Προσωπικό' },
  'Temporary Teaching Staff': { en: 'Temporary Teaching Staff', el: 'Έκτακτο Διδακτικό Προσωπικό' },
  'External Teaching Staff': { en: 'External Teaching Staff', el: 'Εξωτερικό Διδακτικό Προσωπικό' },
  'Temporary Staff': { en: 'Temporary Staff', el: 'Έκτακτο Προσωπικό' },
  'Administrative Staff': { en: 'Administrative Staff', el: 'Διοικητικό Προσωπικό' },
} as const satisfies Record<string, TermTexts>;

/** Titles of profiles and factsheets that contacts spell otherwise. Source: specification document 2, section 2.6. */
const OTHER_TITLE_TEXTS = { Dr: { en: 'Dr', el: 'Δρ.' } } as const satisfies Record<string, TermTexts>;

/** Roles of contacts as the portal's own list has them. */
const CONTACT_ROLE_TEXTS = {
  'Departmental Coordinator': { en: 'Departmental Coordinator', el: 'Συντονιστής Τμήματος' },
  'Institutional Coordinator': { en: 'Institutional Coordinator', el: 'Συντονιστής Ιδρύματος' },
  'Legal Representative': { en: 'Legal Representative', el: 'Νόμιμος Εκπρόσωπος' },
  Signatory: { en: 'Signatory', el: 'Υπογράφων' },
  'Administrative Contact': { en: 'Administrative Contact', el: 'Διοικητικός Υπεύθυνος' },
  'Incoming Students Contact': { en: 'Incoming Students Contact', el: 'Υπεύθυνος Εισερχόμενων Φοιτητών' },
  'Outgoing Students Contact': { en: 'Outgoing Students Contact', el: 'Υπεύθυνος Εξερχόμενων Φοιτητών' },
  'Staff Mobility Contact': { en: 'Staff Mobility Contact', el: 'Υπεύθυνος Κινητικότητας Προσωπικού' },
} as const satisfies Record<string, TermTexts>;

export const CONTACT_TITLES = keysOf(CONTACT_TITLE_TEXTS);

/** A study cycle as people read it; one that nobody knows as it is stored. */
export function studyCycleText(cycle: string, tag: LanguageTag): string {
  return textIn(STUDY_CYCLE_TEXTS, cycle, tag);
}

/** A level with its explanation, as in `A1 - Breakthrough`. */
export function languageLevelText(level: LanguageLevel, tag: LanguageTag): string {
  return LANGUAGE_LEVEL_TEXTS[level][tag];
}

/** A contact's title as people read it; one that is not in the list, as of a partner, as it came. */
export function contactTitleText(title: string, tag: LanguageTag): string {
  return textIn({ ...CONTACT_TITLE_TEXTS, ...OTHER_TITLE_TEXTS }, title, tag);
}

/** A contact's role as people read it; one that is not in the list as it came. */
export function contactRoleText(role: string, tag: LanguageTag): string {
  return textIn(CONTACT_ROLE_TEXTS, role, tag);
}

function textIn(texts: Readonly<Record<string, TermTexts>>, value: string, tag: LanguageTag): string {
  return Object.hasOwn(texts, value) ? (texts[value]?.[tag] ?? value) : value;
}

function keysOf<Key extends string>(texts: Readonly<Record<Key, TermTexts>>): readonly Key[] {
  // The tables are literals: they have the keys of their type and no other.
  return Object.keys(texts) as Key[];
}
