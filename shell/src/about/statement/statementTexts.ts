import type { LanguageTag } from 'shared-contracts/text/language.ts';

const en = {
  title: 'Accessibility statement',
  intro:
    'The university wants everybody to be able to use this portal. This statement follows Directive (EU) 2016/2102 and Greek law 4727/2020, and speaks of the portal alone, not of the other websites of the university.',
  stateTitle: 'How accessible the portal is',
  state:
    'The portal conforms in part to the standard EN 301 549 and to WCAG 2.2, level AA, because of what is named below.',
  gapsTitle: 'What is not accessible',
  gapPdf:
    'The PDF documents that the portal makes of agreements and applications have no tags: a screen reader reads their text, but does not know headings and tables. Everything that stands in them can be read on the page of the agreement or the application.',
  gapFiles:
    'Files that students or partner universities have sent are shown as they came. The directive does not cover them, where the university neither made nor pays for them. Ask the office when you cannot read one.',
  testTitle: 'How it was tested',
  assessed:
    'The people who build the portal have assessed it themselves. People who use screen readers or other assistive technology have not tested this version.',
  test: 'On {{date}} a program looked at {{states}} states of its screens, in both languages, on a desk and on a phone, and in light and dark, by {{rules}} rules of {{tool}} {{version}}, and found {{notes}}.',
  notes: { none: 'nothing that breaks one', some: '{{count}} places that break one' },
  criteriaTitle: 'Each criterion of WCAG 2.2, levels A and AA',
  criterion: 'Criterion',
  stateOf: 'State',
  how: 'Tested by',
  states: { met: 'Met', partly: 'Met in part', none: 'Does not apply' },
  ways: {
    sweep: 'program on every screen',
    browser: 'journeys in a browser',
    start: 'the portal at its start',
    review: 'those who build it',
  },
  feedbackTitle: 'Tell us what you cannot use',
  feedback:
    'Write to the International Relations Office when something cannot be used or read, or when you need it in another form. Say which page it was and what you wanted to do. The office answers within 15 working days.',
  feedbackNobody: 'Turn to the International Relations Office of the university.',
  authorityTitle: 'If the answer does not help',
  authority:
    'The authority that watches over the accessibility of public websites in Greece takes complaints:',
  datesTitle: 'Date of this statement',
  dates: 'It was prepared on {{prepared}} and reviewed on {{reviewed}}, with each new version of the portal.',
};

type StatementTexts = typeof en;

/** What the accessibility statement says. Source: Commission Implementing Decision (EU) 2018/1523, which gives the form of such statements. */
export const STATEMENT_TEXTS: Readonly<Record<LanguageTag, StatementTexts>> = {
  en,
  el: {
    title: 'Δήλωση προσβασιμότητας',
    intro:
      'Το πανεπιστήμιο θέλει να μπορούν όλοι να χρησιμοποιούν την πύλη. Η δήλωση ακολουθεί την Οδηγία (ΕΕ) 2016/2102 και τον νόμο 4727/2020 και αφορά μόνο την πύλη, όχι τους άλλους ιστότοπους του πανεπιστημίου.',
    stateTitle: 'Πόσο προσβάσιμη είναι η πύλη',
    state:
      'Η πύλη συμμορφώνεται εν μέρει με το πρότυπο EN 301 549 και με τις οδηγίες WCAG 2.2, επίπεδο AA, λόγω όσων αναφέρονται παρακάτω.',
    gapsTitle: 'Τι δεν είναι προσβάσιμο',
    gapPdf:
      'Τα έγγραφα PDF που φτιάχνει η πύλη από συμφωνίες και αιτήσεις δεν έχουν ετικέτες: ο αναγνώστης οθόνης διαβάζει το κείμενο, αλλά δεν γνωρίζει επικεφαλίδες και πίνακες. Όλα όσα περιέχουν διαβάζονται και στη σελίδα της συμφωνίας ή της αίτησης.',
    gapFiles:
      'Αρχεία που έστειλαν φοιτητές ή εταίροι εμφανίζονται όπως ήρθαν. Η οδηγία δεν τα καλύπτει, εφόσον το πανεπιστήμιο ούτε τα έφτιαξε ούτε τα χρηματοδοτεί. Αν δεν μπορείτε να διαβάσετε κάποιο, ρωτήστε το γραφείο.',
    testTitle: 'Πώς ελέγχθηκε',
    assessed:
      'Η αξιολόγηση έγινε από όσους κατασκευάζουν την πύλη. Άτομα που χρησιμοποιούν αναγνώστη οθόνης ή άλλη υποστηρικτική τεχνολογία δεν έχουν δοκιμάσει αυτή την έκδοση.',
    test: 'Στις {{date}} ένα πρόγραμμα εξέτασε {{states}} καταστάσεις των οθονών της, και στις δύο γλώσσες, σε υπολογιστή και σε κινητό, σε φωτεινή και σε σκοτεινή εμφάνιση, με {{rules}} κανόνες του {{tool}} {{version}}, και βρήκε {{notes}}.',
    notes: { none: 'ότι δεν παραβιάζεται κανένας', some: '{{count}} σημεία που παραβιάζουν κάποιον' },
    criteriaTitle: 'Κάθε κριτήριο των WCAG 2.2, επίπεδα A και AA',
    criterion: 'Κριτήριο',
    stateOf: 'Κατάσταση',
    how: 'Τρόπος ελέγχου',
    states: { met: 'Ικανοποιείται', partly: 'Ικανοποιείται εν μέρει', none: 'Δεν αφορά την πύλη' },
    ways: {
      sweep: 'πρόγραμμα σε κάθε οθόνη',
      browser: 'διαδρομές σε πρόγραμμα περιήγησης',
      start: 'η ίδια η πύλη στην εκκίνησή της',
      review: 'όσοι την κατασκευάζουν',
    },
    feedbackTitle: 'Πείτε μας τι δεν μπορείτε να χρησιμοποιήσετε',
    feedback:
      'Γράψτε στο Γραφείο Διεθνών Σχέσεων όταν κάτι δεν μπορεί να χρησιμοποιηθεί ή να διαβαστεί, ή όταν το χρειάζεστε σε άλλη μορφή. Αναφέρετε ποια σελίδα ήταν και τι θέλατε να κάνετε. Το γραφείο απαντά μέσα σε 15 εργάσιμες ημέρες.',
    feedbackNobody: 'Απευθυνθείτε στο Γραφείο Διεθνών Σχέσεων του πανεπιστημίου.',
    authorityTitle: 'Αν η απάντηση δεν σας βοηθήσει',
    authority:
      'Η αρχή που παρακολουθεί την προσβασιμότητα των δημόσιων ιστότοπων στην Ελλάδα δέχεται παράπονα:',
    datesTitle: 'Ημερομηνία της δήλωσης',
    dates:
      'Συντάχθηκε στις {{prepared}} και αναθεωρήθηκε στις {{reviewed}}. Αναθεωρείται με κάθε νέα έκδοση της πύλης.',
  },
};
