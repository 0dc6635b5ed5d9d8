import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

type Named = { readonly number: number; readonly year: string; readonly at: string };

type ConfirmationTexts = {
  readonly subject: (named: Named) => string;
  readonly greeting: string;
  readonly what: Readonly<Record<ApplicationType, (named: Named) => string>>;
  readonly attached: string;
  /** Where no PDF could be made. */
  readonly notAttached: string;
  readonly next: string;
  readonly open: string;
  readonly list: string;
  readonly why: string;
};

export const CONFIRMATION_TEXTS: Readonly<Record<LanguageTag, ConfirmationTexts>> = {
  en: {
    subject: ({ number, year }) => `Application ${number} for ${year} has been submitted`,
    greeting: 'Hello,',
    what: {
      'long-term-studies': ({ number, year, at }) =>
        `your application for long-term study mobility in ${year} was submitted on ${at}. Its number is ${number}.`,
      'short-term-studies': ({ number, year, at }) =>
        `your application for short-term study mobility in ${year} was submitted on ${at}. Its number is ${number}.`,
    },
    attached: 'The PDF attached has all that you submitted. Please keep it.',
    notAttached: 'No PDF could be made for this mail. You find it in your list of applications.',
    next: 'The International Relations Office examines the application now. You need do nothing until it gets in touch with you.',
    open: 'Open the application',
    list: 'My applications',
    why: 'You get this mail because an application was submitted in your name. If it was not you, tell the International Relations Office.',
  },
  el: {
    subject: ({ number, year }) => `Η αίτηση ${number} για το ${year} υποβλήθηκε`,
    greeting: 'Καλημέρα σας,',
    what: {
      'long-term-studies': ({ number, year, at }) =>
        `η αίτησή σας για κινητικότητα μακράς διάρκειας για σπουδές το ${year} υποβλήθηκε στις ${at}. Ο αριθμός της είναι ${number}.`,
      'short-term-studies': ({ number, year, at }) =>
        `η αίτησή σας για κινητικότητα βραχείας διάρκειας για σπουδές το ${year} υποβλήθηκε στις ${at}. Ο αριθμός της είναι ${number}.`,
    },
    attached: 'Το συνημμένο PDF περιέχει όλα όσα υποβάλατε. Παρακαλούμε να το φυλάξετε.',
    notAttached: 'Δεν ήταν δυνατή η δημιουργία PDF για αυτό το μήνυμα. Θα το βρείτε στις αιτήσεις σας.',
    next: 'Το Γραφείο Διεθνών Σχέσεων εξετάζει τώρα την αίτηση. Δεν χρειάζεται να κάνετε κάτι μέχρι να επικοινωνήσει μαζί σας.',
    open: 'Άνοιγμα της αίτησης',
    list: 'Οι αιτήσεις μου',
    why: 'Λαμβάνετε αυτό το μήνυμα επειδή υποβλήθηκε αίτηση στο όνομά σας. Αν δεν την υποβάλατε εσείς, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
  },
};
