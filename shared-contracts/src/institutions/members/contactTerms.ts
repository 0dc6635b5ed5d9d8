import type { LanguageTag } from '../../text/language.ts';
import { textInList, valuesOf, type ClosedList } from '../../text/closedList.ts';

/** Titles that a contact may have; none is stored as ''. Source: specification document 2, section 2.1. */
const CONTACT_TITLE_TEXTS = {
  'Mr.': { en: 'Mr.', el: 'Κος' },
  'Ms.': { en: 'Ms.', el: 'Κα (Ms.)' },
  'Mrs.': { en: 'Mrs.', el: 'Κα (Mrs.)' },
  Professor: { en: 'Professor', el: 'Καθηγ.' },
  'Associate Professor': { en: 'Associate Professor', el: 'Αναπλ. Καθηγ.' },
  'Assistant Professor': { en: 'Assistant Professor', el: 'Επίκ. Καθηγ.' },
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
} as const satisfies ClosedList;

/** Titles of profiles and factsheets that contacts spell otherwise. Source: specification document 2, section 2.6. */
const OTHER_TITLE_TEXTS = { Dr: { en: 'Dr', el: 'Δρ.' } } as const satisfies ClosedList;
const ALL_TITLE_TEXTS = { ...CONTACT_TITLE_TEXTS, ...OTHER_TITLE_TEXTS };

/** Roles of contacts as the portal's own list (`MobilityRoleDescriptions`) has them. */
const CONTACT_ROLE_TEXTS = {
  'Departmental Coordinator': { en: 'Departmental Coordinator', el: 'Συντονιστής Τμήματος' },
  'Institutional Coordinator': { en: 'Institutional Coordinator', el: 'Συντονιστής Ιδρύματος' },
  'Legal Representative': { en: 'Legal Representative', el: 'Νόμιμος Εκπρόσωπος' },
  Signatory: { en: 'Signatory', el: 'Υπογράφων' },
  'Administrative Contact': { en: 'Administrative Contact', el: 'Διοικητικός Υπεύθυνος' },
  'Incoming Students Contact': { en: 'Incoming Students Contact', el: 'Υπεύθυνος Εισερχόμενων Φοιτητών' },
  'Outgoing Students Contact': { en: 'Outgoing Students Contact', el: 'Υπεύθυνος Εξερχόμενων Φοιτητών' },
  'Staff Mobility Contact': { en: 'Staff Mobility Contact', el: 'Υπεύθυνος Κινητικότητας Προσωπικού' },
} as const satisfies ClosedList;

/** Tells whether a text is the name of a role of the portal's list. */
export function isContactRole(text: string): boolean {
  return Object.hasOwn(CONTACT_ROLE_TEXTS, text);
}

/** Roles of the portal's own list. */
export const CONTACT_ROLES = valuesOf(CONTACT_ROLE_TEXTS);

/** Titles that the contact steps offer. */
export const CONTACT_TITLES = valuesOf(CONTACT_TITLE_TEXTS);

/** Titles that a profile and a factsheet offer: no Associate Professor, and a doctor without a dot. Source: specification documents 2, section 2.6, and 3, section 9. */
export const PROFILE_TITLES: readonly string[] = CONTACT_TITLES.filter(
  (title) => title !== 'Associate Professor',
).map((title) => (title === 'Dr.' ? 'Dr' : title));

/** Titles that a person may give a contact. No `oneOf` of the member: what partners write is kept as it came. */
export const OFFERED_TITLES: readonly string[] = valuesOf(ALL_TITLE_TEXTS);

/** A contact's title as people read it; one that is not in the list, as of a partner, as it came. */
export function contactTitleText(title: string, tag: LanguageTag): string {
  return textInList(ALL_TITLE_TEXTS, title, tag);
}

/** Puts a title where people put it: a form of address before the name, what is no more than a kind of staff behind it. */
export function nameWithTitle(title: string, name: string, tag: LanguageTag): string {
  if (title === '' || name === '') return name;
  const text = contactTitleText(title, tag);
  // Which of two forms of address it is stands in brackets in the list of titles alone.
  return isStaff(title) ? `${name}, ${text}` : `${text.replace(/ \(.*\)$/, '')} ${name}`;
}

/** Tells whether a title is a kind of staff and no form of address. */
function isStaff(title: string): boolean {
  return Object.hasOwn(ALL_TITLE_TEXTS, title) && title.endsWith(' Staff');
}

/** A contact's role as people read it; one that is not in the list as it came. */
export function contactRoleText(role: string, tag: LanguageTag): string {
  return textInList(CONTACT_ROLE_TEXTS, role, tag);
}
