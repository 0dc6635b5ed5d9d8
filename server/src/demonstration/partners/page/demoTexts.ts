import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

const en = {
  page: 'Demo partner',
  role: 'You act here as the international relations office of a university that the portal exchanges agreements with. It has a database, keys and an entry in the demo registry of its own. “Us” on this page is this university.',
  refresh: 'Refresh',
  portal: 'Open this university’s own portal (account iro, password iro)',
  offers: 'Agreements that partners offer',
  noOffers:
    'Nothing has come in. In the portal, finalize an agreement with this university and notify it; then refresh this page.',
  accept: 'Accept and notify',
  agreements: 'Agreements of this university',
  noAgreements: 'There are none yet. An agreement appears here when an offer has been accepted.',
  agreement: 'Agreement',
  partner: 'Partner',
  partnersId: 'id there',
  years: 'Years',
  firstRow: 'First mobility, each year',
  state: 'State',
  actions: 'Actions',
  people: 'people',
  months: 'months',
  days: 'days',
  conditions: 'mobilities',
  send: 'Complete and notify',
  notify: 'Notify',
  approve: 'Approve',
  approveTermination: 'Approve termination',
  change: 'Change and notify',
  terminate: 'Initiate termination',
  revert: 'Revert to the approved copy',
  delete: 'Delete',
  deleted: 'Deleted',
  silence: 'Stay silent for two minutes',
  speak: 'Answer again',
  silent: 'This university answers no call of the network now. Notifications that it misses are sent again.',
  silenceNote: 'Shows what the portal does when a partner’s system is down.',
  done: 'Done. The partner has been notified.',
  doneWaiting: 'Done. The partner could not be notified now; it is tried again.',
  doneQuietly: 'Done.',
  differ: 'Not approved: the copies differ. The partner was sent our copy again.',
  ours: 'ours',
  theirs: 'theirs',
  nothing: 'nothing',
  gone: 'That is no longer there. The page shows what there is now.',
};

export type DemoTextKey = keyof typeof en;

/** Texts of the demo partner's page. */
export const DEMO_TEXTS: Readonly<Record<LanguageTag, Readonly<Record<DemoTextKey, string>>>> = {
  en,
  el: {
    page: 'Δοκιμαστικός εταίρος',
    role: 'Εδώ ενεργείτε ως γραφείο διεθνών σχέσεων ενός πανεπιστημίου με το οποίο η πύλη ανταλλάσσει συμφωνίες. Έχει δική του βάση δεδομένων, δικά του κλειδιά και δική του εγγραφή στο δοκιμαστικό μητρώο. «Εμείς» σε αυτή τη σελίδα είναι αυτό το πανεπιστήμιο.',
    refresh: 'Ανανέωση',
    portal: 'Άνοιγμα της πύλης αυτού του πανεπιστημίου (λογαριασμός iro, κωδικός iro)',
    offers: 'Συμφωνίες που προτείνουν εταίροι',
    noOffers:
      'Δεν έχει έρθει κάτι. Στην πύλη, οριστικοποιήστε μια συμφωνία με αυτό το πανεπιστήμιο και ειδοποιήστε το· έπειτα ανανεώστε τη σελίδα.',
    accept: 'Αποδοχή και ειδοποίηση',
    agreements: 'Συμφωνίες αυτού του πανεπιστημίου',
    noAgreements: 'Δεν υπάρχουν ακόμη. Μια συμφωνία εμφανίζεται εδώ όταν γίνει αποδεκτή μια πρόταση.',
    agreement: 'Συμφωνία',
    partner: 'Εταίρος',
    partnersId: 'αναγνωριστικό εκεί',
    years: 'Έτη',
    firstRow: 'Πρώτη κινητικότητα, ανά έτος',
    state: 'Κατάσταση',
    actions: 'Ενέργειες',
    people: 'άτομα',
    months: 'μήνες',
    days: 'ημέρες',
    conditions: 'κινητικότητες',
    send: 'Συμπλήρωση και ειδοποίηση',
    notify: 'Ειδοποίηση',
    approve: 'Έγκριση',
    approveTermination: 'Έγκριση λύσης',
    change: 'Αλλαγή και ειδοποίηση',
    terminate: 'Έναρξη λύσης',
    revert: 'Επαναφορά του εγκεκριμένου αντιγράφου',
    delete: 'Διαγραφή',
    deleted: 'Διαγραμμένη',
    silence: 'Σιωπή για δύο λεπτά',
    speak: 'Επαναφορά απαντήσεων',
    silent:
      'Αυτό το πανεπιστήμιο δεν απαντά τώρα σε κλήσεις του δικτύου. Οι ειδοποιήσεις που χάνει στέλνονται ξανά.',
    silenceNote: 'Δείχνει τι κάνει η πύλη όταν το σύστημα ενός εταίρου δεν λειτουργεί.',
    done: 'Ολοκληρώθηκε. Ο εταίρος ειδοποιήθηκε.',
    doneWaiting: 'Ολοκληρώθηκε. Ο εταίρος δεν ήταν δυνατό να ειδοποιηθεί τώρα· θα γίνει νέα προσπάθεια.',
    doneQuietly: 'Ολοκληρώθηκε.',
    differ: 'Δεν εγκρίθηκε: τα αντίγραφα διαφέρουν. Στάλθηκε ξανά στον εταίρο το δικό μας αντίγραφο.',
    ours: 'δικό μας',
    theirs: 'του εταίρου',
    nothing: 'τίποτα',
    gone: 'Αυτό δεν υπάρχει πλέον. Η σελίδα δείχνει ό,τι υπάρχει τώρα.',
  },
};

type Labels = Readonly<Record<number, Readonly<Record<LanguageTag, string>>>>;

export const STATUS_LABELS: Labels = {
  [AGREEMENT_STATUS.Draft]: { en: 'Draft', el: 'Πρόχειρη' },
  [AGREEMENT_STATUS.Submitted]: { en: 'Submitted', el: 'Υποβληθείσα' },
  [AGREEMENT_STATUS.Final]: { en: 'Final', el: 'Οριστική' },
};

export const EWP_STATUS_LABELS: Labels = {
  [EWP_STATUS['Not notified']]: { en: 'Not notified', el: 'Χωρίς ειδοποίηση' },
  [EWP_STATUS['Notified by us']]: { en: 'Notified by us', el: 'Ειδοποίηση από εμάς' },
  [EWP_STATUS['Notified by partner']]: { en: 'Notified by partner', el: 'Ειδοποίηση από τον εταίρο' },
  [EWP_STATUS['Notified by all']]: { en: 'Notified by all', el: 'Ειδοποίηση από όλους' },
  [EWP_STATUS['Approved by us']]: { en: 'Approved by us', el: 'Έγκριση από εμάς' },
  [EWP_STATUS['Approved by partner']]: { en: 'Approved by partner', el: 'Έγκριση από τον εταίρο' },
  [EWP_STATUS['Approved by all']]: { en: 'Approved by all', el: 'Έγκριση από όλους' },
};

export const TERMINATION_LABELS: Labels = {
  [TERMINATION_STATUS['Termination initiated - awaiting approvals']]: {
    en: 'Termination initiated - awaiting approvals',
    el: 'Ξεκίνησε η λύση - αναμένονται εγκρίσεις',
  },
  [TERMINATION_STATUS['Termination initiated - approved by us']]: {
    en: 'Termination initiated - approved by us',
    el: 'Ξεκίνησε η λύση - έγκριση από εμάς',
  },
  [TERMINATION_STATUS['Termination initiated - approved by partner']]: {
    en: 'Termination initiated - approved by partner',
    el: 'Ξεκίνησε η λύση - έγκριση από τον εταίρο',
  },
  [TERMINATION_STATUS['IIA Terminated']]: { en: 'IIA Terminated', el: 'Η συμφωνία έχει λυθεί' },
};
