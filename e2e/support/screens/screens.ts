import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Account } from '../session/accounts.ts';

export type Screen = {
  readonly path: string;
  /** Who may open it. */
  readonly accounts: readonly Account[];
  readonly title: Readonly<Record<LanguageTag, string>>;
};

/** Screens that stand, by the documents' addresses. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    accounts: ['iro', 'teacher'],
    title: { en: 'Inter-Institutional Agreements', el: 'Διιδρυματικές συμφωνίες' },
  },
  {
    path: '/overview',
    accounts: ['iro', 'teacher'],
    title: { en: 'Overview', el: 'Επισκόπηση' },
  },
  {
    path: '/report',
    accounts: ['iro'],
    title: { en: 'Report', el: 'Αναφορά' },
  },
  {
    path: '/iia/incoming',
    accounts: ['iro'],
    title: { en: 'Incoming agreements', el: 'Εισερχόμενες συμφωνίες' },
  },
  {
    path: '/iia/rows',
    accounts: ['iro', 'teacher'],
    title: { en: 'Mobility rows', el: 'Γραμμές κινητικότητας' },
  },
  {
    path: '/iia/propose',
    accounts: ['teacher'],
    title: { en: 'Propose an agreement', el: 'Πρόταση συμφωνίας' },
  },
  {
    path: '/iia/refused',
    accounts: ['iro'],
    title: { en: 'Refused requests', el: 'Αιτήματα που απορρίφθηκαν' },
  },
  {
    path: '/iia/campaign',
    accounts: ['iro'],
    title: { en: 'Yearly renewal', el: 'Ετήσια ανανέωση' },
  },
  {
    path: '/iia/export',
    accounts: ['iro'],
    title: { en: 'Export to Excel', el: 'Εξαγωγή σε Excel' },
  },
  {
    path: '/factsheets',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Factsheets', el: 'Ενημερωτικά δελτία' },
  },
  {
    path: '/factsheets/edit/1',
    accounts: ['iro'],
    title: { en: 'Edit factsheet 1', el: 'Επεξεργασία ενημερωτικού δελτίου 1' },
  },
  {
    path: '/places',
    accounts: ['iro', 'teacher'],
    title: { en: 'Places', el: 'Θέσεις' },
  },
  {
    path: '/places/demand',
    accounts: ['iro', 'teacher'],
    title: { en: 'Demand for destinations', el: 'Ζήτηση προορισμών' },
  },
  {
    path: '/destinations',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Where can I go', el: 'Πού μπορώ να πάω' },
  },
  {
    path: '/destinations/compare',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Compare destinations', el: 'Σύγκριση προορισμών' },
  },
  {
    path: '/application/outgoing/list',
    accounts: ['iro', 'student', 'student2'],
    title: { en: 'Outgoing Student Applications', el: 'Αιτήσεις εξερχόμενων φοιτητών' },
  },
  {
    path: '/application/settings',
    accounts: ['iro'],
    title: { en: 'Application Settings', el: 'Ρυθμίσεις αιτήσεων' },
  },
  {
    path: '/institutions',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Institutions', el: 'Ιδρύματα' },
  },
  {
    path: '/departments',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Departments', el: 'Τμήματα' },
  },
  {
    path: '/departments/form',
    accounts: ['iro'],
    title: { en: 'Add department', el: 'Νέο τμήμα' },
  },
  {
    path: '/people',
    accounts: ['iro'],
    title: { en: 'People', el: 'Πρόσωπα' },
  },
  {
    path: '/ects-coordinators',
    accounts: ['iro', 'student', 'student2'],
    title: { en: 'ECTS Coordinators', el: 'Συντονιστές ECTS' },
  },
  {
    path: '/ects-coordinators/form',
    accounts: ['iro'],
    title: { en: 'Add ECTS coordinator', el: 'Νέος συντονιστής ECTS' },
  },
  {
    path: '/profile',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'My Profile', el: 'Το προφίλ μου' },
  },
  {
    path: '/profile/edit',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'Edit Profile', el: 'Επεξεργασία προφίλ' },
  },
  {
    path: '/profile/reminders',
    accounts: ['iro', 'teacher', 'student', 'student2'],
    title: { en: 'My reminders', el: 'Οι υπενθυμίσεις μου' },
  },
  {
    path: '/release-trial',
    accounts: ['iro'],
    title: { en: 'Releases', el: 'Εκδόσεις' },
  },
];

/** Lists that have rows in a portal that has just been set up. */
export const FILLED_SCREENS = SCREENS.filter(({ path }) =>
  ['/', '/factsheets', '/application/outgoing/list', '/ects-coordinators'].includes(path),
);

/** Pages of the server that everybody may read without signing in, where the university has switched them on; each language has an address of its own. */
export const PUBLIC_SCREENS = [
  {
    path: { en: '/public/en/destinations', el: '/public/el/destinations' },
    title: { en: 'Where can I go abroad', el: 'Πού μπορώ να πάω στο εξωτερικό' },
  },
  {
    path: { en: '/public/en/destinations/frame', el: '/public/el/destinations/frame' },
    title: { en: 'Where can I go abroad', el: 'Πού μπορώ να πάω στο εξωτερικό' },
  },
  {
    path: { en: '/public/en/destinations/0', el: '/public/el/destinations/0' },
    title: { en: 'This destination is not open', el: 'Ο προορισμός αυτός δεν είναι διαθέσιμος' },
  },
] as const satisfies readonly Record<'path' | 'title', Readonly<Record<LanguageTag, string>>>[];

/** Addresses of the documents whose screens do not stand yet, and addresses that no document has: all answer alike. */
export const UNKNOWN_ADDRESSES = ['/departments/nothing', '/nothing/here'] as const;
