import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** - title, text: of a step */
type StepTexts = { readonly title: string; readonly text: string };

const en = {
  count: 'Step {{step}} of {{all}}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  leave: 'Leave',
  steps: {
    menu: {
      title: 'The menu',
      text: 'All pages that you can open are in the menu. This button opens and closes it.',
    },
    search: {
      title: 'Search',
      text: 'Find a university, a person, a number or an article of the help. Ctrl+K opens the search from anywhere.',
    },
    waiting: {
      title: 'What waits',
      text: 'The overview, in the menu, counts what waits for us and for the partners, and names what is due for you.',
    },
    agreements: {
      title: 'The agreements',
      text: 'The list of agreements, in the menu, has a search, filters and a line for each agreement. Press a line to open it.',
    },
    destinations: {
      title: 'Where you can go',
      text: '“Where can I go”, in the menu, lists the universities that are open to students of a department.',
    },
    applications: {
      title: 'Your applications',
      text: 'The list of applications, in the menu, says where yours stand, what is missing, and how to begin one.',
    },
    language: {
      title: 'The language',
      text: 'Switch between Greek and English at any time. What you have typed stays.',
    },
    account: {
      title: 'You, and help',
      text: 'Under your name are your profile, the appearance and the way out. “Help” is there too, and at the end of every page: it has this tour, if you want to see it again.',
    },
  } satisfies Record<string, StepTexts>,
};

type TourTexts = typeof en;
export type TourStepId = keyof TourTexts['steps'];

/** What the tour of the portal says. */
export const TOUR_TEXTS: Readonly<Record<LanguageTag, TourTexts>> = {
  en,
  el: {
    count: 'Βήμα {{step}} από {{all}}',
    back: 'Προηγούμενο',
    next: 'Επόμενο',
    done: 'Τέλος',
    leave: 'Έξοδος',
    steps: {
      menu: {
        title: 'Το μενού',
        text: 'Όλες οι σελίδες που μπορείτε να ανοίξετε βρίσκονται στο μενού. Ανοίγει και κλείνει με αυτό το κουμπί.',
      },
      search: {
        title: 'Η αναζήτηση',
        text: 'Βρείτε πανεπιστήμιο, πρόσωπο, αριθμό ή άρθρο της βοήθειας. Με Ctrl+K η αναζήτηση ανοίγει από οπουδήποτε.',
      },
      waiting: {
        title: 'Οι εκκρεμότητες',
        text: 'Η επισκόπηση, στο μενού, μετρά όσα εκκρεμούν σε εμάς και στους εταίρους και αναφέρει τις προθεσμίες σας.',
      },
      agreements: {
        title: 'Οι συμφωνίες',
        text: 'Η λίστα των συμφωνιών, στο μενού, έχει αναζήτηση, φίλτρα και μία γραμμή για κάθε συμφωνία. Πατήστε μια γραμμή για να ανοίξει.',
      },
      destinations: {
        title: 'Πού μπορείτε να πάτε',
        text: 'Στο «Πού μπορώ να πάω», στο μενού, βρίσκονται τα πανεπιστήμια που είναι ανοικτά για φοιτητές ενός τμήματος.',
      },
      applications: {
        title: 'Οι αιτήσεις σας',
        text: 'Η λίστα αιτήσεων, στο μενού, δείχνει πού βρίσκονται οι δικές σας, τι λείπει και πώς ξεκινά μια νέα.',
      },
      language: {
        title: 'Η γλώσσα',
        text: 'Αλλάξτε ανάμεσα σε ελληνικά και αγγλικά όποτε θέλετε. Όσα έχετε πληκτρολογήσει μένουν.',
      },
      account: {
        title: 'Ο λογαριασμός σας και η βοήθεια',
        text: 'Κάτω από το όνομά σας βρίσκονται το προφίλ σας, η εμφάνιση και η αποσύνδεση. Εκεί, όπως και στο τέλος κάθε σελίδας, είναι και η «Βοήθεια», από όπου μπορείτε να δείτε ξανά αυτή την ξενάγηση.',
      },
    },
  },
};
