import type { HelpArticle } from './helpArticle.ts';

/** What people of several roles do. */
export const COMMON_ARTICLES = [
  {
    id: 'overview',
    screen: ['mfe-admin', 'overview'],
    picture: {
      name: 'overview',
      alt: {
        en: 'The overview: how many agreements wait for us, what is due, and the dates of the year.',
        el: 'Η επισκόπηση: πόσες συμφωνίες απαιτούν ενέργεια από εμάς, τι εκκρεμεί και οι ημερομηνίες του έτους.',
      },
    },
    texts: {
      en: {
        title: 'See what needs you today',
        intro: 'The overview counts what waits, for us and for the partners, and names the coming dates.',
        steps: [
          'Look at “Waiting for us” first: every number leads to the list of what it counts.',
          'Read what is due. “Dismiss” hides a reminder from you only.',
          'Open the charts for the numbers by country, year and status.',
        ],
      },
      el: {
        title: 'Δείτε τι απαιτεί ενέργεια σήμερα',
        intro:
          'Η επισκόπηση μετρά όσα εκκρεμούν, σε εμάς και στους εταίρους, και αναφέρει τις επόμενες ημερομηνίες.',
        steps: [
          'Ξεκινήστε από το «Απαιτείται ενέργεια από εμάς»: κάθε αριθμός οδηγεί στη λίστα όσων μετρά.',
          'Διαβάστε τι εκκρεμεί. Με την «Απόκρυψη» μια υπενθύμιση δεν εμφανίζεται πια σε εσάς.',
          'Ανοίξτε τα γραφήματα για τους αριθμούς ανά χώρα, έτος και κατάσταση.',
        ],
      },
    },
  },
  {
    id: 'find-agreement',
    screen: ['mfe-agreements', 'agreementList'],
    picture: {
      name: 'agreements',
      alt: {
        en: 'The list of agreements with its filters at the left and a line for each agreement: partner, coordinator, years and status.',
        el: 'Η λίστα των συμφωνιών με τα φίλτρα αριστερά και μία γραμμή για κάθε συμφωνία: εταίρος, συντονιστής, έτη και κατάσταση.',
      },
    },
    texts: {
      en: {
        title: 'Find an agreement',
        intro:
          'The list has all agreements. At first it shows the active ones: those that are not over, and those to come.',
        steps: [
          'Type a university, a city, a code, a person or a number in the search. Spelling does not have to be exact.',
          'Narrow the list by country, status and years, or by the short choices above it, such as “Waiting for us”.',
          'Press the name of a column to put the list in its order.',
          'Press a line to open the agreement. “Export” makes a spreadsheet of what the list shows.',
        ],
      },
      el: {
        title: 'Βρείτε μια συμφωνία',
        intro:
          'Η λίστα έχει όλες τις συμφωνίες. Αρχικά δείχνει τις ενεργές: όσες δεν έχουν λήξει και όσες θα αρχίσουν.',
        steps: [
          'Πληκτρολογήστε στην αναζήτηση πανεπιστήμιο, πόλη, κωδικό, πρόσωπο ή αριθμό. Δεν χρειάζεται ακριβής ορθογραφία.',
          'Περιορίστε τη λίστα με τη χώρα, την κατάσταση και τα έτη, ή με τις σύντομες επιλογές επάνω από αυτήν, όπως «Ενέργεια από εμάς».',
          'Πατήστε το όνομα μιας στήλης για να ταξινομηθεί η λίστα κατά τη στήλη αυτή.',
          'Πατήστε μια γραμμή για να ανοίξει η συμφωνία. Με την «Εξαγωγή» δημιουργείται υπολογιστικό φύλλο με όσα δείχνει η λίστα.',
        ],
      },
    },
  },
  {
    id: 'places',
    screen: ['mfe-applications', 'places'],
    picture: {
      name: 'places',
      alt: {
        en: 'The list of places: for each row of an agreement who may go where, how many, with which language and level.',
        el: 'Η λίστα των θέσεων: για κάθε γραμμή συμφωνίας ποιοι μετακινούνται και πού, πόσοι, με ποια γλώσσα και επίπεδο.',
      },
    },
    texts: {
      en: {
        title: 'See who can go where',
        intro:
          'The page has every row of agreements that can be used, now or later: who may go where, how many, and on what terms.',
        steps: [
          'Choose department, language and level to see where somebody can go.',
          'Put the list in order by the name of a column, and export what is left.',
          '“Demand” compares how many students want a destination with the places agreed.',
        ],
      },
      el: {
        title: 'Δείτε ποιος μπορεί να πάει πού',
        intro:
          'Η σελίδα έχει κάθε γραμμή των συμφωνιών που μπορούν να χρησιμοποιηθούν, τώρα ή αργότερα: ποιοι μετακινούνται και πού, πόσοι και με ποιους όρους.',
        steps: [
          'Επιλέξτε τμήμα, γλώσσα και επίπεδο για να δείτε πού μπορεί να πάει κάποιος.',
          'Ταξινομήστε τη λίστα με το όνομα μιας στήλης και εξαγάγετε όσα μένουν.',
          'Η «Ζήτηση» συγκρίνει πόσοι φοιτητές θέλουν έναν προορισμό με τις θέσεις που έχουν συμφωνηθεί.',
        ],
      },
    },
  },
  {
    id: 'read-factsheet',
    screen: ['mfe-factsheets', 'factsheetList'],
    texts: {
      en: {
        title: 'Read the factsheet of a university',
        intro: 'A factsheet says what a university expects of those who come, and whom to ask.',
        steps: [
          'Find the university by its name, city or Erasmus code.',
          'Open its factsheet. The contents lead to each section, such as deadlines and requirements.',
          'Print the page if you need it on paper: the menu and the buttons stay out.',
        ],
      },
      el: {
        title: 'Διαβάστε το ενημερωτικό δελτίο ενός πανεπιστημίου',
        intro:
          'Το ενημερωτικό δελτίο λέει τι ζητά ένα πανεπιστήμιο από όσους πηγαίνουν εκεί, και ποιον να ρωτήσετε.',
        steps: [
          'Βρείτε το πανεπιστήμιο με το όνομα, την πόλη ή τον κωδικό Erasmus.',
          'Ανοίξτε το ενημερωτικό δελτίο. Τα περιεχόμενα οδηγούν σε κάθε ενότητα, όπως οι προθεσμίες και οι προϋποθέσεις.',
          'Εκτυπώστε τη σελίδα αν τη χρειάζεστε στο χαρτί: το μενού και τα κουμπιά δεν τυπώνονται.',
        ],
      },
    },
  },
  {
    id: 'reminders',
    screen: ['mfe-admin', 'reminders'],
    texts: {
      en: {
        title: 'Be reminded in time',
        intro: 'The portal reminds you of dates that concern you, on its pages and, if you want it, by mail.',
        steps: [
          'Choose what you want to be reminded of, and how many days before.',
          'Turn mails on if you want them, and choose their language. There is at most one a day.',
          '“Dismiss” hides one reminder. As long as it is due you can put it back.',
        ],
      },
      el: {
        title: 'Λάβετε έγκαιρα υπενθυμίσεις',
        intro:
          'Η πύλη σάς υπενθυμίζει ημερομηνίες που σας αφορούν, στις σελίδες της και, αν θέλετε, με e-mail.',
        steps: [
          'Επιλέξτε τι θέλετε να σας υπενθυμίζει και πόσες ημέρες πριν.',
          'Ενεργοποιήστε τα e-mail αν τα θέλετε και επιλέξτε τη γλώσσα τους. Στέλνεται το πολύ ένα την ημέρα.',
          'Με την «Απόκρυψη» μια υπενθύμιση δεν εμφανίζεται πια. Όσο εκκρεμεί, μπορείτε να την επαναφέρετε.',
        ],
      },
    },
  },
  {
    id: 'search',
    texts: {
      en: {
        title: 'Search from anywhere',
        intro: 'The search in the header finds what you may read, and the articles of this page.',
        steps: [
          'Press Ctrl and K together, or “Search” at the top of the page.',
          'Type a university, a code, a city, a person or a number. Greek and Latin letters find each other.',
          'Choose with the arrow keys and press Enter. Escape closes the search.',
        ],
      },
      el: {
        title: 'Αναζητήστε από οπουδήποτε',
        intro: 'Η αναζήτηση στην κεφαλίδα βρίσκει όσα μπορείτε να διαβάσετε, και τα άρθρα αυτής της σελίδας.',
        steps: [
          'Πατήστε μαζί Ctrl και K, ή την «Αναζήτηση» στο επάνω μέρος της σελίδας.',
          'Πληκτρολογήστε πανεπιστήμιο, κωδικό, πόλη, πρόσωπο ή αριθμό. Ελληνικοί και λατινικοί χαρακτήρες βρίσκουν το ίδιο.',
          'Επιλέξτε με τα βέλη και πατήστε Enter. Με το Escape κλείνει η αναζήτηση.',
        ],
      },
    },
  },
] as const satisfies readonly HelpArticle[];
