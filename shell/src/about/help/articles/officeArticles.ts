import type { HelpArticle } from './helpArticle.ts';

/** What the office does besides single agreements; the table of rows is for Faculty too. */
export const OFFICE_ARTICLES = [
  {
    id: 'rows-as-a-table',
    screen: ['mfe-agreements', 'agreementRows'],
    texts: {
      en: {
        title: 'Edit mobility rows like a spreadsheet',
        intro:
          'The rows of many agreements stand in one table. Drafts can be edited by everybody who sees them, other agreements by the office.',
        steps: [
          'Filter the list of agreements, or tick some, and choose “Edit rows as a table”.',
          'Type into a cell, or paste a block from Excel. What finds no cell is listed above the table.',
          'Go from fault to fault with the button that counts them; above the table stands what is wrong and how the cell is written.',
          'Save. Each agreement is saved by itself, and those that were not are named with their cells.',
        ],
      },
      el: {
        title: 'Επεξεργαστείτε γραμμές κινητικότητας όπως σε λογιστικό φύλλο',
        intro:
          'Οι γραμμές πολλών συμφωνιών βρίσκονται σε έναν πίνακα. Τις πρόχειρες τις επεξεργάζονται όλοι όσοι τις βλέπουν, τις άλλες το γραφείο.',
        steps: [
          'Φιλτράρετε τη λίστα συμφωνιών ή επιλέξτε μερικές, και πατήστε «Επεξεργασία γραμμών σε πίνακα».',
          'Πληκτρολογήστε σε ένα κελί ή επικολλήστε από το Excel. Ό,τι δεν βρίσκει κελί αναφέρεται επάνω από τον πίνακα.',
          'Πηγαίνετε από σφάλμα σε σφάλμα με το κουμπί που τα μετρά· επάνω από τον πίνακα διαβάζετε τι δεν ισχύει και πώς γράφεται το κελί.',
          'Αποθηκεύστε. Κάθε συμφωνία αποθηκεύεται χωριστά, και όσες δεν αποθηκεύτηκαν αναφέρονται με τα κελιά τους.',
        ],
      },
    },
  },
  {
    id: 'keep-views',
    screen: ['mfe-agreements', 'agreementList'],
    texts: {
      en: {
        title: 'Keep a list as you work with it',
        intro: 'A view keeps the filters, the order and the columns of a list under a name.',
        steps: [
          'Filter the list. “More filters” asks for code, city, subject area, language and places too.',
          '“Columns” lets you choose what the list shows, and in which order.',
          'Press “Views” and “Keep what is shown as a view…”. The office can share it there.',
          'By “Manage views…” you rename, replace or remove a view, and say with which one the list begins.',
        ],
      },
      el: {
        title: 'Κρατήστε μια λίστα όπως τη χρησιμοποιείτε',
        intro: 'Μια προβολή κρατά με ένα όνομα τα φίλτρα, τη σειρά και τις στήλες μιας λίστας.',
        steps: [
          'Φιλτράρετε τη λίστα. Τα «Περισσότερα φίλτρα» έχουν και κωδικό, πόλη, γνωστικό αντικείμενο, γλώσσα και θέσεις.',
          'Με τις «Στήλες» επιλέγετε τι δείχνει η λίστα και με ποια σειρά.',
          'Πατήστε «Προβολές» και «Αποθήκευση ως προβολής…». Εκεί το γραφείο μπορεί να την κάνει κοινή.',
          'Με τη «Διαχείριση προβολών…» μετονομάζετε, ενημερώνετε ή διαγράφετε μια προβολή και ορίζετε με ποια ξεκινά η λίστα.',
        ],
      },
    },
  },
  {
    id: 'open-applications',
    screen: ['mfe-applications', 'applicationSettings'],
    picture: {
      name: 'settings',
      alt: {
        en: 'The settings of applications: whether students can apply now, the counter, the two dates and the academic year.',
        el: 'Οι ρυθμίσεις αιτήσεων: αν οι φοιτητές μπορούν να υποβάλουν τώρα, ο μετρητής, οι δύο ημερομηνίες και το ακαδημαϊκό έτος.',
      },
    },
    texts: {
      en: {
        title: 'Open and close applications',
        intro: 'Long-term and short-term studies have a tab each, with their own dates.',
        steps: [
          'Set the first and the last day. Both days belong to the period.',
          'Set the academic year for which students apply.',
          'Say whether a submission is confirmed by mail, and press “Submit”.',
          'For a new year “Reset Counter” begins again with number 1.',
        ],
      },
      el: {
        title: 'Ανοίξτε και κλείστε τις αιτήσεις',
        intro: 'Οι σπουδές μακράς και βραχείας διάρκειας έχουν από μία καρτέλα, με δικές τους ημερομηνίες.',
        steps: [
          'Ορίστε την πρώτη και την τελευταία ημέρα. Και οι δύο περιλαμβάνονται στην περίοδο.',
          'Ορίστε το ακαδημαϊκό έτος για το οποίο υποβάλλουν αίτηση οι φοιτητές.',
          'Επιλέξτε αν κάθε υποβολή επιβεβαιώνεται με e-mail και πατήστε «Υποβολή».',
          'Για νέο έτος, με την «Επαναφορά μετρητή» η αρίθμηση αρχίζει ξανά από το 1.',
        ],
      },
    },
  },
  {
    id: 'read-applications',
    screen: ['mfe-applications', 'applicationList'],
    needs: 'application_settings',
    texts: {
      en: {
        title: 'Read, send back and validate applications',
        intro: 'The list has the applications of all students. Drafts are still the student’s.',
        steps: [
          'Find the application by number, name or year, and open it for editing.',
          'Correct what is yours to correct, and press “Save changes”.',
          '“Send back” returns it to the student, with your reason.',
          '“Validate” on the last step settles the application.',
        ],
      },
      el: {
        title: 'Διαβάστε, επιστρέψτε και επικυρώστε αιτήσεις',
        intro: 'Η λίστα έχει τις αιτήσεις όλων των φοιτητών. Οι πρόχειρες είναι ακόμη στον φοιτητή.',
        steps: [
          'Βρείτε την αίτηση με τον αριθμό, το όνομα ή το έτος και ανοίξτε την για επεξεργασία.',
          'Διορθώστε όσα πρέπει και πατήστε «Αποθήκευση αλλαγών».',
          'Με την «Επιστροφή στον φοιτητή» η αίτηση γυρίζει σε αυτόν με την αιτιολογία σας.',
          'Με την «Επικύρωση» στο τελευταίο βήμα η αίτηση ολοκληρώνεται.',
        ],
      },
    },
  },
  {
    id: 'own-factsheet',
    screen: ['mfe-factsheets', 'factsheetList'],
    needs: 'factsheet_edit',
    texts: {
      en: {
        title: 'Keep our factsheet up to date',
        intro: 'Partners read our active factsheet on the network, so its dates and people have to be right.',
        steps: [
          'Open our own factsheet from the list of factsheets.',
          'Change what is out of date, one section after the other.',
          'Read the note at the top, if there is one: it names what is missing before partners can fetch the factsheet.',
        ],
      },
      el: {
        title: 'Ενημερώνετε το δικό μας ενημερωτικό δελτίο',
        intro:
          'Οι εταίροι διαβάζουν το ενεργό ενημερωτικό δελτίο μας στο δίκτυο, γι’ αυτό οι ημερομηνίες και τα πρόσωπα πρέπει να είναι σωστά.',
        steps: [
          'Ανοίξτε το δικό μας ενημερωτικό δελτίο από τη λίστα των δελτίων.',
          'Αλλάξτε όσα δεν ισχύουν πια, τη μία ενότητα μετά την άλλη.',
          'Διαβάστε τη σημείωση στο επάνω μέρος, αν υπάρχει: αναφέρει τι λείπει για να μπορούν οι εταίροι να λάβουν το ενημερωτικό δελτίο.',
        ],
      },
    },
  },
  {
    id: 'export-department',
    screen: ['mfe-admin', 'departmentExport'],
    texts: {
      en: {
        title: 'Give a department its agreements',
        intro: 'One file has all agreements of a department, with the numbers of each kind of mobility.',
        steps: [
          'Choose the department. The page says how many agreements the file will have.',
          'Press “Export”. The file is in Greek, whatever the language of the page.',
        ],
      },
      el: {
        title: 'Δώστε σε ένα τμήμα τις συμφωνίες του',
        intro:
          'Ένα αρχείο έχει όλες τις συμφωνίες ενός τμήματος, με τους αριθμούς κάθε είδους κινητικότητας.',
        steps: [
          'Επιλέξτε το τμήμα. Η σελίδα αναφέρει πόσες συμφωνίες θα έχει το αρχείο.',
          'Πατήστε «Εξαγωγή». Το αρχείο είναι στα ελληνικά, όποια και αν είναι η γλώσσα της σελίδας.',
        ],
      },
    },
  },
  {
    id: 'take-numbers',
    screen: ['mfe-admin', 'report'],
    texts: {
      en: {
        title: 'Numbers for a report',
        intro:
          'The report compares agreements and places of an academic year with the year before, for the rector, a department or a talk.',
        steps: [
          'Choose the academic year and the kind of mobility, then a tab: countries, partners, departments or subject areas.',
          'Press a number to see the list behind it.',
          'Press the button at a chart or a table for a picture or an Excel file, or “Download all” for one PDF.',
        ],
      },
      el: {
        title: 'Παίρνετε τους αριθμούς μαζί σας',
        intro:
          'Η αναφορά συγκρίνει τις συμφωνίες και τις θέσεις ενός ακαδημαϊκού έτους με το προηγούμενο, για τον πρύτανη, ένα τμήμα ή μια παρουσίαση.',
        steps: [
          'Επιλέξτε ακαδημαϊκό έτος και είδος κινητικότητας και έπειτα μια καρτέλα: χώρες, εταίροι, τμήματα ή γνωστικά αντικείμενα.',
          'Πατήστε έναν αριθμό για να δείτε τη λίστα του.',
          'Πατήστε «Λήψη» σε ένα γράφημα ή πίνακα για εικόνα ή αρχείο Excel, ή «Λήψη όλων» για ένα PDF.',
        ],
      },
    },
  },
] as const satisfies readonly HelpArticle[];
