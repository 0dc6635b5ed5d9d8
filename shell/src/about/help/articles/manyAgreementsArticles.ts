import type { HelpArticle } from './helpArticle.ts';

/** Work on many agreements at once, and the renewal of a year. */
export const MANY_AGREEMENTS_ARTICLES = [
  {
    id: 'many-agreements',
    screen: ['mfe-agreements', 'bulkJobs'],
    texts: {
      en: {
        title: 'Renew or notify many agreements at once',
        intro: 'The portal works through hundreds of agreements, also after you have closed the page.',
        steps: [
          'Tick agreements in the list of agreements, or take all that the filters leave.',
          'Choose in the bar that appears, for example “Renew…” or “Notify partners…”.',
          'Read the preview: it names first what is left out, and why.',
          'Begin, and look at the result on the page of the job. This page lists the latest jobs.',
        ],
      },
      el: {
        title: 'Ανανεώστε ή ειδοποιήστε για πολλές συμφωνίες μαζί',
        intro: 'Η πύλη επεξεργάζεται εκατοντάδες συμφωνίες, ακόμη και αφού κλείσετε τη σελίδα.',
        steps: [
          'Επιλέξτε συμφωνίες στη λίστα συμφωνιών, ή όσες αφήνουν τα φίλτρα.',
          'Επιλέξτε στη γραμμή που εμφανίζεται, για παράδειγμα «Ανανέωση…» ή «Ειδοποίηση εταίρων…».',
          'Διαβάστε την προεπισκόπηση: αναφέρει πρώτα όσα μένουν εκτός, και γιατί.',
          'Ξεκινήστε και δείτε το αποτέλεσμα στη σελίδα της εργασίας. Η σελίδα αυτή δείχνει τις τελευταίες εργασίες.',
        ],
      },
    },
  },
  {
    id: 'yearly-renewal',
    screen: ['mfe-agreements', 'campaign'],
    texts: {
      en: {
        title: 'Carry a year’s agreements from renewal to approval',
        intro:
          'One page shows all agreements that begin in an academic year, by how far they have come. Each number leads to its list.',
        steps: [
          'Renew agreements from the list. When the job is done, go on with the yearly renewal.',
          'Choose “What is missing” where something has to be completed, and mend it.',
          'Take the next step with all of a stage: submit, then finalize, which also notifies the partners. A preview comes first.',
          'Come back as partners answer: approve what agrees, look at “What differs”, remind those who are silent.',
        ],
      },
      el: {
        title: 'Οδηγήστε τις συμφωνίες ενός έτους από την ανανέωση στην έγκριση',
        intro:
          'Μία σελίδα δείχνει όλες τις συμφωνίες που αρχίζουν σε ένα ακαδημαϊκό έτος, ανάλογα με την πορεία τους. Κάθε αριθμός οδηγεί στη λίστα του.',
        steps: [
          'Ανανεώστε συμφωνίες από τη λίστα. Όταν ολοκληρωθεί η εργασία, συνεχίστε με την ετήσια ανανέωση.',
          'Επιλέξτε «Τι λείπει» όπου χρειάζεται συμπλήρωση και διορθώστε το.',
          'Κάντε το επόμενο βήμα με όλες ενός σταδίου: υποβολή και μετά οριστικοποίηση, με την οποία ειδοποιούνται και οι εταίροι. Προηγείται προεπισκόπηση.',
          'Επιστρέψτε όσο απαντούν οι εταίροι: εγκρίνετε ό,τι συμφωνεί, δείτε «Τι διαφέρει», στείλτε υπενθύμιση σε όσους δεν απαντούν.',
        ],
      },
    },
  },
] as const satisfies readonly HelpArticle[];
