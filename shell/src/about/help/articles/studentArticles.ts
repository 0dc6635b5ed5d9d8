import type { HelpArticle } from './helpArticle.ts';

/** What students do. */
export const STUDENT_ARTICLES = [
  {
    id: 'find-destination',
    screen: ['mfe-applications', 'destinations'],
    picture: {
      name: 'destinations',
      alt: {
        en: 'The list of destinations: a line for each university with country, languages, places per year and deadline, and above it the filters.',
        el: 'Η λίστα των προορισμών: μία γραμμή για κάθε πανεπιστήμιο με χώρα, γλώσσες, θέσεις ανά έτος και προθεσμία, και επάνω τα φίλτρα.',
      },
    },
    texts: {
      en: {
        title: 'Find out where you can go',
        intro:
          'The list has the universities to which students of a department may apply, by the agreements in force.',
        steps: [
          'Say which department you study in, and in which study cycle. The answer is kept for you and can be changed at any time.',
          'Narrow the list by country, language, duration or subject area, or show the map.',
          'Open a university to read its deadlines and requirements, and whom to ask.',
          'Press “Keep” at the ones that you like, and “Compare” up to four of them.',
          '“Begin an application with it” opens the application with your choice filled in.',
        ],
      },
      el: {
        title: 'Βρείτε πού μπορείτε να πάτε',
        intro:
          'Η λίστα έχει τα πανεπιστήμια στα οποία μπορούν να υποβάλουν αίτηση οι φοιτητές ενός τμήματος, με βάση τις συμφωνίες που ισχύουν.',
        steps: [
          'Δηλώστε το τμήμα και τον κύκλο σπουδών σας. Η απάντηση αποθηκεύεται και αλλάζει όποτε θέλετε.',
          'Περιορίστε τη λίστα με τη χώρα, τη γλώσσα, τη διάρκεια ή το γνωστικό αντικείμενο, ή εμφανίστε τον χάρτη.',
          'Ανοίξτε ένα πανεπιστήμιο για να διαβάσετε τις προθεσμίες και τις προϋποθέσεις του, και ποιον να ρωτήσετε.',
          'Πατήστε «Προσθήκη» σε όσα σας αρέσουν και «Σύγκριση» για έως τέσσερα από αυτά.',
          'Με το κουμπί «Έναρξη αίτησης με αυτόν τον προορισμό» ανοίγει η αίτηση με συμπληρωμένη την επιλογή σας.',
        ],
      },
    },
  },
  {
    id: 'apply',
    // The list says whether an application can be begun now; the form itself would refuse.
    screen: ['mfe-applications', 'applicationList'],
    needs: 'application_create',
    picture: {
      name: 'application',
      alt: {
        en: 'The first step of a new application: the list of the eight steps at the left, the personal data beside it.',
        el: 'Το πρώτο βήμα μιας νέας αίτησης: αριστερά η λίστα των οκτώ βημάτων, δίπλα τα προσωπικά στοιχεία.',
      },
    },
    texts: {
      en: {
        title: 'Apply for a mobility',
        intro:
          'An application has eight steps. You can stop at any of them and go on another day, as long as applications are open.',
        steps: [
          'Open “Long-term studies” in the menu, or “Short-term studies” for a short stay. While applications are closed, the entry says so.',
          'Fill in one step after the other, and go on by “Next”.',
          '“Save draft” keeps what you have, even when something is still missing.',
          'In “Preferred mobility” choose the universities that you want, the most wanted first.',
          'In “Attached files” add your documents as PDF. Photos of paper become one PDF.',
          'Tick the statements of the last step and press “Submit”. You see everything once more before it is sent.',
        ],
      },
      el: {
        title: 'Υποβάλετε αίτηση για κινητικότητα',
        intro:
          'Η αίτηση έχει οκτώ βήματα. Μπορείτε να σταματήσετε σε οποιοδήποτε και να συνεχίσετε άλλη ημέρα, όσο είναι ανοικτή η περίοδος αιτήσεων.',
        steps: [
          'Ανοίξτε από το μενού τις «Σπουδές μακράς διάρκειας», ή τις «Σπουδές βραχείας διάρκειας» για σύντομη παραμονή. Όταν δεν γίνονται δεκτές αιτήσεις, αυτό αναγράφεται στο μενού.',
          'Συμπληρώστε το ένα βήμα μετά το άλλο και προχωρήστε με το «Επόμενο».',
          'Με την «Αποθήκευση προχείρου» διατηρείται ό,τι έχετε συμπληρώσει, ακόμη και όταν κάτι λείπει.',
          'Στο βήμα «Επιθυμητή κινητικότητα» επιλέξτε τα πανεπιστήμια που θέλετε, με σειρά προτίμησης.',
          'Στα «Συνημμένα αρχεία» προσθέστε τα δικαιολογητικά σας ως PDF. Από φωτογραφίες εγγράφων δημιουργείται ένα PDF.',
          'Επιλέξτε τις δηλώσεις του τελευταίου βήματος και πατήστε «Υποβολή». Πριν από την υποβολή εμφανίζονται όλα ακόμη μία φορά.',
        ],
      },
    },
  },
  {
    id: 'follow-application',
    screen: ['mfe-applications', 'applicationList'],
    picture: {
      name: 'applications',
      alt: {
        en: 'A student’s page: where the application stands, what is missing, and the ways to go on.',
        el: 'Η σελίδα ενός φοιτητή: πού βρίσκεται η αίτηση, τι λείπει και πώς συνεχίζει.',
      },
    },
    texts: {
      en: {
        title: 'Follow your application',
        intro: 'One page says where each of your applications stands, what is missing, and who has it.',
        steps: [
          '“Continue” opens a draft where something is missing.',
          'If the office has sent your application back, its reason stands there. Correct the application and submit it again.',
          '“Bank account” changes your account after you have submitted, until the office closes it.',
          '“Download my data” gives you all that the portal keeps about you.',
        ],
      },
      el: {
        title: 'Παρακολουθήστε την αίτησή σας',
        intro: 'Μία σελίδα δείχνει πού βρίσκεται κάθε αίτησή σας, τι λείπει και ποιος την έχει.',
        steps: [
          'Με τη «Συνέχεια» ανοίγει η πρόχειρη αίτηση στο σημείο όπου κάτι λείπει.',
          'Αν το γραφείο επέστρεψε την αίτησή σας, εκεί αναγράφεται ο λόγος. Διορθώστε την και υποβάλετέ την ξανά.',
          'Από το κουμπί «Τραπεζικός λογαριασμός» αλλάζετε τον λογαριασμό σας μετά την υποβολή, έως ότου το γραφείο τον κλειδώσει.',
          'Με τη «Λήψη των δεδομένων μου» λαμβάνετε όσα διατηρεί η πύλη για εσάς.',
        ],
      },
    },
  },
] as const satisfies readonly HelpArticle[];
