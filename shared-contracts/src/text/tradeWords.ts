import type { Texts } from './language.ts';

/**
 * A word of the trade, and what it means.
 *
 * - id: names it in addresses of the help, for ever
 */
export type TradeWord = { readonly id: string; readonly name: Texts; readonly meaning: Texts };

// Each by itself: a screen that shows one word brings no others along.
export const STATUS_WORD = {
  id: 'status',
  name: { en: 'Status', el: 'Κατάσταση' },
  meaning: {
    en: 'How far our own office is with the agreement: a draft is being written, a submitted one waits for the office, a final one can be sent to the partner.',
    el: 'Πόσο έχει προχωρήσει το γραφείο μας: η πρόχειρη συμφωνία συντάσσεται, η υποβληθείσα περιμένει το γραφείο, η οριστική μπορεί να σταλεί στον εταίρο.',
  },
} as const satisfies TradeWord;

export const EWP_STATUS_WORD = {
  id: 'ewp-status',
  name: { en: 'EWP Status', el: 'Κατάσταση EWP' },
  meaning: {
    en: 'What has passed between the two universities on the EWP network: who has notified the other, and who has approved. “Approved by all” is state 7, in which the agreement is in force and can only be read until changes are initiated.',
    el: 'Τι έχει ανταλλαγεί ανάμεσα στα δύο πανεπιστήμια στο δίκτυο EWP: ποιος ειδοποίησε τον άλλον και ποιος ενέκρινε. Η έγκριση από όλους είναι η κατάσταση 7: η συμφωνία ισχύει και δεν αλλάζει πριν ξεκινήσουν αλλαγές.',
  },
} as const satisfies TradeWord;

export const LOCAL_FINALIZED_WORD = {
  id: 'local-finalized',
  name: { en: 'Local Finalized', el: 'Ολοκληρωμένη από το ίδρυμά μας' },
  meaning: {
    en: 'A mark of our own office that our side is done, so that our students can choose the agreement before the network has finished. The partner does not see it.',
    el: 'Σημείωση του γραφείου μας ότι η πλευρά μας είναι έτοιμη, ώστε οι φοιτητές μας να μπορούν να επιλέξουν τη συμφωνία πριν ολοκληρωθεί στο δίκτυο. Ο εταίρος δεν τη βλέπει.',
  },
} as const satisfies TradeWord;

export const TERMINATION_WORD = {
  id: 'termination',
  name: { en: 'Termination Status', el: 'Κατάσταση λύσης' },
  meaning: {
    en: 'How far the termination by consent has come. The agreement is terminated only when both universities have approved that.',
    el: 'Πόσο έχει προχωρήσει η λύση της συμφωνίας με κοινή συναίνεση. Η συμφωνία λύεται μόνο όταν το εγκρίνουν και τα δύο πανεπιστήμια.',
  },
} as const satisfies TradeWord;

export const HASH_WORD = {
  id: 'hash',
  name: { en: 'Hash', el: 'Κωδικός ελέγχου' },
  meaning: {
    en: 'A check code that the network makes from the conditions. Both universities get the same one from the same copy, so an approval names exactly what was approved.',
    el: 'Κωδικός που προκύπτει από τους όρους με τον κανόνα του δικτύου. Από το ίδιο αντίγραφο και τα δύο πανεπιστήμια παίρνουν τον ίδιο, ώστε η έγκριση να δηλώνει ακριβώς τι εγκρίθηκε.',
  },
} as const satisfies TradeWord;

export const CNR_WORD = {
  id: 'cnr',
  name: { en: 'CNR', el: 'Ειδοποίηση αλλαγής (CNR)' },
  meaning: {
    en: 'Change notification request: the notification that asks the partner to fetch our copy anew.',
    el: 'Η ειδοποίηση με την οποία ζητείται από τον εταίρο να διαβάσει ξανά το αντίγραφό μας.',
  },
} as const satisfies TradeWord;

/** Words that are explained to whoever meets them: on the page of help, and beside them where a screen shows them. */
export const TRADE_WORDS = [
  {
    id: 'agreement',
    name: { en: 'Inter-institutional agreement', el: 'Διιδρυματική συμφωνία' },
    meaning: {
      en: 'What two universities have agreed on the exchange of students and staff: who may go where, how many, for how long and with which language skills. It runs from a first to a last academic year.',
      el: 'Όσα συμφώνησαν δύο πανεπιστήμια για την ανταλλαγή φοιτητών και προσωπικού: ποιοι μετακινούνται και πού, πόσοι, για πόσο διάστημα και με ποιες γλωσσικές δεξιότητες. Ισχύει από ένα πρώτο έως ένα τελευταίο ακαδημαϊκό έτος.',
    },
  },
  {
    id: 'partner',
    name: { en: 'Partner', el: 'Εταίρος' },
    meaning: {
      en: 'The other university of an agreement.',
      el: 'Το άλλο πανεπιστήμιο μιας συμφωνίας.',
    },
  },
  STATUS_WORD,
  EWP_STATUS_WORD,
  LOCAL_FINALIZED_WORD,
  TERMINATION_WORD,
  {
    id: 'copy',
    name: { en: 'Copy', el: 'Αντίγραφο' },
    meaning: {
      en: 'What one university has sent of an agreement. There is our copy and the partner’s copy, and only what is the same in both can be approved.',
      el: 'Όσα έχει στείλει ένα πανεπιστήμιο για μια συμφωνία. Υπάρχει το δικό μας αντίγραφο και το αντίγραφο του εταίρου, και εγκρίνεται μόνο ό,τι είναι ίδιο και στα δύο.',
    },
  },
  HASH_WORD,
  {
    id: 'ewp',
    name: { en: 'EWP network', el: 'Δίκτυο EWP' },
    meaning: {
      en: 'Erasmus Without Paper: the network on which universities of Europe exchange agreements and factsheets from system to system.',
      el: 'Erasmus Without Paper: το δίκτυο στο οποίο τα πανεπιστήμια της Ευρώπης ανταλλάσσουν συμφωνίες και ενημερωτικά δελτία από σύστημα σε σύστημα.',
    },
  },
  CNR_WORD,
  {
    id: 'erasmus-code',
    name: { en: 'Erasmus code', el: 'Κωδικός Erasmus' },
    meaning: {
      en: 'The code of a university that holds the Erasmus charter, such as “G\u00a0\u00a0THESSAL01”. The blanks belong to it, but searches find it without them.',
      el: 'Ο κωδικός ενός πανεπιστημίου που έχει τον χάρτη Erasmus, όπως «G\u00a0\u00a0THESSAL01». Τα κενά είναι μέρος του κωδικού, η αναζήτηση όμως τον βρίσκει και χωρίς αυτά.',
    },
  },
  {
    id: 'hei-id',
    name: { en: 'Hei ID', el: 'Αναγνωριστικό ιδρύματος' },
    meaning: {
      en: 'The name of a university on the network, which looks like a web address, such as “auth.gr”.',
      el: 'Το όνομα ενός πανεπιστημίου στο δίκτυο, που μοιάζει με διεύθυνση ιστού, όπως «auth.gr».',
    },
  },
  {
    id: 'factsheet',
    name: { en: 'Factsheet', el: 'Ενημερωτικό δελτίο' },
    meaning: {
      en: 'What a university says of itself to partners and students: deadlines, people to ask, requirements, housing, insurance and visa.',
      el: 'Όσα λέει ένα πανεπιστήμιο για τον εαυτό του σε εταίρους και φοιτητές: προθεσμίες, πρόσωπα επικοινωνίας, προϋποθέσεις, στέγαση, ασφάλιση και θεώρηση εισόδου.',
    },
  },
  {
    id: 'nomination',
    name: { en: 'Nomination', el: 'Πρόταση υποψηφίων' },
    meaning: {
      en: 'With it our office names to the partner the students that it sends. Each partner has a deadline for it, for each semester.',
      el: 'Το γραφείο μας δηλώνει στον εταίρο ποιους φοιτητές στέλνει. Κάθε εταίρος έχει δική του προθεσμία για την πρόταση, ανά εξάμηνο.',
    },
  },
  {
    id: 'application-window',
    name: { en: 'Application period', el: 'Περίοδος αιτήσεων' },
    meaning: {
      en: 'The time during which students may apply. Our office sets it for long-term and for short-term studies, both days included.',
      el: 'Το διάστημα στο οποίο οι φοιτητές μπορούν να υποβάλουν αίτηση. Το γραφείο μας το ορίζει για τις σπουδές μακράς και βραχείας διάρκειας. Η πρώτη και η τελευταία ημέρα περιλαμβάνονται.',
    },
  },
  {
    id: 'preferred-mobility',
    name: { en: 'Preferred mobility', el: 'Επιθυμητή κινητικότητα' },
    meaning: {
      en: 'The universities and semesters that a student chooses in an application, the most wanted first.',
      el: 'Τα πανεπιστήμια και τα εξάμηνα που επιλέγει ο φοιτητής στην αίτηση, με σειρά προτίμησης.',
    },
  },
  {
    id: 'isced',
    name: { en: 'Subject area', el: 'Γνωστικό αντικείμενο' },
    meaning: {
      en: 'What is studied, by the international list ISCED-F: the code 0613, for example, is software and applications development.',
      el: 'Το αντικείμενο των σπουδών κατά τη διεθνή ταξινόμηση ISCED-F: ο κωδικός 0613, για παράδειγμα, είναι η ανάπτυξη λογισμικού.',
    },
  },
  {
    id: 'blended',
    name: { en: 'Blended mobility', el: 'Μικτή κινητικότητα' },
    meaning: {
      en: 'A mobility of which a part takes place at a distance.',
      el: 'Κινητικότητα της οποίας ένα μέρος γίνεται εξ αποστάσεως.',
    },
  },
] as const satisfies readonly TradeWord[];
