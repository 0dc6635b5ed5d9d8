import type { LanguageTag } from 'shared-contracts/text/language.ts';

const en = {
  title: 'Help',
  intro: 'How things are done here, when they are due, and what the words mean.',
  tour: 'Take a look around',
  contents: 'On this page',
  calendarTitle: 'Calendar of the year',
  loading: 'Loading the application periods…',
  failed: 'The application periods could not be read.',
  tryAgain: 'Try again',
  own: {
    Student: 'What you can do as a student',
    Faculty: 'What you can do as faculty',
    IRO: 'What you can do in the office',
  },
  others: { Student: 'For students', Faculty: 'For faculty', IRO: 'For the office' },
  nothing:
    'Once you have logged in, this page says how things are done that your account can do. The International Relations Office helps with the account itself.',
  open: 'Open this page: {{page}}',
  wordsTitle: 'Words of the trade',
  askTitle: 'If this does not help',
  ask: 'Write to the International Relations Office. Say which page it was and what you wanted to do.',
  askNobody: 'Turn to the International Relations Office of the university.',
  days: {
    amendment: 'Until then universities amend the mobility numbers of the academic year {{year}}.',
    notice: 'Until then notice is given of a unilateral termination. It takes effect on {{effective}}.',
    lastDay: 'Agreements end of which {{year}} is the last academic year.',
    yearBegins: 'The academic year {{year}} begins.',
  },
  periods: {
    'long-term-studies': 'Applications for long-term studies',
    'short-term-studies': 'Applications for short-term studies',
  },
  period: '{{first}} to {{last}}',
  phases: {
    coming: '{{type}} for {{year}} open in this period.',
    open: '{{type}} for {{year}} are open now.',
    over: '{{type}} for {{year}} are closed.',
  },
  notSet: '{{type}}: the office has not set a period yet.',
};

export type HelpTexts = typeof en;

/** What the page of help says around its articles. */
export const HELP_TEXTS: Readonly<Record<LanguageTag, HelpTexts>> = {
  en,
  el: {
    title: 'Βοήθεια',
    intro: 'Πώς γίνεται κάθε εργασία εδώ, ποιες προθεσμίες ισχύουν και τι σημαίνουν οι όροι.',
    tour: 'Ξενάγηση στην πύλη',
    contents: 'Σε αυτή τη σελίδα',
    calendarTitle: 'Το ημερολόγιο του έτους',
    loading: 'Φόρτωση των περιόδων αιτήσεων…',
    failed: 'Δεν ήταν δυνατή η ανάγνωση των περιόδων αιτήσεων.',
    tryAgain: 'Δοκιμάστε ξανά',
    own: {
      Student: 'Τι μπορείτε να κάνετε ως φοιτητής ή φοιτήτρια',
      Faculty: 'Τι μπορείτε να κάνετε ως μέλος του διδακτικού προσωπικού',
      IRO: 'Τι μπορείτε να κάνετε στο γραφείο',
    },
    others: { Student: 'Για φοιτητές', Faculty: 'Για το διδακτικό προσωπικό', IRO: 'Για το γραφείο' },
    nothing:
      'Αφού συνδεθείτε, η σελίδα αυτή λέει πώς γίνονται όσα επιτρέπει ο λογαριασμός σας. Για τον ίδιο τον λογαριασμό βοηθά το Γραφείο Διεθνών Σχέσεων.',
    open: 'Άνοιγμα της σελίδας: {{page}}',
    wordsTitle: 'Λεξιλόγιο',
    askTitle: 'Αν αυτά δεν βοηθούν',
    ask: 'Γράψτε στο Γραφείο Διεθνών Σχέσεων. Αναφέρετε σε ποια σελίδα ήσασταν και τι θέλατε να κάνετε.',
    askNobody: 'Απευθυνθείτε στο Γραφείο Διεθνών Σχέσεων του πανεπιστημίου.',
    days: {
      amendment:
        'Έως τότε τα πανεπιστήμια τροποποιούν τους αριθμούς κινητικότητας του ακαδημαϊκού έτους {{year}}.',
      notice: 'Έως τότε γίνεται η προειδοποίηση για μονομερή καταγγελία. Ισχύει από {{effective}}.',
      lastDay: 'Λήγουν οι συμφωνίες με τελευταίο ακαδημαϊκό έτος το {{year}}.',
      yearBegins: 'Αρχίζει το ακαδημαϊκό έτος {{year}}.',
    },
    periods: {
      'long-term-studies': 'Αιτήσεις για σπουδές μακράς διάρκειας',
      'short-term-studies': 'Αιτήσεις για σπουδές βραχείας διάρκειας',
    },
    period: '{{first}} έως {{last}}',
    phases: {
      coming: '{{type}} για το {{year}} γίνονται δεκτές σε αυτή την περίοδο.',
      open: '{{type}} για το {{year}} γίνονται δεκτές τώρα.',
      over: '{{type}} για το {{year}} δεν γίνονται πια δεκτές.',
    },
    notSet: '{{type}}: το γραφείο δεν έχει ορίσει ακόμη περίοδο.',
  },
};
