import type { HelpArticle } from './helpArticle.ts';

/** What is done with agreements. */
export const AGREEMENT_ARTICLES = [
  {
    id: 'read-agreement',
    screen: ['mfe-agreements', 'agreementList'],
    needs: 'iia_view',
    texts: {
      en: {
        title: 'Read an agreement',
        intro:
          'The page of an agreement has all of it: the institutions, the rows, the languages and the signatures.',
        steps: [
          'Open the agreement from the list.',
          'Read who may go in the part with the rows, by kind of mobility and direction.',
          'Follow the link to the factsheet of the partner for deadlines and people to ask.',
          '“Download PDF” makes the document, once the agreement is submitted or final.',
        ],
      },
      el: {
        title: 'Διαβάστε μια συμφωνία',
        intro:
          'Η σελίδα μιας συμφωνίας τα έχει όλα: τα ιδρύματα, τις γραμμές, τις γλώσσες και τις υπογραφές.',
        steps: [
          'Ανοίξτε τη συμφωνία από τη λίστα.',
          'Δείτε ποιοι μετακινούνται στο μέρος με τις γραμμές, ανά είδος κινητικότητας και κατεύθυνση.',
          'Ακολουθήστε τον σύνδεσμο προς το ενημερωτικό δελτίο του εταίρου για προθεσμίες και πρόσωπα επικοινωνίας.',
          'Με τη «Λήψη PDF» δημιουργείται το έγγραφο, όταν η συμφωνία έχει υποβληθεί ή είναι οριστική.',
        ],
      },
    },
  },
  {
    id: 'propose-agreement',
    screen: ['mfe-agreements', 'agreementProposal'],
    texts: {
      en: {
        title: 'Propose an agreement',
        intro:
          'A coordinator proposes an agreement to the International Relations Office, which decides and goes on with it.',
        steps: [
          'Choose the partner. A line says how many agreements there are with it already, and leads to them.',
          'Choose the years, and write why the agreement is worth having.',
          '“Propose” makes a draft of which you are the coordinator, and opens it: fill in the mobilities as far as you know them.',
          'You find it again in the list, by “Name me” and “Drafts”.',
        ],
      },
      el: {
        title: 'Προτείνετε μια συμφωνία',
        intro:
          'Ο συντονιστής προτείνει μια συμφωνία στο Γραφείο Διεθνών Σχέσεων, το οποίο αποφασίζει και προχωρά τη διαδικασία.',
        steps: [
          'Επιλέξτε τον εταίρο. Μια πρόταση αναφέρει πόσες συμφωνίες υπάρχουν ήδη μαζί του και οδηγεί σε αυτές.',
          'Επιλέξτε τα έτη και γράψτε για ποιον λόγο αξίζει η συμφωνία.',
          'Με την «Υποβολή πρότασης» δημιουργείται και ανοίγει πρόχειρη συμφωνία της οποίας είστε συντονιστής: συμπληρώστε τις κινητικότητες όσο τις γνωρίζετε.',
          'Τη βρίσκετε πάλι στη λίστα, με τα «Με αναφέρουν» και «Πρόχειρα».',
        ],
      },
    },
  },
  {
    id: 'new-agreement',
    screen: ['mfe-agreements', 'agreementForm'],
    texts: {
      en: {
        title: 'Write a new agreement',
        intro: 'A form in steps takes the partner, the years, the people, the rows and the rest.',
        steps: [
          'Choose the partner. A line below the field says when it is not on the network and cannot be notified.',
          'Go on by “Next”. A step that is not in order says what is missing.',
          '“Save Draft” keeps what you have. What you type is also kept in this browser until it is saved.',
          '“Submit” ends the draft. “Finalize and Notify Partner” makes the agreement final and notifies the partner.',
        ],
      },
      el: {
        title: 'Συντάξτε νέα συμφωνία',
        intro: 'Μια φόρμα με βήματα ζητά τον εταίρο, τα έτη, τα πρόσωπα, τις γραμμές και τα υπόλοιπα.',
        steps: [
          'Επιλέξτε τον εταίρο. Μια πρόταση κάτω από το πεδίο αναφέρει αν δεν είναι στο δίκτυο και δεν μπορεί να ειδοποιηθεί.',
          'Προχωρήστε με το «Επόμενο». Όταν ένα βήμα δεν είναι εντάξει, αναφέρει τι λείπει.',
          'Με την «Αποθήκευση προχείρου» διατηρείται ό,τι έχετε συμπληρώσει. Όσα πληκτρολογείτε μένουν και σε αυτό το πρόγραμμα περιήγησης έως ότου αποθηκευτούν.',
          'Με την «Υποβολή» παύει να είναι πρόχειρη. Με την «Οριστικοποίηση και ειδοποίηση εταίρου» γίνεται οριστική και ειδοποιείται ο εταίρος.',
        ],
      },
    },
  },
  {
    id: 'agree-with-partner',
    screen: ['mfe-agreements', 'agreementList'],
    needs: 'iia_edit_iro',
    picture: {
      name: 'agreement',
      alt: {
        en: 'The page of an agreement as the office sees it: its states, a sentence that says whose turn it is, and one button for the next step.',
        el: 'Η σελίδα μιας συμφωνίας όπως τη βλέπει το γραφείο: οι καταστάσεις της, μια πρόταση που λέει ποιος πρέπει να ενεργήσει και ένα κουμπί για το επόμενο βήμα.',
      },
    },
    texts: {
      en: {
        title: 'Come to an agreement with the partner',
        intro:
          'Both universities approve the same copy on the network. The page of the agreement says whose turn it is and offers the next step as one button.',
        steps: [
          'Open the agreement and read the sentence at its top.',
          'Where the copies differ, open the tab with the copies and compare them first.',
          '“Approve and Notify Partner” approves the partner’s copy. When both have approved, the EWP Status is “Approved by all”.',
          'To change an agreement that is in force, press “Initiate changes”. What was approved stays in force until both approve the new copy.',
          'Everything else, such as the termination, is behind “More actions”.',
        ],
      },
      el: {
        title: 'Συμφωνήστε με τον εταίρο',
        intro:
          'Και τα δύο πανεπιστήμια εγκρίνουν το ίδιο αντίγραφο στο δίκτυο. Η σελίδα της συμφωνίας λέει ποιος πρέπει να ενεργήσει και προσφέρει το επόμενο βήμα με ένα κουμπί.',
        steps: [
          'Ανοίξτε τη συμφωνία και διαβάστε την πρόταση στο επάνω μέρος.',
          'Όπου τα αντίγραφα διαφέρουν, ανοίξτε την καρτέλα με τα αντίγραφα και συγκρίνετέ τα πρώτα.',
          'Με την «Έγκριση και ειδοποίηση εταίρου» εγκρίνετε το αντίγραφο του εταίρου. Όταν εγκρίνουν και οι δύο, η κατάσταση EWP είναι «Έγκριση από όλους».',
          'Για να αλλάξετε μια συμφωνία που ισχύει, πατήστε «Έναρξη αλλαγών». Όσα εγκρίθηκαν ισχύουν έως ότου εγκρίνουν και οι δύο το νέο αντίγραφο.',
          'Όλα τα υπόλοιπα, όπως η λύση, βρίσκονται στις «Περισσότερες ενέργειες».',
        ],
      },
    },
  },
  {
    id: 'incoming-agreement',
    screen: ['mfe-agreements', 'incomingAgreements'],
    texts: {
      en: {
        title: 'Take over an agreement that a partner begins',
        intro:
          'What partners offer on the network and belongs to no agreement of ours waits on a page of its own.',
        steps: [
          '“Import” makes a draft out of it. Its page names what could not be taken over.',
          '“Link with…” joins it to an agreement that we have already.',
          '“Archive” takes it off the list, until the partner changes it or you take it back.',
        ],
      },
      el: {
        title: 'Παραλάβετε συμφωνία που ξεκινά ο εταίρος',
        intro:
          'Όσες συμφωνίες προτείνουν οι εταίροι στο δίκτυο και δεν ανήκουν σε δική μας περιμένουν σε δική τους σελίδα.',
        steps: [
          'Με την «Εισαγωγή» δημιουργείται από αυτήν μια πρόχειρη συμφωνία. Η σελίδα της αναφέρει όσα δεν μεταφέρθηκαν.',
          'Με την «Αντιστοίχιση με…» συνδέεται με συμφωνία που έχουμε ήδη.',
          'Με την «Αρχειοθέτηση» φεύγει από τη λίστα, έως ότου ο εταίρος την αλλάξει ή την επαναφέρετε.',
        ],
      },
    },
  },
] as const satisfies readonly HelpArticle[];
